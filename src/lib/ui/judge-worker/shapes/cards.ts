import * as v from 'valibot';
import type { TypedCard } from '../../../cards/typed.ts';

/** The texts of typed cards that are to be read. */
export interface CardsAsked {
	readonly texts: readonly string[];
}

/** A card is made of what the judge plays with, of which nothing needs to be known here. */
const card = v.custom<TypedCard>(
	(data) =>
		typeof data === 'object' &&
		data !== null &&
		'key' in data &&
		'card' in data &&
		'cost' in data &&
		typeof data.cost === 'number' &&
		'problems' in data &&
		Array.isArray(data.problems),
	'a card as it was read'
);

/** Each text with what was read of it; those that would cost too much are left out. */
export const cardsRead = v.array(v.tuple([v.string(), card]));
export type CardsRead = v.InferOutput<typeof cardsRead>;
