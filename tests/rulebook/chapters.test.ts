import { describe, expect, test } from 'vitest';
import { isTermId, GLOSSARY, TERM_IDS } from '#lib/rules/2023/glossary.ts';
import { chapterNameOf, isRuleId, RULE_IDS, RULES } from '#lib/rules/index.ts';
import {
	chapterOf,
	CHAPTER_NUMBERS,
	CHAPTERS,
	inOrder,
	SECTION_NUMBERS
} from '#lib/rules/sections.ts';
import { chaptersIn, citedBy, strayChapters, writtenChapters } from '../support/rulebook.ts';

/** Chapters whose text is still to be written; the list only ever gets shorter. */
const NOT_WRITTEN = chaptersIn(``);

const written = writtenChapters();

test('every chapter is written but those that are named here', () => {
	expect(strayChapters()).toEqual([]);
	const missing = CHAPTER_NUMBERS.filter((one) => !written.some(({ chapter }) => chapter === one));
	expect(missing).toEqual(NOT_WRITTEN);
});

test('every mechanical rule is cited by a scenario, and no guidance is', () => {
	const all = new Set([...citedBy().values()].flatMap((ids) => [...ids]));
	const uncited = RULE_IDS.filter((id) => RULES[id].kind === 'mechanical' && !all.has(id));
	expect(uncited).toEqual([]);
	expect(RULE_IDS.filter((id) => RULES[id].kind === 'guidance' && all.has(id))).toEqual([]);
});

test('every term of the glossary leads on to a rule, and no two share a word', () => {
	const words = TERM_IDS.flatMap((id) => GLOSSARY[id].words.map((word) => word.toLowerCase()));
	expect(new Set(words).size).toBe(words.length);
	for (const id of TERM_IDS) {
		expect(GLOSSARY[id].text).toMatch(/[.]$/);
		expect(GLOSSARY[id].rules.length, id).toBeGreaterThan(0);
	}
});

describe.each(written)('chapter $chapter', ({ chapter, text, outline }) => {
	const rules = RULE_IDS.filter((id) => chapterOf(RULES[id].section) === chapter);

	test('can be read', () => {
		expect(outline.faults).toEqual([]);
		const anchors = outline.headings.map(({ id }) => id);
		expect(new Set([...anchors, ...rules]).size).toBe(anchors.length + rules.length);
	});

	test('places each of its rules once, and no other', () => {
		const placed = outline.placed.map(({ id }) => id);
		expect([...placed].sort()).toEqual([...rules].sort());
	});

	test('has a heading for each section of the document that has rules, in its order', () => {
		const headings = outline.headings.flatMap(({ section }) => section ?? []);
		expect(headings).toEqual([...headings].sort(inOrder));
		const own = SECTION_NUMBERS.filter(
			(section) => chapterOf(section) === chapter && section !== chapter
		);
		const needed = own.filter((section) => rules.some((id) => RULES[id].section === section));
		expect(needed.filter((section) => !headings.includes(section))).toEqual([]);
	});

	test('places a position by each mechanical rule, and the judge cites the rule in it', () => {
		const faults = outline.placed.flatMap(({ id, position }) => {
			if (RULES[id].kind === 'guidance') return position === null ? [] : [`${id} is guidance`];
			if (position === null) return [`${id} has no position`];
			const cited = citedBy().get(position);
			if (!cited) return [`${id}: there is no scenario ${position}`];
			return cited.has(id) ? [] : [`${position} does not cite ${id}`];
		});
		expect(faults).toEqual([]);
	});

	test('links to rules in the chapter they stand in, and to terms that are there', () => {
		for (const [tag] of text.matchAll(/<See\s[^>]*>/gu)) {
			const id = /id="([^"]*)"/u.exec(tag)?.[1] ?? '';
			const there = /chapter="([^"]*)"/u.exec(tag)?.[1] ?? CHAPTERS[chapter];
			expect(isRuleId(id) ? chapterNameOf(id) : `no rule ${id}`, tag).toBe(there);
		}
		for (const [tag, id = ''] of text.matchAll(/<Term\s[^>]*id="([^"]*)"[^>]*>/gu))
			expect(isTermId(id), tag).toBe(true);
	});
});
