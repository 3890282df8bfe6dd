import { letters } from '../../scenario/parse/span.ts';
import type { SearchEntry } from './entry.ts';
import { weighty } from './question.ts';
import { termsOf } from './terms.ts';

/**
 * How a query names an entry: it is its name, it is the name of a card and “card”, its name begins so, it
 * has the words of its name with other endings or slips, or none of it.
 */
export const NAMED = ['exactly', 'as a card', 'in part', 'by its words', 'not'] as const;
export type Named = (typeof NAMED)[number];

/** What an entry is called: as letters only, and as terms. */
export interface Calls {
	readonly letters: readonly string[];
	readonly terms: readonly (readonly string[])[];
}

/** What the entry is called; a rule goes by its id, and by what is asked in plain words for it. */
export function callsOf({ kind, title, names, about }: SearchEntry): Calls {
	const termsIn = (all: readonly string[]): Calls['terms'] =>
		all.map((name) => weighty(termsOf(name)));
	if (kind === 'rule') return { letters: about, terms: termsIn(names) };
	const all = [title, ...names];
	return { letters: all.map(letters), terms: termsIn(all) };
}

/** A query as names are compared with it. */
export interface Name {
	readonly id: string;
	readonly typed: string;
	/** What is left without “card”, where that is said before or behind it. */
	readonly card: string | null;
	/** Of each word that it has, the terms that it may stand for. */
	readonly terms: readonly (readonly string[])[];
}

const CARD = /^cards?\s+(?<behind>\S.*)$|^(?<before>.*\S)\s+cards?$/iu;

/** A query read as a name; `terms` are what each of its words may stand for. */
export function nameIn(query: string, terms: readonly (readonly string[])[]): Name {
	const id = query.trim().toLowerCase();
	const { behind, before } = CARD.exec(id)?.groups ?? {};
	const rest = behind ?? before;
	return { id, typed: letters(query), card: rest === undefined ? null : letters(rest), terms };
}

const isCalled = (called: string, typed: string): boolean =>
	called === typed || called === `the${typed}`;

/** How a query names what is called so; an id of a rule counts from its point on. */
export function namedBy(
	{ id, typed, card, terms }: Name,
	kind: SearchEntry['kind'],
	calls: Calls
): Named {
	const hasWords = (called: readonly string[]): boolean =>
		called.length === terms.length &&
		called.every((term, at) => terms[at]?.includes(term) === true);
	if (kind === 'rule') {
		if (calls.letters.includes(id)) return 'exactly';
		if (id.includes('.') && calls.letters.some((call) => call.startsWith(id))) return 'in part';
		return calls.terms.some(hasWords) ? 'by its words' : 'not';
	}
	if (typed === '' || kind === 'ruling' || kind === 'difference') return 'not';
	if (calls.letters.some((call) => isCalled(call, typed))) return 'exactly';
	if (kind === 'card' && card !== null && calls.letters.some((call) => isCalled(call, card)))
		return 'as a card';
	if (calls.letters.some((call) => call.startsWith(typed) || call.startsWith(`the${typed}`)))
		return 'in part';
	return calls.terms.some(hasWords) ? 'by its words' : 'not';
}
