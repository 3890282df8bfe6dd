/** All that can be expected of the table, or of what has happened. */
import * as v from 'valibot';
import { ABOUT, isThingAbout, type ThingAbout } from '../expect/step-words.ts';
import { act } from './act/act.ts';
import { readingId, rules } from './cited.ts';
import {
	card,
	count,
	deck,
	list,
	maybe,
	player,
	shape,
	slotKind,
	text,
	yes,
	type Of
} from './kit.ts';
import { STEPS } from './lists.ts';
import { objectFacts } from './object-facts.ts';
import { cell, slot } from './object.ts';
import { expectedOfPlayer } from './player.ts';
import { step } from './step.ts';
import { cardThing, damageable, stackThing, thing } from './things.ts';

const thingAbout = v.custom<ThingAbout>(
	(word) => typeof word === 'string' && isThingAbout(word),
	Object.keys(ABOUT).join(', ')
);

const expectations = v.union([
	/** The whole stack, bottom first. */
	shape({ expect: v.literal('stack'), things: list(stackThing) }),
	shape({ expect: v.literal('player'), player: player(), facts: expectedOfPlayer }),
	shape({ expect: v.literal('object'), object: cardThing, facts: objectFacts }),
	shape({ expect: v.literal('slots'), slot: slotKind, slots: list(slot) }),
	/** The cards from the top; `more` when others may lie below. */
	shape({
		expect: v.picklist(['deck', 'discard']),
		deck,
		cards: list(cell()),
		more: maybe(yes)
	}),
	shape({ expect: v.literal('pool'), cents: count() }),
	shape({ expect: v.picklist(['outside', 'bonus souls']), cards: list(card()) }),
	shape({ expect: v.literal('priority'), player: player() }),
	shape({
		expect: v.literal('turn'),
		player: maybe(player()),
		step: maybe(v.picklist(STEPS))
	}),
	/** A question, what it is about, and all that can be chosen. */
	shape({
		expect: v.literal('asked'),
		player: player(),
		about: maybe(text),
		options: maybe(list(thing))
	}),
	shape({ expect: v.literal('legal'), act }),
	shape({ expect: v.literal('refused'), act, rules: maybe(rules) }),
	/** These steps, in this order; others may lie between. */
	shape({ expect: v.literal('steps'), steps: list(step) }),
	shape({ expect: v.literal('no step'), step }),
	shape({ expect: v.literal('rules'), rules }),
	shape({ expect: thingAbout, thing: v.union([damageable, stackThing]), rules: maybe(rules) }),
	shape({ expect: v.literal('reading'), reading: readingId }),
	/** Nobody, or all who have won. */
	shape({ expect: v.literal('winner'), players: list(player()) })
]);

export type Expectation = Of<typeof expectations>;

export const expectation: v.GenericSchema<unknown, Expectation> = expectations;
