/** The small form of `npm run english -- FACTS --check`, which plays every card and is given what is printed. */
import { expect, it } from 'vitest';
import '#lib/cards/sets/known.ts';
import { cardOf, LIBRARY } from '#lib/cards/library.ts';
import type { Position } from '#lib/model/position.ts';
import { gameWith } from '../support/in-the-middle.ts';
import { report } from '../support/report.ts';

const EVERY = 12;
const SOME = [...LIBRARY.keys()].filter((_, nth) => nth % EVERY === 0);

/** The cards of a table that are not in a deck's depths. */
const near = ({ players, slots, decks, bonusSouls = [] }: Position): readonly unknown[] => [
	...players.flatMap(({ character, items, curses, hand }) => [
		character.card,
		...[...items, ...curses, ...hand].map(({ card }) => card)
	]),
	...[...slots.monster, ...slots.room].map(({ top }) => top?.card),
	...bonusSouls.map(({ card }) => card),
	decks.monster[0]?.card
];

it.each(SOME)('a game with %s in the middle keeps what must always hold', (key) => {
	const { start, fault } = gameWith(key, 1, 100);
	expect(near(start)).toContain(key);
	if (fault) throw new Error(report(fault));
});

it('takes cards of every kind', () => {
	const kinds = new Set(SOME.map((key) => cardOf(key).kind));
	expect(kinds).toEqual(new Set([...LIBRARY.values()].map(({ kind }) => kind)));
});
