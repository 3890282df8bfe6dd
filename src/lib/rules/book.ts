import type { EditionId } from '../model/words.ts';
import { chapterIn2024, NOT_CAPTURED, SECTIONS_2024, titleIn2024 } from './2024/sections.ts';
import { chapterNameOf, RULE_IDS_IN, ruleIn, type RuleId } from './index.ts';
import {
	ORIGINAL_CHAPTER_IDS,
	ORIGINAL_CHAPTERS,
	ORIGINAL_SECTION_IDS,
	ORIGINAL_SECTIONS,
	originalChapterOf
} from './original/sections.ts';
import {
	CHAPTER_NUMBERS,
	chapterOf,
	CHAPTERS,
	isChapter,
	SECTION_NUMBERS,
	SECTIONS
} from './sections.ts';

/** A chapter of a rulebook. */
export interface BookChapter {
	/** Its name in addresses, which never changes. */
	readonly slug: string;
	readonly title: string;
	/** Its number in the document, if that has numbers. */
	readonly number: string | null;
	/** Its page in the document, if that tells pages. */
	readonly page: number | null;
	/** The file of its text, without the ending: "08-attacking". */
	readonly file: string;
	/** Whether it is that of the state before, as its own could not be had. */
	readonly isStandIn?: boolean;
}

/** A section of a rulebook. */
export interface BookSection {
	/** As rules name it: "6.10", "cards.active". */
	readonly id: string;
	/** "Destroy and Kill" */
	readonly name: string;
	/** "6.10 Destroy and Kill" */
	readonly title: string;
	/** Its page in the document, if that tells pages. */
	readonly page: number | null;
	readonly chapter: BookChapter;
	/** Whether it is all of its chapter, or what the chapter begins with, and needs no second heading. */
	readonly isWholeChapter: boolean;
	/** 2 below the title of the chapter, 3 below a section. */
	readonly level: 2 | 3;
}

/** The rulebook of an edition as its pages, its map and its tests see it. */
export interface RuleBook {
	readonly edition: EditionId;
	/** The name of its document. */
	readonly title: string;
	/** The same in two words. */
	readonly brief: string;
	readonly chapters: readonly BookChapter[];
	/** The document as a quoted rule names it before its place; empty where the place names it. */
	readonly quotedAs: string;
	/** Whether its rules link the terms they use to a glossary. */
	readonly hasGlossary: boolean;
	/** In the order of the document. */
	readonly sections: readonly BookSection[];
}

const fileOf = (nth: number, slug: string): string => `${String(nth).padStart(2, '0')}-${slug}`;

const CHAPTERS_2023 = CHAPTER_NUMBERS.map((number) => {
	const [title, page] = SECTIONS[number];
	const slug = CHAPTERS[number];
	return { slug, title, number, page, file: fileOf(Number(number), slug) };
});

/** The online rulebook has no numbers and no pages. */
const CHAPTERS_2024 = CHAPTERS_2023.map((chapter) => ({
	...chapter,
	number: null,
	page: null,
	isStandIn: NOT_CAPTURED.includes(chapter.slug)
}));

const CHAPTERS_ORIGINAL = ORIGINAL_CHAPTER_IDS.map((slug, at) => ({
	slug,
	title: ORIGINAL_CHAPTERS[slug],
	number: null,
	page: null,
	file: fileOf(at + 1, slug)
}));

const named = (chapters: readonly BookChapter[], slug: string): BookChapter => {
	const found = chapters.find((one) => one.slug === slug);
	if (!found) throw new Error(`There is no chapter ${slug}.`);
	return found;
};

/** The sections that share their chapter with no other. */
const alone: ReadonlySet<string> = new Set(
	ORIGINAL_SECTION_IDS.filter(
		(id) =>
			ORIGINAL_SECTION_IDS.filter((one) => originalChapterOf(one) === originalChapterOf(id))
				.length === 1
	)
);

/** The rulebook of each edition. */
export const BOOKS: Readonly<Record<EditionId, RuleBook>> = {
	'2023': {
		edition: '2023',
		title: 'Extended Rulebook, 26 May 2023',
		brief: 'Extended Rulebook',
		quotedAs: 'Extended Rulebook, 26 May 2023',
		hasGlossary: true,
		chapters: CHAPTERS_2023,
		sections: SECTION_NUMBERS.map((id) => ({
			id,
			name: SECTIONS[id][0],
			title: `${id} ${SECTIONS[id][0]}`,
			page: SECTIONS[id][1],
			chapter: named(CHAPTERS_2023, CHAPTERS[chapterOf(id)]),
			isWholeChapter: id === chapterOf(id),
			level: id.split('.').length > 2 ? 3 : 2
		}))
	},
	'2024': {
		edition: '2024',
		title: 'Online rulebook, November 2024',
		brief: 'Online rulebook',
		quotedAs: '',
		hasGlossary: true,
		chapters: CHAPTERS_2024,
		sections: SECTIONS_2024.map((id) => ({
			id,
			name: titleIn2024(id),
			title: titleIn2024(id),
			page: null,
			chapter: named(CHAPTERS_2024, chapterIn2024(id)),
			isWholeChapter: isChapter(id),
			level: id.split('.').length > 2 ? 3 : 2
		}))
	},
	original: {
		edition: 'original',
		title: 'Original comprehensive ruleset and official FAQ',
		brief: 'Original rules',
		quotedAs: '',
		hasGlossary: false,
		chapters: CHAPTERS_ORIGINAL,
		sections: ORIGINAL_SECTION_IDS.map((id) => ({
			id,
			name: ORIGINAL_SECTIONS[id][0],
			title: ORIGINAL_SECTIONS[id][0],
			page: null,
			chapter: named(CHAPTERS_ORIGINAL, originalChapterOf(id)),
			isWholeChapter: alone.has(id),
			level: 2
		}))
	}
};

/** A section of a rulebook by its id; null where it has none of that id. */
export function sectionIn(book: RuleBook, id: string): BookSection | null {
	return book.sections.find((one) => one.id === id) ?? null;
}

/** A chapter of a rulebook by its name in addresses; null where it has none of that name. */
export const chapterIn = (book: RuleBook, slug: string): BookChapter | null =>
	book.chapters.find((one) => one.slug === slug) ?? null;

/** The rules of a chapter, in no order. */
export const rulesOfChapter = (book: RuleBook, { slug }: BookChapter): readonly RuleId[] =>
	RULE_IDS_IN[book.edition].filter((id) => chapterNameOf(id, book.edition) === slug);

/** The section of a rule as it is headed in the documents: "8 Attacking", "FAQ, Player Death". */
export function headingOf(id: RuleId, edition: EditionId): string {
	const rule = ruleIn(id, edition);
	const section = rule && sectionIn(BOOKS[edition], rule.section);
	if (!section) return '';
	return edition === 'original' && section.chapter.slug === 'faq'
		? `FAQ, ${section.title}`
		: section.title;
}
