import { termOf, wordsIn } from './terms.ts';

/** A piece of a text: one that was looked for, or what stands between. */
export interface MarkedPiece {
	readonly text: string;
	readonly marked: boolean;
}

/** As much of a text as is shown. */
const LONGEST = 190;
/** As much as stands before the first word that was found. */
const BEFORE = 60;

/** A text in pieces, the words that were found marked. */
export function marked(text: string, found: ReadonlySet<string>): readonly MarkedPiece[] {
	const pieces: MarkedPiece[] = [];
	let at = 0;
	for (const word of wordsIn(text)) {
		if (!found.has(termOf(word.text))) continue;
		if (word.from > at) pieces.push({ text: text.slice(at, word.from), marked: false });
		pieces.push({ text: word.text, marked: true });
		at = word.to;
	}
	if (at < text.length) pieces.push({ text: text.slice(at), marked: false });
	return pieces;
}

/** The part of a long text in which the first of the words stands. */
export function excerpt(text: string, found: ReadonlySet<string>): string {
	if (text.length <= LONGEST) return text;
	const first = wordsIn(text).find((word) => found.has(termOf(word.text)))?.from ?? 0;
	const from = first + BEFORE < LONGEST ? 0 : text.indexOf(' ', first - BEFORE) + 1;
	const to = from + LONGEST < text.length ? text.lastIndexOf(' ', from + LONGEST) : text.length;
	return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}
