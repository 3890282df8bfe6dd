import * as v from 'valibot';
import { whole } from '../../model/whole.ts';
import { DECKS, SLOT_KINDS } from '../../model/words.ts';
import { AMONG, type Edit } from '../edit/edit.ts';
import type { Act } from '../scenario.ts';
import { cell, effect, object, playerFacts, priority, slot, turnFacts } from './board.ts';
import {
	SLOT_THING,
	STACK_THINGS,
	card,
	cardThing,
	count,
	counters,
	maybe,
	stackThing,
	text,
	things,
	yes
} from './thing.ts';

export const act = whole<Act>()(
	v.variant('do', [
		v.strictObject({ do: v.literal('everyone passes') }),
		v.strictObject({ do: v.literal('pass'), player: text }),
		v.strictObject({
			do: v.literal('play'),
			player: text,
			card,
			mode: maybe(count),
			targets: maybe(things)
		}),
		v.strictObject({
			do: v.literal('activate'),
			player: text,
			object: cardThing,
			targets: maybe(things)
		}),
		v.strictObject({ do: v.picklist(['attack', 'purchase', 'end turn']), player: text }),
		v.strictObject({
			do: v.literal('barter'),
			player: text,
			to: text,
			amount: count,
			gives: maybe(things),
			gets: maybe(things),
			favour: maybe(text)
		}),
		v.strictObject({ do: v.literal('soul purchase'), player: text, soul: cardThing }),
		v.strictObject({ do: v.literal('choose'), player: text, picks: things, always: maybe(yes) }),
		v.strictObject({ do: v.literal('roll'), result: count, player: maybe(text) }),
		v.strictObject({ do: v.literal('reveal'), card })
	])
);
const playerChange = v.strictObject({
	character: playerFacts.character,
	hp: playerFacts.hp,
	cents: playerFacts.cents,
	dead: playerFacts.dead,
	lootPlays: playerFacts.lootPlays,
	attacks: playerFacts.attacks,
	purchases: playerFacts.purchases,
	skips: playerFacts.skips,
	counters: playerFacts.counters,
	hand: playerFacts.hand
});
const pileOf = { pile: v.picklist(['deck', 'discard']), deck: v.picklist(DECKS) };
const slotAt = { slot: v.picklist(SLOT_KINDS), number: count };
export const edit = whole<Edit>()(
	v.variant('edit', [
		v.strictObject({ edit: v.literal('deal'), player: text, cell }),
		v.strictObject({ edit: v.literal('give'), player: text, object, among: v.picklist(AMONG) }),
		v.strictObject({ edit: v.literal('take'), player: text, cell }),
		v.strictObject({
			edit: v.literal('remove'),
			thing: v.variant('is', [...STACK_THINGS, SLOT_THING])
		}),
		v.strictObject({ edit: v.literal('set player'), player: text, facts: playerChange }),
		v.strictObject({
			edit: v.literal('set object'),
			object: cardThing,
			facts: v.strictObject({
				hp: maybe(count),
				charged: maybe(v.boolean()),
				counters: maybe(counters)
			})
		}),
		v.strictObject({ edit: v.literal('set pile'), ...pileOf, cells: v.array(cell) }),
		v.strictObject({ edit: v.literal('set pool'), cents: count }),
		v.strictObject({ edit: v.literal('set timer'), shows: count }),
		v.strictObject({ edit: v.literal('set slot'), ...slotAt, holds: slot }),
		v.strictObject({ edit: v.literal('add slot'), slot: v.picklist(SLOT_KINDS), holds: slot }),
		v.strictObject({ edit: v.literal('cover'), ...slotAt, object }),
		v.strictObject({ edit: v.literal('put'), cell, ...pileOf, under: maybe(yes) }),
		v.strictObject({ edit: v.literal('stack'), things: v.array(stackThing) }),
		v.strictObject({ edit: v.literal('effect'), effect }),
		v.strictObject({ edit: v.literal('ask again'), player: text, about: maybe(card) }),
		v.strictObject({ edit: v.literal('by hand'), what: text }),
		v.strictObject({
			edit: v.literal('set turn'),
			facts: v.strictObject({
				...turnFacts,
				monsterDied: maybe(v.boolean()),
				ending: maybe(v.boolean()),
				usual: maybe(yes)
			})
		}),
		v.strictObject({ edit: v.literal('set extra turns'), players: v.array(text) }),
		v.strictObject({ edit: v.literal('set priority'), priority })
	])
);
