import { createContext } from 'svelte';
import type { EditionId } from '../../model/words.ts';
import type { BookChapter } from '../../rules/book.ts';
import type { RuleId } from '../../rules/index.ts';
import type { Piece } from '../../rules/linked.ts';
import type { Heading } from '../../rules/outline.ts';
import type { RuleKind, RuleStatus } from '../../rules/rule.ts';
import type { RuleRef } from '../rules/told.ts';
import type { ExampleName } from '../table/setup/examples.ts';

/** How many lean on a rule: the disputes it answers, the cards it is cited for, the scenarios that show it. */
export interface Leaning {
	readonly rulings: number;
	readonly cards: number;
	readonly scenarios: number;
}

/** What another edition says instead of a rule, or beside it. */
export interface Differing {
	/** Which edition it is, or what parts the two. */
	readonly head: string;
	readonly text: string;
	/** The matter, by its name in addresses, under which both stand side by side; null where none has it. */
	readonly matter: string | null;
	/** Where that edition says it. */
	readonly rules: readonly RuleRef[];
}

/** A rule as its page shows it; put together as the site is built. */
export interface RuleView {
	readonly id: RuleId;
	/** The rule that the text names in its place: itself, or one of the state before. */
	readonly at: RuleId;
	readonly title: string;
	readonly pieces: readonly Piece[];
	/** "8 Attacking, p. 36", "Original ruleset, Attacking" */
	readonly place: string;
	readonly status: RuleStatus;
	readonly kind: RuleKind;
	/** What is open about it, with the answers it could have; we follow the first. */
	readonly readings: readonly {
		readonly id: string;
		readonly question: string;
		readonly answers: readonly string[];
	}[];
	/** What other editions say instead. */
	readonly differs: readonly Differing[];
	/** What is told of it since its document was captured, and is no part of it; null where nothing is. */
	readonly hearsay: string | null;
	/** The scenario that shows it in place. */
	readonly position: ExampleName | null;
	readonly leaning: Leaning;
}

/** A chapter in a list. */
export interface ChapterName {
	/** "8 Attacking", or "Attacking" where the document has no numbers. */
	readonly name: string;
	readonly slug: string;
}

/** A chapter in the contents of its rulebook. */
export interface ListedChapter extends BookChapter, Pick<ChapterView, 'headings' | 'written'> {
	/** How many of its rules the same rulebook has otherwise, or not at all, in print or online. */
	readonly changed: number;
}

/** What the page of a chapter says of itself, by edition. */
export interface ChapterAbout {
	/** "The 2023 rules" */
	readonly rules: string;
	/** The address of the contents below that of the site. */
	readonly contents: 'rules/' | 'rules/2024/' | 'rules/original/';
	readonly description: string;
	/** What stands behind its words. */
	readonly source: string;
	/** The document as a quoted rule names it before its place; empty where the place names it. */
	readonly quotedAs: string;
}

/** A chapter as its page shows it. */
export interface ChapterView extends ChapterName {
	readonly edition: EditionId;
	/** The file of its text, without the ending: "08-attacking". */
	readonly file: string;
	/** What the page says of itself. */
	readonly about: ChapterAbout;
	readonly headings: readonly Heading[];
	/** Every rule of the chapter, in the order of its text. */
	readonly rules: readonly RuleView[];
	/** The rules that the same rulebook has otherwise, or not at all, in print or online. */
	readonly changed: readonly { readonly id: RuleId; readonly title: string }[];
	/** Rules that the text may name and that this edition has another for, each with that. */
	readonly instead: Readonly<Partial<Record<RuleId, RuleId>>>;
	/** Whether its text has been written; the rules are listed as they are where it has not. */
	readonly written: boolean;
	/** The state of the same rulebook that has this chapter too; null where it has none. */
	readonly alsoIn: '2023' | '2024' | null;
	readonly previous: ChapterName | null;
	readonly next: ChapterName | null;
}

/** What the parts of a chapter share. */
export interface Book {
	readonly chapter: ChapterView;
	/** The rule whose position is open; one at a time. */
	open: RuleId | null;
}

/** The chapter that a component stands in. */
export const [getBook, setBook] = createContext<Book>();
