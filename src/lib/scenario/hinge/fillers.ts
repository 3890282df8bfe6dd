import type { CardKey } from '../../model/words.ts';
import { STAND_INS } from '../spoken/laying.ts';
import { isEdit, isExpectation, type Line, type Scenario } from '../scenario.ts';

/**
 * Cards that may lie in a slot only because something must: nothing is said of them, at the table or in a line, but that
 * they lie there.
 */
export function fillersIn({
	script,
	board: { slots, ...board } = {},
	players
}: Scenario): ReadonlySet<CardKey> {
	const told = Object.values(slots ?? {})
		.flat()
		.filter(({ top, covered = [] }) => covered.length > 0 || Object.keys(top ?? {}).length > 1);
	const said = [script.filter((line) => !isRevealed(line)), board, players ?? [], told];
	return new Set([...STAND_INS].filter((card) => !names(said, card)));
}

const isRevealed = (line: Line): boolean =>
	!isEdit(line) && !isExpectation(line) && line.do === 'reveal';

/** The first of some cards that is named anywhere in something. */
export const namedIn = (cards: ReadonlySet<CardKey>, value: unknown): CardKey | null =>
	[...cards].find((card) => names(value, card)) ?? null;

function names(value: unknown, card: CardKey): boolean {
	if (typeof value !== 'object' || value === null) return value === card;
	return Object.values(value).some((part) => names(part, card));
}
