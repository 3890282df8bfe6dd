import { sectionIn, type BookSection, type RuleBook } from './book.ts';
import { isRuleId, placedIn, type RuleId } from './index.ts';

/** A heading of a chapter: a section of the document, or a part that we made. */
export interface Heading {
	/** Its anchor. */
	readonly id: string;
	readonly title: string;
	/** 2 below the title of the chapter, 3 below a section. */
	readonly level: 2 | 3;
	/** The id of its section; null for a part that we made. */
	readonly section: string | null;
}

/** A rule that is placed in a chapter, and the scenario that shows it. */
export interface Placed {
	readonly id: RuleId;
	/** The rule that the text names in its place: itself, or one of the edition that the text is written for. */
	readonly at: RuleId;
	/** The scenario's path below content/scenarios, without the ending. */
	readonly position: string | null;
}

/** What a chapter's text holds, in its order. */
export interface Outline {
	readonly headings: readonly Heading[];
	readonly placed: readonly Placed[];
	/** Tags that could not be read. */
	readonly faults: readonly string[];
}

const TAG = /<(?<name>Rule|Section|Part)\s(?<attributes>[^>]*?)\/>/gu;
const ATTRIBUTE = /(?<key>\w+)="(?<value>[^"]*)"/gu;

/** "Rolling and hitting" → "rolling-and-hitting" */
export const anchorOf = (title: string): string =>
	title
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/gu, '');

/** Reads the text of a chapter of a rulebook: its headings, and the rules placed in it. */
export function outlineOf(book: RuleBook, text: string): Outline {
	const headings: Heading[] = [];
	const placed: Placed[] = [];
	const faults: string[] = [];
	for (const { 0: tag, groups } of text.matchAll(TAG)) {
		const said = new Map<string, string>();
		for (const { groups: one } of (groups?.attributes ?? '').matchAll(ATTRIBUTE))
			said.set(one?.key ?? '', one?.value ?? '');
		const id = said.get('id') ?? '';
		const title = said.get('title') ?? '';
		const section = sectionIn(book, id);
		if (groups?.name === 'Rule' && isRuleId(id))
			placed.push({ id, at: id, position: said.get('position') ?? null });
		else if (groups?.name === 'Section' && section) headings.push(sectionHeading(section));
		else if (groups?.name === 'Part' && title !== '') {
			const level = headings.some(({ section }) => section !== null) ? 3 : 2;
			headings.push({ id: anchorOf(title), title, level, section: null });
		} else faults.push(tag);
	}
	return { headings, placed, faults };
}

/** The heading of a section: "6.10 Destroy and Kill", at "s6.10". */
const sectionHeading = ({ id, title, level }: BookSection): Heading => ({
	id: `s${id}`,
	title,
	level,
	section: id
});

/**
 * The outline of a chapter in a later state of its rulebook, whose text is that of the state before: the
 * same headings, and in the place of each rule what stands there now. Only a rule that is told in the same
 * way keeps its position.
 */
export const outlineIn = ({ edition, sections }: RuleBook, before: Outline): Outline => ({
	faults: before.faults,
	headings: before.headings.map((heading) => ({
		...heading,
		title: sections.find(({ id }) => id === heading.section)?.title ?? heading.title
	})),
	placed: before.placed.flatMap(({ at, position }) =>
		placedIn(edition, at).map((id) => ({ id, at, position: id === at ? position : null }))
	)
});
