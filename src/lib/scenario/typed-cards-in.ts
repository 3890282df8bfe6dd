import { isTyped, readKey } from '../cards/typed-key.ts';
import type { CardKey } from '../model/words.ts';
import { MOST_READING } from './limits.ts';

/** The typed cards that some data speaks of, as they are first met. */
export function typedCardsIn(parts: readonly unknown[]): readonly CardKey[] {
	const found = new Set<CardKey>();
	const look = (value: unknown): void => {
		if (typeof value === 'string') {
			if (isTyped(value)) found.add(value);
		} else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
	};
	parts.forEach(look);
	return [...found];
}

/** Said where the cards of one scenario would take too long to read. */
export const TOO_MUCH_TO_READ =
	'The cards that were typed for this scenario can be read in too many ways to look at all of them.';

/**
 * Whether all the cards that some data may speak of can be read for what a scenario may spend on it: they
 * are read by this, and known from then on. Data that anybody may have made is asked so before all else.
 */
export function canReadCardsIn(data: unknown): boolean {
	const known = new Set<string>();
	let left = MOST_READING;
	const look = (value: unknown): boolean => {
		if (typeof value === 'object' && value !== null) return Object.values(value).every(look);
		if (typeof value !== 'string' || known.has(value)) return true;
		known.add(value);
		left -= readKey(value).cost;
		return left >= 0;
	};
	return look(data);
}
