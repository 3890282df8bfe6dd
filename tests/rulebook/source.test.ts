import { expect, test } from 'vitest';
import {
	ORIGINAL_SECTION_IDS,
	originalChapterOf,
	type OriginalSection
} from '#lib/rules/original/sections.ts';
import { SECTIONS_2024, sectionIn2023, type Section2024 } from '#lib/rules/2024/sections.ts';
import { chapterOf, SECTION_NUMBERS, SECTIONS } from '#lib/rules/sections.ts';
import { headingOf, originalSentencesOf } from '../../scripts/rulebook/original.ts';
import { onlineHeading, onlineSentencesOf } from '../../scripts/rulebook/online.ts';
import { hashOf, sentencesOf } from '../../scripts/rulebook/source.ts';

/** A document of our own with the headings of the real one, and the given text in a section. */
function documentWith(section: string, text: string): string {
	const headed = SECTION_NUMBERS.map((one) => {
		const [title] = SECTIONS[one];
		const heading = one.includes('.') ? `${one} ${title}` : title;
		return `${one === '17' ? 'Solitaire / Co-op Mode' : heading}\n\n${one === section ? text : ''}\n`;
	});
	return ['Contents', '1\tSetup\t5', '2.1\tTreasure Cards', ...headed, 'Credits', 'Nobody.'].join(
		'\n'
	);
}

const textsOf = (text: string): readonly string[] =>
	sentencesOf(documentWith('8', text)).map(
		({ section, paragraph, nth, text: sentence }) =>
			`${section} ${String(paragraph)}.${String(nth)} ${sentence}`
	);

test('a paragraph is split into sentences, but not behind what is only shortened', () => {
	expect(textsOf('One (e.g. "Two") is. It is 3! **Four** too.\n\nFive vs. Six.')).toEqual([
		'8 1.1 One (e.g. "Two") is.',
		'8 1.2 It is 3!',
		'8 1.3 **Four** too.',
		'8 2.1 Five vs. Six.'
	]);
});

test('a sentence that a page break tears apart is put together, footnotes are left out', () => {
	expect(
		textsOf('Here it begins and\n\n ¹page 12\n\n $^{^{2}}$ page 3\n\n\n\ngoes on. Then more.')
	).toEqual(['8 1.1 Here it begins and goes on.', '8 1.2 Then more.']);
});

test('an entry of a list and a row of a table stand for themselves', () => {
	expect(
		textsOf('Steps:\n\n- 1. First this.\n- 2. Then that. And more.\n\nLoot\tNumber\nBombs\t6')
	).toEqual([
		'8 1.1 Steps:',
		'8 2.1 - 1. First this.',
		'8 2.2 - 2. Then that.',
		'8 2.3 And more.',
		'8 3.1 Loot\tNumber',
		'8 3.2 Bombs\t6'
	]);
});

test('a hash does not look at spaces, marks and capitals', () => {
	expect(hashOf('**Active  player**, now.')).toBe(hashOf('active player now'));
	expect(hashOf('active player')).not.toBe(hashOf('active players'));
});

test('a hash does not look at footnotes and at what the file has for a sign', () => {
	expect(hashOf('your \\mathfrak{e} (see **Copying**⁴)')).toBe(hashOf('your ¢ (see Copying)'));
	expect(hashOf('(see $\\mathbf{Counters}^3$)')).toBe(hashOf('(see Counters)'));
});

/** Chapters of our own with the headings of the page online, and the given text under one of them. */
function pageWith(section: Section2024, text: string): ReadonlyMap<string, string> {
	const chapters = new Map<string, string>();
	for (const one of SECTIONS_2024) {
		const number = chapterOf(sectionIn2023(one)).padStart(2, '0');
		const heading = `${onlineHeading(one)}\n----\n\n${one === section ? text : ''}\n`;
		chapters.set(number, `${chapters.get(number) ?? ''}${heading}`);
	}
	return chapters;
}

test('the online rulebook: a chapter a file, the missing ones from 2023', () => {
	const before = sentencesOf(documentWith('19.1', 'So many.'));
	const page = pageWith('6.7a', 'Some give. More.\n\nHP counters\n....\n\nThey add.');
	const said = onlineSentencesOf(page, before).map(
		(one) => `${one.section} ${String(one.paragraph)}.${String(one.nth)} ${one.text}`
	);
	expect(said).toEqual([
		'6.7a 1.1 Some give.',
		'6.7a 1.2 More.',
		'6.7a 2.1 HP counters',
		'6.7a 3.1 They add.',
		'19.1 1.1 So many.'
	]);
});

test('an online rulebook that lacks a chapter or a section is refused', () => {
	const page = new Map(pageWith('8', ''));
	page.set('06', 'Specific Mechanics\n====\n');
	expect(() => onlineSentencesOf(page, [])).toThrow('Section 6.1 is not found');
	page.delete('01');
	expect(() => onlineSentencesOf(page, [])).toThrow('Chapter 1 is not found');
});

test('a document that lacks a section is refused', () => {
	expect(() => sentencesOf('Setup\n\nShuffle.')).toThrow('Section 2 is not found');
});

/** Documents of our own with the headings of the original ones, and the given text under one of them. */
function originalWith(section: OriginalSection, text: string): readonly [string, string] {
	const headed = (faq: boolean): string =>
		ORIGINAL_SECTION_IDS.filter((one) => (originalChapterOf(one) === 'faq') === faq)
			.map((one) => `${headingOf(one)}\n\n\n${one === section ? text : ''}`)
			.join('\n');
	return [headed(false), headed(true)];
}

test('the original ruleset: a line is a paragraph, and a heading may stand in two places', () => {
	const said = (section: OriginalSection, text: string): readonly string[] =>
		originalSentencesOf(...originalWith(section, text)).map(
			(one) => `${one.section} ${String(one.paragraph)}.${String(one.nth)} ${one.text}`
		);
	expect(said('dice', 'Roll it. Wait.\nXIV. The Tower - Fall.')).toEqual([
		'dice 1.1 Roll it.',
		'dice 1.2 Wait.',
		'dice 2.1 XIV. The Tower - Fall.'
	]);
	expect(said('rulings.loot', 'A ruling.')).toEqual(['rulings.loot 1.1 A ruling.']);
	expect(said('faq.loot', 'An answer.')).toEqual(['faq.loot 1.1 An answer.']);
});

test('an original ruleset that lacks a section is refused', () => {
	expect(() => originalSentencesOf('game setup', '')).toThrow('Section foreword is not found');
});
