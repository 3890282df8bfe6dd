import { resolve } from '$app/paths';
import * as v from 'valibot';
import { CardEntries, type CardEntry } from './card-entry.ts';

let fetched: Promise<readonly CardEntry[]> | null = null;

/**
 * Every card of the list, fetched once.
 * @throws where the list cannot be had, or is none.
 */
export const cardEntries = (): Promise<readonly CardEntry[]> =>
	(fetched ??= fetchCards().catch((error: unknown) => {
		fetched = null;
		throw error;
	}));

async function fetchCards(): Promise<readonly CardEntry[]> {
	const response = await fetch(resolve('cards/entries.json'));
	if (!response.ok) throw new Error('The list of cards could not be fetched.');
	return v.parse(CardEntries, await response.json());
}
