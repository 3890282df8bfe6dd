import { GAME_EVENTS } from '../things.ts';
import { card } from './cards.ts';
import type { Fields } from './combine.ts';
import {
	always,
	entries,
	flag,
	later,
	list,
	number,
	record,
	variant,
	word,
	type Codec
} from './combine.ts';
import { LinkError } from './range.ts';
import { text } from './text.ts';
import { deck, slotKind, where } from './words.ts';

/** More players than sit at any table. */
const MOST_PLAYERS = 16;

/** A player by the seat; whoever sits at none by name. */
export function player(): Codec {
	const seats = Array.from({ length: MOST_PLAYERS + 1 }, () => number());
	const self = {};
	return (coder, value) => {
		const { players, last } = coder.memory;
		const index = players.findIndex((name) => name === value);
		const wanted = index < 0 ? players.length : index;
		const codec = seats[Math.min(last.get(self) ?? MOST_PLAYERS, MOST_PLAYERS)];
		const seat = codec?.(coder, coder.isReading ? undefined : wanted);
		if (typeof seat !== 'number' || seat > players.length)
			throw new LinkError('The link is damaged.');
		last.set(self, seat);
		return players[seat] ?? text(coder, value);
	};
}

export const yes = always(true);
const name = player();
const one = number();
const things = later(() => list(THING));
const damageableThing = later(() => MORTAL);
const cardThing = later(() => CARD_THING);

/** A card with all that tells it from others. */
const CARD: Fields = {
	always: { card: card() },
	maybe: {
		copy: one,
		of: name,
		game: yes,
		where: where,
		line: one,
		mode: one,
		rolled: one,
		saw: things,
		targets: things
	},
	since: [{ copied: yes }, { doubled: yes }]
};
const ROLL: Fields = {
	maybe: {
		by: name,
		shows: one,
		was: list(number()),
		lookedAt: list(number()),
		against: later(() => ROLLED_AGAINST),
		for: cardThing,
		copy: one
	},
	since: [{ effectGone: yes }]
};
const DAMAGE: Fields = {
	maybe: { amount: number(), combat: yes, to: damageableThing, from: damageableThing, copy: one }
};
const DEATH: Fields = {
	always: { of: damageableThing },
	maybe: { copy: one },
	since: [{ lookedAt: yes }]
};
const GAME: Fields = {
	always: { event: word(...GAME_EVENTS) },
	maybe: { of: later(() => THING), plus: number(), minus: number(), copy: one }
};
const PLAYER: Fields = { always: { name } };
const SLOT: Fields = { always: { slot: slotKind, number: number() } };

export const CARD_THING = variant('is', [['card', CARD]]);
export const MORTAL = variant('is', [
	['player', PLAYER],
	['card', CARD],
	['gone', {}]
]);
const ROLLED_AGAINST = variant('is', [
	['card', CARD],
	['gone', {}],
	['player', PLAYER]
]);
/** What can be attacked. */
export const ATTACKED = variant('is', [
	['card', CARD],
	['deck', { always: { deck } }],
	['discard', { always: { deck } }],
	['player', PLAYER]
]);
export const STACK_THING = variant('is', [
	['card', CARD],
	['roll', ROLL],
	['damage', DAMAGE],
	['death', DEATH],
	['game', GAME]
]);
/** What can be removed. */
export const REMOVABLE = variant('is', [
	['card', CARD],
	['roll', ROLL],
	['damage', DAMAGE],
	['death', DEATH],
	['slot', SLOT],
	['game', GAME]
]);
export const THING = variant('is', [
	['card', CARD],
	['player', PLAYER],
	['roll', ROLL],
	['answer', { always: { answer: word('yes', 'no') } }],
	['deck', { always: { deck } }],
	['discard', { always: { deck } }],
	['number', { always: { number: number() } }],
	['damage', DAMAGE],
	['death', DEATH],
	['slot', SLOT],
	['unknown', { maybe: { copy: one } }],
	['mode', { always: { mode: number() } }],
	['gone', {}],
	['word', { always: { word: text } }],
	['attack', { always: { of: name } }],
	['game', GAME]
]);

/** HP, charge and counters of an object. */
export const STATE: NonNullable<Fields['maybe']> = {
	charged: flag(0.1),
	hp: number(),
	counters: later(() => COUNTERS)
};
export const COUNTERS = entries(text, number());

/** An object in play. */
export const object = (): Codec =>
	record({
		always: { card: card() },
		maybe: STATE,
		since: [{ printed: card() }, { starting: always(true) }]
	});
