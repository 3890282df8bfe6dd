/** The online rulebook as sections, paragraphs and sentences: a file a chapter, each heading underlined. */
import {
	isCaptured,
	SECTIONS_2024,
	sectionIn2023,
	titleIn2024,
	type Section2024
} from '#lib/rules/2024/sections.ts';
import { chapterOf } from '#lib/rules/sections.ts';
import { hashOf, splitSentences, type Sentence } from './source.ts';

/** Headings that the page writes in another way than we do. */
const WRITTEN: Partial<Record<Section2024, string>> = {
	'6.2': 'And vs Then',
	'17': 'Solitaire/Co-op Mode',
	'20.1': 'Two-Player Mini-Draft'
};
const UNDERLINE = /^(?:=+|-+|\.+)$/u;

/** The heading of a section as the page writes it. */
export const onlineHeading = (section: Section2024): string =>
	WRITTEN[section] ?? titleIn2024(section);

/**
 * Splits the chapters that were captured and takes the others from the rulebook of 2023. A line is a
 * paragraph; a heading that is no section of ours is one too.
 * @param chapters - their texts, by their numbers in 2023: "06".
 * @param before - the sentences of 2023.
 * @throws Error when a chapter or a section cannot be found, or stands somewhere else.
 */
export function onlineSentencesOf(
	chapters: ReadonlyMap<string, string>,
	before: readonly Sentence[]
): readonly Sentence[] {
	const numbers = [...new Set(SECTIONS_2024.map((section) => chapterOf(sectionIn2023(section))))];
	return numbers.flatMap((number) => {
		const sections = SECTIONS_2024.filter((one) => chapterOf(sectionIn2023(one)) === number);
		if (!sections.every(isCaptured))
			return before.filter(({ section }) => sections.some((one) => one === section));
		const text = chapters.get(number.padStart(2, '0'));
		if (text === undefined) throw new Error(`Chapter ${number} is not found in the source.`);
		return split(text, sections);
	});
}

function split(text: string, sections: readonly Section2024[]): readonly Sentence[] {
	const left = [...sections];
	const sentences: Sentence[] = [];
	let here: Section2024 | null = null;
	let paragraph = 0;
	const lines = text.split(/\r?\n/u).map((one) => one.trim());
	for (const [at, line] of lines.entries()) {
		if (line === '' || UNDERLINE.test(line)) continue;
		const [next] = left;
		const isHeading = UNDERLINE.test(lines[at + 1] ?? '');
		if (isHeading && next !== undefined && line === onlineHeading(next)) {
			here = next;
			paragraph = 0;
			left.shift();
		} else if (here !== null) {
			paragraph++;
			for (const [nth, said] of splitSentences(line).entries())
				sentences.push({ section: here, paragraph, nth: nth + 1, hash: hashOf(said), text: said });
		}
	}
	if (left[0] !== undefined) throw new Error(`Section ${left[0]} is not found in the source.`);
	return sentences;
}
