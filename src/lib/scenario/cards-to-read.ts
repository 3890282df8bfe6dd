/** Typed cards in data that anybody may have made: whether a scenario may spend so much on reading them. */
import { readKey } from '../cards/typed-key.ts';
import type { CardKey } from '../model/words.ts';
import { MOST_READING } from './limits.ts';

/** Said where the cards of one scenario would take too long to read. */
export const TOO_MUCH_TO_READ =
	'The cards that were typed for this scenario can be read in too many ways to look at all of them.';

/** All that may be the key of a typed card in data that anybody may have made. */
export function keysIn(data: unknown): readonly CardKey[] {
	const found = new Set<CardKey>();
	const look = (value: unknown): void => {
		if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
		else if (typeof value === 'string' && value.includes(': '))
			// A claim is written with the lines of its cards above it.
			for (const line of value.split('\n')) found.add(line.replace(/^card\s+/u, ''));
	};
	look(data);
	return [...found];
}

/**
 * Whether all the cards that some data may speak of can be read for what a scenario may spend on it: they
 * are read by this, and known from then on. Data that anybody may have made is asked so before all else.
 */
export function canReadCardsIn(data: unknown): boolean {
	let left = MOST_READING;
	return keysIn(data).every((key) => {
		left -= readKey(key).cost;
		return left >= 0;
	});
}
