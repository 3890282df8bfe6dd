import type { Reader } from './reader.ts';

/** How many words are looked at for one phrase. */
const MOST_WORDS = 16;

/** The words from a place on, as a pattern is matched with them: bare, with one blank between. */
function wordsFrom({ tokens }: Reader, at: number): string {
	const words: string[] = [];
	for (const token of tokens.slice(at, at + MOST_WORDS)) {
		if (token.text === '\n') break;
		words.push(token.bare);
	}
	return words.join(' ');
}

/** A pattern of whole words, from its first word on; "(a|b)" where it stands for one of several. */
export const phrase = (source: string): RegExp =>
	new RegExp(`^(?:${source.replace(/\s+/gu, ' ').trim()})(?= |$)`, 'u');

/** Behind the longest of several patterns that stands at a place; -1 where none does. */
export function patternAt(reader: Reader, at: number, ...patterns: readonly RegExp[]): number {
	const text = wordsFrom(reader, at);
	let most = 0;
	for (const pattern of patterns) {
		const found = pattern.exec(text)?.[0] ?? '';
		if (found !== '') most = Math.max(most, found.split(' ').length);
	}
	return most === 0 ? -1 : at + most;
}
