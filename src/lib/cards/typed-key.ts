import type { CardKey } from '../model/words.ts';
import type { Card } from './card.ts';

/** Reads the key of a typed card; null until `typed.ts`, which knows how, has been loaded. */
let read: ((key: CardKey) => Card | null) | null = null;

const KEPT = new Map<CardKey, Card | null>();
const MOST_KEPT = 2000;

/**
 * Says how keys of typed cards are read. Reading English is much code, which a page that only names
 * cards of the library does not load: the judge and the parser of the notation bring it.
 */
export function understandTyped(reader: (key: CardKey) => Card | null): void {
	read = reader;
}

/** The card that a key tells of, or null where it is the key of no typed card. */
export function typedCard(key: CardKey): Card | null {
	if (!read || !key.includes(': ')) return null;
	const known = KEPT.get(key);
	if (known !== undefined) return known;
	const card = read(key);
	if (KEPT.size >= MOST_KEPT) KEPT.clear();
	KEPT.set(key, card);
	return card;
}

/** Whether a key is a typed card's. */
export const isTyped = (key: CardKey): boolean => typedCard(key) !== null;
