import { words } from './fillers.ts';
import type { Event } from './plan.ts';
import type { Reader } from './reader.ts';
import type { Piece } from './said.ts';

/** The ways in which events could have been meant. */
export type Ways = readonly (readonly Event[])[];

/** The text of which a plan was made, and its pieces. */
export interface Text {
	readonly reader: Reader;
	readonly pieces: readonly Piece[];
}

/** Words that say of what stands behind them that it came later. */
export const LATER: ReadonlySet<string> = new Set(
	words('then before next later afterwards afterward finally')
);

export const wordsOf = ({ reader, pieces }: Text, first: number, last = first): readonly string[] =>
	reader.tokens
		.slice(pieces[first]?.from ?? 0, (pieces[last]?.to ?? 0) + 1)
		.map(({ bare }) => bare);

/** Whether a word between two pieces tells that what the later says came later. */
export const isOrderSaid = (text: Text, first: number, second: number): boolean =>
	wordsOf(text, first, second).some((word) => LATER.has(word));

/** Whether a piece is the act that a question asks about. */
export function isAsked({ pieces }: Text, piece: number): boolean {
	const own = pieces[piece];
	const isEmpty = own !== undefined && own.to <= own.from;
	return isEmpty && pieces[askedIn(pieces, piece)]?.what.say === 'asked';
}

/** The piece of the question that an act is asked about in. */
export const askedIn = (pieces: readonly Piece[], piece: number): number =>
	pieces.findLastIndex(({ from, to }, i) => i < piece && to > from);
