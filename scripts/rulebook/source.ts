/**
 * The source document as sections, paragraphs and sentences. Nothing of it is kept: the map knows a
 * sentence by its place and a short sum of its letters.
 */
import { createHash } from 'node:crypto';
import { SECTION_NUMBERS, SECTIONS, type Section } from '#lib/rules/sections.ts';

/** A sentence of the source and where it stands; paragraphs and sentences are counted from 1. */
export interface Sentence {
	readonly section: string;
	readonly paragraph: number;
	readonly nth: number;
	readonly hash: string;
	readonly text: string;
}

/** Titles that the document writes in another way than we do, or only in its contents. */
const WRITTEN: Partial<Record<Section, string>> = { '17': 'Solitaire / Co-op Mode' };
/** What comes after the last section. */
const END = 'Credits';
const FOOTNOTE = /^[^A-Za-z]*page \d+$/u;
/** A line that stands for itself: an entry of a list, a row of a table. */
const OWN_LINE = /^- |\t/u;
const CONTINUED = /^\p{Ll}/u;

/**
 * Splits the document.
 * @throws Error when a section cannot be found in it, or stands somewhere else.
 */
export function sentencesOf(source: string): readonly Sentence[] {
	return [...linesBySection(source)].flatMap(([section, lines]) =>
		paragraphsOf(lines).flatMap((paragraph, p) =>
			paragraph
				.flatMap(splitSentences)
				.map((text, s) => ({ section, paragraph: p + 1, nth: s + 1, hash: hashOf(text), text }))
		)
	);
}

/** What the file of a document has for a sign that is no letter, and how it marks a footnote. */
const SIGN = /\\mathfrak\s?\{?\w\}?|\\math[a-z]+|\^\{*\d+\}*/gu;

/** A short sum of the letters and digits of a sentence: spaces, marks and icons may be lost on the way. */
export function hashOf(text: string): string {
	const letters = text
		.replace(SIGN, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{Nd}]/gu, '');
	return createHash('sha256').update(letters).digest('hex').slice(0, 8);
}

/** The lines of each section, in the order of the document; the contents before the first are left out. */
function linesBySection(source: string): ReadonlyMap<Section, readonly string[]> {
	const sections = new Map<Section, string[]>();
	const left = [...SECTION_NUMBERS];
	let here: string[] | null = null;
	for (const line of source.split(/\r?\n/u).map((one) => one.trim())) {
		if (left.length === 0 && line === END) break;
		const [next] = left;
		if (next !== undefined && isHeading(line, next)) {
			here = [];
			sections.set(next, here);
			left.shift();
		} else here?.push(line);
	}
	if (left[0] !== undefined) throw new Error(`Section ${left[0]} is not found in the source.`);
	return sections;
}

function isHeading(line: string, section: Section): boolean {
	if (section.includes('.'))
		return new RegExp(`^${section.replaceAll('.', '\\.')} [^\\d\\s]`, 'u').test(line);
	return line.toLowerCase() === (WRITTEN[section] ?? SECTIONS[section][0]).toLowerCase();
}

/** Paragraphs, each with its lines; a sentence that a page break has torn apart is put together. */
function paragraphsOf(lines: readonly string[]): readonly (readonly string[])[] {
	const paragraphs: string[][] = [];
	let open = false;
	for (const line of lines) {
		if (line === '' || line === '-') open = false;
		if (line === '' || line === '-' || FOOTNOTE.test(line)) continue;
		const last = paragraphs.at(-1);
		const lastLine = last?.at(-1);
		const joins = lastLine !== undefined && !OWN_LINE.test(line) && (open || CONTINUED.test(line));
		if (joins && !OWN_LINE.test(lastLine)) last?.splice(-1, 1, `${lastLine} ${line}`);
		else if (open && last) last.push(line);
		else paragraphs.push([line]);
		open = true;
	}
	return paragraphs;
}

/** The ends of sentences: a mark, closing quotes or brackets, and a capital, number or icon after the space. */
const BREAK = /(?<=[.!?][)"”’'*]*)\s+(?=[\p{Lu}\d"“‘'(*•$])/u;
const SHORTENED = /\b(?:e\.g|i\.e|vs|etc)\.$/iu;
/** "1. First, …" in a list, "XIV. The Tower" in another. */
const NUMBER = /^(?:- )?(?:\d+|[OIVX]+)\.$/u;

/** The sentences of a line. */
export function splitSentences(line: string): readonly string[] {
	const sentences: string[] = [];
	for (const part of line.split(BREAK)) {
		const last = sentences.at(-1);
		const goesOn = last !== undefined && (SHORTENED.test(last) || NUMBER.test(last));
		if (goesOn) sentences.splice(-1, 1, `${last} ${part}`);
		else sentences.push(part);
	}
	return sentences;
}
