import { resolve } from '$app/paths';
import * as v from 'valibot';
import { SearchEntries } from './entry.ts';
import { searcherInTime } from './indexed.ts';
import { search, type ComesFirst, type Hit } from './searcher.ts';

/** Answers a query. */
export type Answer = (query: string, first: ComesFirst | null) => readonly Hit[];

/**
 * Fetches what is searched and makes it ready.
 * @throws where it did not come.
 */
export async function fetchSearch(): Promise<Answer> {
	const response = await fetch(resolve('search.json'));
	if (!response.ok) throw new Error(`What is searched could not be fetched: ${response.status}.`);
	const searcher = await searcherInTime(v.parse(SearchEntries, await response.json()));
	return (query, first) => search(searcher, query, first);
}
