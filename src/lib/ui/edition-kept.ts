import { EDITIONS, type EditionId } from '../model/words.ts';

const KEY = 'fizzle-edition';

/** The edition that somebody chose last, for what they begin next; 2023 until then. */
export function keptEdition(): EditionId {
	try {
		const kept = localStorage.getItem(KEY);
		return EDITIONS.find((edition) => edition === kept) ?? '2023';
	} catch {
		return '2023';
	}
}

/** Remembers which edition somebody plays by. */
export function keepEdition(edition: EditionId): void {
	try {
		localStorage.setItem(KEY, edition);
	} catch {
		// A browser that stores nothing asks again at the next visit.
	}
}
