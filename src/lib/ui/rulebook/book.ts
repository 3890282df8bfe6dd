import { createContext } from 'svelte';
import type { RuleId } from '../../rules/index.ts';
import type { Piece } from '../../rules/linked.ts';
import type { Heading } from '../../rules/outline.ts';
import type { RuleKind, RuleStatus } from '../../rules/rule.ts';
import type { Chapter } from '../../rules/sections.ts';
import type { CardRef } from '../cards/card-ref.ts';
import type { RulingRef } from '../rulings/ruling-ref.ts';
import type { ExampleName } from '../table/examples.ts';

/** Some of those that lean on a rule, and how many there are. */
export interface Some<T> {
	readonly some: readonly T[];
	readonly count: number;
}

/** What leans on a rule: the disputes it answers, the cards it is cited for, the scenarios that show it. */
export interface Leaning {
	readonly rulings: Some<Pick<RulingRef, 'slug' | 'question'>>;
	readonly cards: Some<CardRef>;
	readonly scenarios: Some<ExampleName>;
}

/** A rule as its page shows it; put together as the site is built. */
export interface RuleView {
	readonly id: RuleId;
	readonly pieces: readonly Piece[];
	/** "8 Attacking, p. 36" */
	readonly place: string;
	readonly status: RuleStatus;
	readonly kind: RuleKind;
	/** What is open about it, with the values that can be followed, the default first. */
	readonly readings: readonly {
		readonly id: string;
		readonly question: string;
		readonly values: readonly string[];
	}[];
	/** The scenario that shows it in place. */
	readonly position: ExampleName | null;
	readonly leaning: Leaning;
}

/** A chapter in a list. */
export interface ChapterName {
	readonly number: Chapter;
	readonly slug: string;
	readonly title: string;
	readonly page: number;
}

/** A chapter as its page shows it. */
export interface ChapterView extends ChapterName {
	readonly headings: readonly Heading[];
	/** Every rule of the chapter, in the order of its text. */
	readonly rules: readonly RuleView[];
	/** Whether its text has been written; the rules are listed as they are where it has not. */
	readonly written: boolean;
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
