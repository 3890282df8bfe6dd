/**
 * The map says for each sentence of the Extended Rulebook which rules state it. Whether it is whole
 * is seen beside the document; that part is left out where the document is not there.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_IDS_2023, RULES_2023 } from '#lib/rules/2023/index.ts';
import { chapterOf, CHAPTER_NUMBERS, inOrder } from '#lib/rules/sections.ts';
import {
	mappedChapters,
	parseMap,
	placeIn,
	readMap,
	strayMaps
} from '../../scripts/rulebook/map.ts';
import { sourcePath } from '../../scripts/rulebook/paths.ts';
import { sentencesOf } from '../../scripts/rulebook/source.ts';
import { chaptersIn } from '../support/rulebook.ts';

/** Chapters that are still to be mapped; the list only ever gets shorter. */
const NOT_MAPPED = chaptersIn(``);

const source = existsSync(sourcePath()) ? readFileSync(sourcePath(), 'utf8') : null;
const chapters = mappedChapters();
const statedAnywhere = new Set(
	chapters.flatMap((chapter) => readMap(chapter).mapped.flatMap(({ rules }) => rules))
);

test('every chapter is mapped but those that are named here', () => {
	expect(strayMaps()).toEqual([]);
	expect(CHAPTER_NUMBERS.filter((chapter) => !chapters.includes(chapter))).toEqual(NOT_MAPPED);
});

test('a line of a map that names no rule, no sentence or another chapter is a fault', () => {
	const lines = [
		'8 1.1 0123abcd attack.hit term.evasion',
		'8 1.2 0123abcd (example)',
		'8 1.3 0123abcd no.such-rule',
		'8 1.4 0123abcd term.no-such-term',
		'8 1.5 0123abcd (boring)',
		'9 1.1 0123abcd attack.hit',
		'8.99 1.1 0123abcd attack.hit',
		'8 1.6 0123 attack.hit'
	];
	expect(parseMap('8', lines.join('\n')).faults).toHaveLength(6);
});

describe.each(chapters)('the map of chapter %s', (chapter) => {
	const { mapped, unstated, faults } = readMap(chapter);

	test('can be read', () => {
		expect(faults).toEqual([]);
	});

	test('counts paragraphs and sentences without a gap', () => {
		const sections = [...new Set(mapped.map(({ section }) => section))];
		expect(sections).toEqual([...sections].sort(inOrder));
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
		const rules = RULE_IDS_2023.filter((id) => chapterOf(RULES_2023[id].section) === chapter);
		const left = rules.filter(
			(id) => RULES_2023[id].status !== 'silent' && !statedAnywhere.has(id)
		);
		expect(left.filter((id) => !unstated.has(id))).toEqual([]);
		for (const id of unstated.keys()) expect(left, `${id} is stated after all`).toContain(id);
	});

	test.skipIf(source === null)('is the document, sentence by sentence', () => {
		const sentences = sentencesOf(source ?? '').filter(
			({ section }) => chapterOf(section) === chapter
		);
		expect(mapped.map((entry) => `${placeIn(entry)} ${entry.hash}`)).toEqual(
			sentences.map((sentence) => `${placeIn(sentence)} ${sentence.hash}`)
		);
	});
});
