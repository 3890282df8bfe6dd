/**
 * The map says for each sentence of the documents of an edition which rules state it. Whether it is
 * whole is seen beside the documents; that part is left out where they are not there.
 */
import { describe, expect, test } from 'vitest';
import { BOOKS, chapterIn, rulesOfChapter } from '#lib/rules/book.ts';
import { ruleIn } from '#lib/rules/index.ts';
import {
	mappedChapters,
	parseMap,
	placeIn,
	readMap,
	strayMaps
} from '../../scripts/rulebook/map.ts';
import { readSentences } from '../../scripts/rulebook/paths.ts';

test('a line of a map that names no rule, no sentence or another chapter is a fault', () => {
	const lines = [
		'8 1.1 0123abcd attack.hit term.evasion',
		'8 1.2 0123abcd (example)',
		'8 1.3 0123abcd no.such-rule',
		'8 1.4 0123abcd term.no-such-term',
		'8 1.5 0123abcd (boring)',
		'9 1.1 0123abcd attack.hit',
		'8.99 1.1 0123abcd attack.hit',
		'8 1.6 0123 attack.hit',
		'8 1.7 0123abcd attack.declaration-on-stack'
	];
	const book = BOOKS['2023'];
	const attacking = chapterIn(book, 'attacking');
	expect(attacking && parseMap(book, attacking, lines.join('\n')).faults).toHaveLength(7);
});

describe.each(Object.values(BOOKS))('the map of $edition', (book) => {
	const { edition } = book;
	const source = readSentences(edition);
	const chapters = mappedChapters(book);
	const order = book.sections.map(({ id }) => id);
	const statedAnywhere = new Set(
		chapters.flatMap((chapter) => readMap(book, chapter).mapped.flatMap(({ rules }) => rules))
	);

	test('has every chapter', () => {
		expect(strayMaps(book)).toEqual([]);
		expect(chapters).toEqual(book.chapters);
	});

	describe.each(chapters)('chapter $slug', (chapter) => {
		const { mapped, unstated, faults } = readMap(book, chapter);

		test('can be read', () => {
			expect(faults).toEqual([]);
		});

		test('counts paragraphs and sentences without a gap', () => {
			const sections = [...new Set(mapped.map(({ section }) => section))];
			expect(sections).toEqual(order.filter((section) => sections.includes(section)));
			let [section, paragraph, nth] = ['', 0, 0];
			for (const entry of mapped) {
				if (entry.section !== section) [section, paragraph, nth] = [entry.section, 0, 0];
				const follows =
					(entry.paragraph === paragraph && entry.nth === nth + 1) ||
					(entry.paragraph === paragraph + 1 && entry.nth === 1);
				expect(follows, placeIn(entry)).toBe(true);
				({ paragraph, nth } = entry);
			}
		});

		test('names every settled rule of the chapter, or says why no sentence states it', () => {
			const left = rulesOfChapter(book, chapter).filter(
				(id) => ruleIn(id, edition)?.status !== 'silent' && !statedAnywhere.has(id)
			);
			expect(left.filter((id) => !unstated.has(id))).toEqual([]);
			for (const id of unstated.keys()) expect(left, `${id} is stated after all`).toContain(id);
		});

		test.skipIf(source === null)('is the document, sentence by sentence', () => {
			const sentences = (source ?? []).filter(
				({ section }) => book.sections.find(({ id }) => id === section)?.chapter === chapter
			);
			expect(mapped.map((entry) => `${placeIn(entry)} ${entry.hash}`)).toEqual(
				sentences.map((sentence) => `${placeIn(sentence)} ${sentence.hash}`)
			);
		});
	});
});
