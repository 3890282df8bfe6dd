import {
	CHAPTERS,
	chapterOf,
	isSection,
	SECTION_NUMBERS,
	SECTIONS,
	type Section
} from '../sections.ts';
import type { ChapterSlug } from '../sections.ts';

/** What the online rulebook has beside the sections of 2023, each with its title and the section it follows. */
export const NEW_SECTIONS = {
	'6.1a': ['Additional Names', '6.1'],
	'6.7a': ['Special Counters', '6.7'],
	'6.11a': ['Doubling ¢', '6.11']
} as const satisfies Readonly<Record<string, readonly [title: string, after: Section]>>;

type NewSection = keyof typeof NEW_SECTIONS;

/** A section of the online rulebook, which numbers nothing: those of 2023 by their numbers there. */
export type Section2024 = Section | NewSection;

const isNew = (section: Section2024): section is NewSection => !isSection(section);

/** All sections, in the order of the document. */
export const SECTIONS_2024: readonly Section2024[] = SECTION_NUMBERS.flatMap((section) => [
	section,
	...newSections().filter((one) => NEW_SECTIONS[one][1] === section)
]);

/** "Destroy and Kill" */
export const titleIn2024 = (section: Section2024): string =>
	isNew(section) ? NEW_SECTIONS[section][0] : SECTIONS[section][0];

/** The section of 2023 that it is, or follows. */
export const sectionIn2023 = (section: Section2024): Section =>
	isNew(section) ? NEW_SECTIONS[section][1] : section;

/** The chapters that the captured pages lack: those of 2023 stand in for them. */
export const NOT_CAPTURED: readonly ChapterSlug[] = ['deck-ratios', 'errata', 'faq'];

/** The chapter that it belongs to, by its name in addresses. */
export const chapterIn2024 = (section: Section2024): ChapterSlug =>
	CHAPTERS[chapterOf(sectionIn2023(section))];

/** Whether the captured pages have the chapter of a section. */
export const isCaptured = (section: Section2024): boolean =>
	!NOT_CAPTURED.includes(chapterIn2024(section));

/** "Online rulebook, Destroy and Kill" */
export const placeIn2024 = (section: Section2024): string =>
	isCaptured(section)
		? `Online rulebook, ${titleIn2024(section)}`
		: `Extended Rulebook of 2023, ${titleIn2024(section)}`;

function newSections(): readonly NewSection[] {
	return ['6.1a', '6.7a', '6.11a'];
}
