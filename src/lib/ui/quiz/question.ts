import type { Topic } from '../../scenario/ruling/topics.ts';
import type { CardInRow } from '../cards/card-entry.ts';
import type { DrawnBoardView } from '../position/drawn-board.ts';
import type { RuleRef } from '../rules/told.ts';

/** How much there is to see through, from 1. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** A question in a list. */
export interface QuizName {
	/** Its name in addresses. */
	readonly id: string;
	readonly topic: Topic;
	readonly level: Level;
	/** The name of the ruling that it is drawn from. */
	readonly ruling: string;
}

/** A puzzle in a list. */
export interface PuzzleName {
	/** Its name in addresses. */
	readonly id: string;
	readonly level: Level;
}

/** Everything that a day may ask. */
export interface QuizNames {
	readonly questions: readonly QuizName[];
	/** Those that one move solves. */
	readonly puzzles: readonly PuzzleName[];
}

/** Something that a day asks. */
export interface Asked {
	/** What its answer is kept under: that of a puzzle by `asPuzzle`. */
	readonly id: string;
	readonly level: Level;
	/** The name of the puzzle that it is; null for a dispute. */
	readonly puzzle: string | null;
}

/** What the answer to a puzzle is kept under. */
export const asPuzzle = (id: string): string => `puzzle:${id}`;

/** Who is right? A table, what was done there, what two people say of it, and what the judge says. */
export interface QuizQuestion extends QuizName {
	/** The table before anything is done. */
	readonly board: DrawnBoardView;
	/** "Amy has no loot play left." */
	readonly lootPlays: readonly string[];
	/** The cards that it is about. */
	readonly cards: readonly CardInRow[];
	/** What is done: as much as it takes to know the answer, and no more. */
	readonly acts: readonly string[];
	/** What is claimed; exactly one is right. */
	readonly sides: readonly { readonly words: string; readonly isRight: boolean }[];
	/** "Fly dies. Amy takes no damage." */
	readonly verdict: string;
	/** What made the difference; empty where the verdict says it. */
	readonly because: string;
	readonly rules: readonly RuleRef[];
	/** Whether one thing is changed in the case of the ruling. */
	readonly isChanged: boolean;
	/** What the ruling is asked. */
	readonly asked: string;
	/** The letters that open it at the table; null where no link can say it. */
	readonly letters: string | null;
}
