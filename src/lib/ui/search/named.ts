import { letters } from '../../scenario/span.ts';
import type { SearchEntry } from './entry.ts';

/** How a query names an entry: it is its name, its name begins so, or neither. */
export const NAMED = ['exactly', 'in part', 'not'] as const;
export type Named = (typeof NAMED)[number];

/** What the entry is called, as letters only. */
export const callsOf = ({ kind, title, names }: SearchEntry): readonly string[] =>
	kind === 'rule' ? [title] : [title, ...names].map(letters);

/** The fewest letters that are taken for the beginning of a name. */
const FEWEST = 2;

/** How a query names what is called so; an id of a rule counts from its point on. */
export function namedBy(query: string, kind: SearchEntry['kind'], calls: readonly string[]): Named {
	if (kind === 'rule') {
		const id = query.trim().toLowerCase();
		if (calls.includes(id)) return 'exactly';
		return id.includes('.') && calls.some((call) => call.startsWith(id)) ? 'in part' : 'not';
	}
	const typed = letters(query);
	if (typed === '') return 'not';
	if (calls.some((call) => call === typed || call === `the${typed}`)) return 'exactly';
	if (typed.length < FEWEST || kind === 'ruling') return 'not';
	return calls.some((call) => call.startsWith(typed) || call.startsWith(`the${typed}`))
		? 'in part'
		: 'not';
}
