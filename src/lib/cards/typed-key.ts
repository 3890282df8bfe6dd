import type { CardKey } from '../model/words.ts';
import type { Card } from './card.ts';

/** A typed card, and what the reading of it has cost. */
export interface ReadKey {
	readonly card: Card | null;
	readonly cost: number;
}

/** Reads the key of a typed card; null until `typed.ts`, which knows how, has been loaded. */
let read: ((key: CardKey) => ReadKey) | null = null;

const KEPT = new Map<CardKey, ReadKey>();
const MOST_KEPT = 2000;
const NONE: ReadKey = { card: null, cost: 0 };

/**
 * Says how keys of typed cards are read. Reading English is much code, which a page that only names
 * cards of the library does not load: the judge and the parser of the notation bring it.
 */
export function understandTyped(reader: (key: CardKey) => ReadKey): void {
	read = reader;
}

/** What was read of a key, here or before. */
export function readKey(key: CardKey): ReadKey {
	if (!read || !key.includes(': ')) return NONE;
	const known = KEPT.get(key);
	if (known !== undefined) return known;
	const one = read(key);
	if (KEPT.size >= MOST_KEPT) KEPT.clear();
	KEPT.set(key, one);
	return one;
}

/** The card that a key tells of, or null where it is the key of no typed card. */
export const typedCard = (key: CardKey): Card | null => readKey(key).card;

/** Whether a key is a typed card's. */
export const isTyped = (key: CardKey): boolean => typedCard(key) !== null;
