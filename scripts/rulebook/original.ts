/** The documents of the original edition as sections, paragraphs and sentences; nothing of them is kept. */
import {
	isOriginalSection,
	ORIGINAL_SECTION_IDS,
	ORIGINAL_SECTIONS,
	originalChapterOf,
	type OriginalSection
} from '#lib/rules/original/sections.ts';
import { hashOf, splitSentences, type Sentence } from './source.ts';

/** Headings that the ruleset writes in another way than we do. */
const WRITTEN: Partial<Record<OriginalSection, string>> = {
	'turn.starting': '1. starting phase',
	'turn.action': '2. action phase',
	'turn.ending': '3. ending phase',
	'rulings.characters': 'Character Cards',
	'rulings.treasure': 'Treasure Cards',
	'rulings.loot': 'Loot Cards',
	'rulings.monsters': 'Monster Cards'
};

/**
 * Splits the ruleset and the FAQ. Each of their lines is a paragraph.
 * @throws Error when a heading cannot be found, or stands somewhere else.
 */
export function originalSentencesOf(ruleset: string, faq: string): readonly Sentence[] {
	const isFaq = (section: OriginalSection): boolean => originalChapterOf(section) === 'faq';
	return [
		...split(
			ruleset,
			ORIGINAL_SECTION_IDS.filter((section) => !isFaq(section))
		),
		...split(faq, ORIGINAL_SECTION_IDS.filter(isFaq))
	];
}

function split(source: string, sections: readonly OriginalSection[]): readonly Sentence[] {
	const left = [...sections];
	const sentences: Sentence[] = [];
	let here = '';
	let paragraph = 0;
	for (const line of source.split(/\r?\n/u).map((one) => one.trim())) {
		const [next] = left;
		if (next !== undefined && line.toLowerCase() === headingOf(next)) {
			here = next;
			paragraph = 0;
			left.shift();
		} else if (line !== '' && isOriginalSection(here)) {
			paragraph++;
			for (const [at, text] of splitSentences(line).entries())
				sentences.push({ section: here, paragraph, nth: at + 1, hash: hashOf(text), text });
		}
	}
	if (left[0] !== undefined) throw new Error(`Section ${left[0]} is not found in the source.`);
	return sentences;
}

/** A heading as the document writes it, in small letters. */
export const headingOf = (section: OriginalSection): string =>
	(WRITTEN[section] ?? ORIGINAL_SECTIONS[section][0]).toLowerCase();
