import { FACES } from '../../cards/library.ts';
import { type Reader, anyOf, is, skip, verbAt } from './reader.ts';
import type { Who } from './ref.ts';
import type { Piece, Saying } from './said.ts';
import { takesOf } from './takes.ts';
import { whoAt } from './who.ts';

/** "Blank Card activated by Ida, then a Penny": who did the one does the other, unless it answers that. */
export function goesOnWith(
	reader: Reader,
	from: number,
	one: Saying,
	before: readonly Piece[]
): boolean {
	const isNext =
		one.say === 'use' &&
		one.who === null &&
		FACES.has(one.card.card) &&
		!takesOf(one.card.card, '2023').has('loot being played');
	if (!isNext) return false;
	if (is(reader, from, 'then') || is(reader, from - 1, 'then')) return true;
	// "Plays 3 Cents and a Nickel".
	const isAnd = [from, from - 1].some((at) => is(reader, at, 'and', 'plus', '&', '+'));
	const last = before.findLast(({ what }) => what.say !== 'joins')?.what;
	const isShared = last?.say === 'use' && (one.on.length === 0 || last.on.length === 0);
	return isAnd && isShared && one.card.of === null;
}

/** "Cara loots, plays The Sun", "Cara takes her turn: plays The Sun": who does what follows too; null where nothing does. */
export function subjectOf(reader: Reader, from: number, to: number): Who | null {
	const goesOn =
		is(reader, to, 'and', 'then') ||
		anyOf(reader, to, ', then') >= 0 ||
		(is(reader, to, ',', ':') && verbAt(reader, to + 1) !== null);
	return goesOn ? (whoAt(reader, skip(reader, from, ''))?.value ?? null) : null;
}
