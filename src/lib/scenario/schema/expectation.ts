import * as v from 'valibot';
import { whole } from '../../model/whole.ts';
import { DECKS, SLOT_KINDS } from '../../model/words.ts';
import { isRuleId, type RuleId } from '../../rules/index.ts';
import { READINGS, type ReadingId } from '../../rules/readings.ts';
import { ABOUT, DIDS, isThingAbout, type ThingAbout } from '../expect/step-words.ts';
import { STEPS, type Expectation, type StepPattern } from '../scenario.ts';
import { cell, playerFacts, slot } from './board.ts';
import { act } from './line.ts';
import {
	card,
	cardThing,
	count,
	counters,
	maybe,
	damageable,
	stackThing,
	text,
	things,
	yes
} from './thing.ts';

const ruleId = v.custom<RuleId>((id) => typeof id === 'string' && isRuleId(id), 'the id of a rule');
const rules = v.array(ruleId);
export const readingId = v.custom<ReadingId>(
	(id) => typeof id === 'string' && Object.hasOwn(READINGS, id),
	'the id of a reading'
);
const step = whole<StepPattern>()(
	v.strictObject({
		did: v.picklist(DIDS),
		about: maybe(things),
		words: maybe(v.array(text)),
		rules: maybe(rules)
	})
);
const playerCounts = {
	cards: maybe(count),
	soulValue: maybe(count),
	maxHp: maybe(count),
	attackStat: maybe(count)
};
const objectFacts = v.strictObject({
	inPlay: maybe(v.boolean()),
	hp: maybe(count),
	maxHp: maybe(count),
	attackStat: maybe(count),
	evasion: maybe(count),
	charged: maybe(v.boolean()),
	counters: maybe(counters)
});
const thingAbout = v.custom<ThingAbout>(
	(word) => typeof word === 'string' && isThingAbout(word),
	Object.keys(ABOUT).join(', ')
);
export const expectation = whole<Expectation>()(
	v.union([
		v.strictObject({ expect: v.literal('stack'), things: v.array(stackThing) }),
		v.strictObject({
			expect: v.literal('player'),
			player: text,
			facts: v.strictObject({ ...playerFacts, ...playerCounts })
		}),
		v.strictObject({ expect: v.literal('object'), object: cardThing, facts: objectFacts }),
		v.strictObject({
			expect: v.literal('slots'),
			slot: v.picklist(SLOT_KINDS),
			slots: v.array(slot)
		}),
		v.strictObject({
			expect: v.picklist(['deck', 'discard']),
			deck: v.picklist(DECKS),
			cards: v.array(cell),
			more: maybe(yes)
		}),
		v.strictObject({ expect: v.literal('pool'), cents: count }),
		v.strictObject({ expect: v.picklist(['outside', 'bonus souls']), cards: v.array(card) }),
		v.strictObject({ expect: v.literal('priority'), player: text }),
		v.strictObject({
			expect: v.literal('turn'),
			player: maybe(text),
			step: maybe(v.picklist(STEPS))
		}),
		v.strictObject({
			expect: v.literal('asked'),
			player: text,
			about: maybe(text),
			options: maybe(things)
		}),
		v.strictObject({ expect: v.literal('legal'), act }),
		v.strictObject({ expect: v.literal('refused'), act, rules: maybe(rules) }),
		v.strictObject({ expect: v.literal('steps'), steps: v.array(step) }),
		v.strictObject({ expect: v.literal('no step'), step }),
		v.strictObject({ expect: v.literal('rules'), rules }),
		v.strictObject({
			expect: thingAbout,
			thing: v.union([damageable, stackThing]),
			rules: maybe(rules)
		}),
		v.strictObject({ expect: v.literal('reading'), reading: readingId }),
		v.strictObject({ expect: v.literal('winner'), players: v.array(text) })
	])
);
