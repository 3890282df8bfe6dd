import { isTyped } from '../cards/typed-key.ts';
import type { CardKey } from '../model/words.ts';

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
