import { cleanText } from '../../model/clean-text.ts';

/** A piece of a line with its place, so that every error can point at it. */
export interface Span {
	readonly text: string;
	/** Counted from 1. */
	readonly line: number;
	readonly column: number;
}

/** A part of a span, without the blanks around it. */
export function part(span: Span, start: number, end = span.text.length): Span {
	let from = start;
	let to = end;
	while (from < to && isBlank(span.text, from)) from++;
	while (to > from && isBlank(span.text, to - 1)) to--;
	return { text: span.text.slice(from, to), line: span.line, column: span.column + from };
}

/** The lines of a text, as they are read. */
export const linesOf = (text: string): readonly Span[] =>
	cleanText(text)
		.split(/\r\n|\n|\r/u)
		.map((line, index) =>
			part(
				{ text: line.startsWith('\uFEFF') ? line.slice(1) : line, line: index + 1, column: 1 },
				0
			)
		);

const isBlank = (text: string, at: number): boolean => /\s/u.test(text.charAt(at));

/** The first place of a separator outside brackets, or -1. */
export function indexOutside(text: string, separator: string, from = 0): number {
	let depth = 0;
	for (let i = 0; i < text.length; i++) {
		const char = text.charAt(i);
		if (char === '(') depth++;
		else if (char === ')') depth = Math.max(0, depth - 1);
		else if (depth === 0 && i >= from && text.startsWith(separator, i)) return i;
	}
	return -1;
}

/** The parts between separators that stand outside brackets. */
export function split(span: Span, separator: string): readonly Span[] {
	const parts: Span[] = [];
	let from = 0;
	for (let at = cut(span, separator, from); at >= 0; at = cut(span, separator, from)) {
		parts.push(part(span, from, at));
		from = at + separator.length;
	}
	parts.push(part(span, from));
	return parts;
}

const cut = (span: Span, separator: string, from: number): number =>
	indexOutside(span.text, separator, from);

/** The two sides of the first separator outside brackets; null without one. */
export function halves(span: Span, separator: string): readonly [Span, Span] | null {
	const at = indexOutside(span.text, separator);
	return at < 0 ? null : [part(span, 0, at), part(span, at + separator.length)];
}

/** What follows a word at the start of a span, or null; blind to case. */
export function after(span: Span, word: string): Span | null {
	const { text } = span;
	if (text.slice(0, word.length).toLowerCase() !== word.toLowerCase()) return null;
	if (text.length === word.length) return part(span, word.length);
	return /[\s:]/u.test(text.charAt(word.length)) ? part(span, word.length) : null;
}

/** A span with the bracket at its end taken off: the rest and what stood in the bracket. */
export function lastBracket(span: Span): { readonly rest: Span; readonly inside: Span } | null {
	const { text } = span;
	if (!text.endsWith(')')) return null;
	let depth = 0;
	for (let i = text.length - 1; i >= 0; i--) {
		if (text.charAt(i) === ')') depth++;
		else if (text.charAt(i) === '(' && --depth === 0)
			return { rest: part(span, 0, i), inside: part(span, i + 1, text.length - 1) };
	}
	return null;
}

/** Whether two words are the same but for case and accents. */
export const sameWord = (a: string, b: string): boolean => plain(a) === plain(b);

/** A text without case and accents, its apostrophes straight. */
export const plain = (text: string): string =>
	text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/gu, "'").toLowerCase().trim();

/** A name with nothing but its letters and digits. */
export const letters = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]/gu, '');
