import type { Scenario } from '../../scenario/scenario.ts';
import type { Heard, HeardChip } from '../judge-worker/shapes/heard.ts';

/** A piece of a line as it is shown. */
export interface LineChip extends Omit<HeardChip, 'from' | 'to' | 'kind'> {
	/** `coming`: the judge has not looked at it yet. */
	readonly kind: HeardChip['kind'] | 'coming';
	/** Nobody said it: it was put in so that the next act is legal. */
	readonly inserted: boolean;
	/** What tells it from every other. */
	readonly key: string;
}

/** What something is said behind: a text of its own, on a table or on none. */
export interface Behind {
	readonly text: string;
	readonly onto: Scenario | null;
}

/** What makes an act legal that the rules forbid. */
export interface Remedy {
	/** "Ben taps Cain first." */
	readonly words: string;
	/** It is put before the act, so that it can be taken out again. */
	readonly before: boolean;
	readonly take: () => void;
}

/** What makes the act of a piece legal; the piece by its key. */
export interface Mending {
	readonly key: string;
	readonly remedies: readonly Remedy[];
}

/** What came of something that was said. */
export interface Taken {
	/** What was not understood, to be said otherwise. */
	readonly left: string;
	/** What is wrong with it; null where nothing is, or where it is said elsewhere. */
	readonly problem: string | null;
}

/** The line that a composer writes: a text of its own, or what is played on a table. */
export interface WrittenLine {
	/** Its pieces, in order. */
	readonly chips: readonly LineChip[];
	/** What was put on the table for it, each in a few words. */
	readonly laid: readonly string[];
	/** What the next thing is said behind. */
	readonly end: Behind;
	/** What stands before a piece. */
	readonly before: (chip: LineChip) => Behind;
	/** Takes what was said at the end. */
	readonly take: (text: string) => Promise<Taken>;
	/** What was said for a piece, letter by letter, where a text is all there is. */
	readonly saidFor?: (chip: LineChip) => string;
	/** What of it nobody said, where a text is all there is. */
	putIn?: readonly string[];
	/** What had been said at the last visit, where a text is all there is; empty where nothing had. */
	left?: string;
	/** The letters of a link to what has been said; null where none says it. */
	readonly letters?: string | null;
	/** Says something in the place of a piece; an empty text takes the piece out. Gives what is wrong with it. */
	readonly replace: (chip: LineChip, text: string) => Promise<string | null>;
	/** Says something before a piece. Gives what is wrong with it. */
	readonly insert: (chip: LineChip, text: string) => Promise<string | null>;
	/** Hears what was understood of its end. */
	readonly hears?: (behind: Behind, heard: Heard) => void;
	/** What would make the first piece legal that cannot be; null where that is not known, or nothing is amiss. */
	readonly mending: Mending | null;
	/** Begins another, where it is nothing but what was said. */
	readonly clear?: () => void;
	/** Takes back the last change; null where there is none. */
	readonly undo: (() => void) | null;
	/** Does again what was taken back last, where that is kept here; null where there is nothing. */
	readonly redo?: (() => void) | null;
}
