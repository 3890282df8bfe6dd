/** What was not understood of a text, where, and what would have been. */
import type { Text } from './rule.ts';

export interface ReadingProblem {
	/** Counted from 1, as in an editor. */
	readonly line: number;
	readonly column: number;
	/** From where it was not understood to the end of that sentence; empty where the text ends too soon. */
	readonly words: string;
	/** What would fit there, a few. */
	readonly expected: readonly string[];
	/** Whether it can be read in more ways than anybody looks through. */
	readonly tooMuch?: true;
}

const MOST = 6;

/** What is wrong with a text that costs too much: it is not read to its end. */
export const tooMuchOf = (source: string): ReadingProblem => ({
	line: 1,
	column: 1,
	words: /^[^\n]*/u.exec(source)?.[0].trim() ?? '',
	expected: ['fewer lists inside each other', 'shorter sentences, each on a line of its own'],
	tooMuch: true
});

/** Where the reading of a text came to its end. */
export function problemOf({ source, tokens, furthest, expected }: Text): ReadingProblem {
	const token = tokens[furthest];
	const from = token?.from ?? source.trimEnd().length;
	const before = source.slice(0, from);
	const words = /^[^\n.]*/u.exec(source.slice(from))?.[0].trim() ?? '';
	return {
		line: before.split('\n').length,
		column: from - before.lastIndexOf('\n'),
		words,
		expected: [...expected].sort(byName).slice(0, MOST)
	};
}

/** Names of kinds of things before single words, which are many. */
const byName = (a: string, b: string): number =>
	Number(b.includes(' ')) - Number(a.includes(' ')) || a.localeCompare(b);
