import { letters } from '../../scenario/parse/span.ts';
import type { SearchEntry } from './entry.ts';

/** How a query names an entry: it is its name, its name begins so, or neither. */
export const NAMED = ['exactly', 'in part', 'not'] as const;
export type Named = (typeof NAMED)[number];

/** What the entry is called, as letters only. */
export const callsOf = ({ kind, title, names }: SearchEntry): readonly string[] =>
	kind === 'rule' ? [title] : [title, ...names].map(letters);

/** A query as names are compared with it. */
export interface Name {
	readonly id: string;
	readonly typed: string;
}

/** A query read as a name. */
export const nameIn = (query: string): Name => ({
	id: query.trim().toLowerCase(),
	typed: letters(query)
});

/** How a query names what is called so; an id of a rule counts from its point on. */
export function namedBy(
	{ id, typed }: Name,
	kind: SearchEntry['kind'],
	calls: readonly string[]
): Named {
	if (kind === 'rule') {
		if (calls.includes(id)) return 'exactly';
		return id.includes('.') && calls.some((call) => call.startsWith(id)) ? 'in part' : 'not';
	}
	if (typed === '' || kind === 'ruling') return 'not';
	if (calls.some((call) => call === typed || call === `the${typed}`)) return 'exactly';
	return calls.some((call) => call.startsWith(typed) || call.startsWith(`the${typed}`))
		? 'in part'
		: 'not';
}
