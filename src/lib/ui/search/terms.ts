import { plain } from '../../scenario/parse/span.ts';

/** A word as it stands in a text. */
export interface Word {
	readonly text: string;
	readonly from: number;
	readonly to: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*|[↷$¢]/gu;

/** The words of a text, with their places; ↷, $ and ¢ are words of this game. */
export const wordsIn = (text: string): readonly Word[] =>
	[...text.matchAll(WORD)].map(({ 0: word, index }) => ({
		text: word,
		from: index,
		to: index + word.length
	}));

/** Words that would lose more than an ending. */
const SHORT = 4;

/**
 * What a word is looked up by: without case, accents and its English ending, so that "cancelled",
 * "cancels" and "cancel" are one.
 */
export function termOf(word: string): string {
	let term = plain(word).replaceAll("'", '');
	if (/\d/u.test(term)) return term;
	if (term.length > SHORT) term = term.replace(/ies$/u, 'y');
	if (term.length > SHORT - 1) term = term.replace(/(?<!s)s$/u, '');
	if (term.length > SHORT) term = term.replace(/(?:ing|ed)$/u, '');
	if (term.length > SHORT) term = term.replace(/e$/u, '');
	return term.replace(/(?<doubled>[b-df-hj-np-tv-z])\k<doubled>$/u, '$<doubled>');
}

/** The terms of words that have been met: a few thousand words stand for all that is searched. */
const met = new Map<string, string>();

function termMet(word: string): string {
	let term = met.get(word);
	if (term === undefined) met.set(word, (term = termOf(word)));
	return term;
}

/** What the words of a text are looked up by. */
export const termsOf = (text: string): string[] => (text.match(WORD) ?? []).map(termMet);
