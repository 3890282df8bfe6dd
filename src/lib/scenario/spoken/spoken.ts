import type { Line, Scenario } from '../scenario.ts';

/**
 * What a piece of what was said is.
 *
 * - `fact`: something that is so at the table: HP, ¢, whose turn it is, what lies on the stack.
 * - `act`: something that happens.
 * - `asked`: a question, or a title.
 * - `left`: a claim, a reason, something taken back: it says nothing about the table.
 * - `unread`: nobody knows what it means; `fits` says what could stand there.
 */
export type ChipKind = 'fact' | 'act' | 'asked' | 'left' | 'unread';

/** A piece of what was said, and what it means. Plain data. */
export interface Chip {
	/** Where it stands in the text as it was given: from the first letter to behind the last. */
	readonly from: number;
	readonly to: number;
	readonly kind: ChipKind;
	/** What it means in a few words: "Ben plays Bomb! on Gurdy"; of what is not understood, the text itself. */
	readonly words: string;
	/** The lines of the script that it stands for, with the passes before them; none of a fact. */
	readonly lines: readonly Line[];
	/** Where those lines begin in the script of the scenario; null where there are none. */
	readonly at: number | null;
	/** Why it cannot have happened, as a sentence; null where it can. */
	readonly trouble: string | null;
	/** Of what is not understood: what would fit there, the nearest first. */
	readonly fits: readonly string[];
}

/** What somebody said, understood as far as it goes. Plain data. */
export interface Spoken {
	/** The table and the script that it means, with everything that it was said onto. */
	readonly scenario: Scenario;
	/** Every piece of the text in its order; between them stand only blanks and words that join. */
	readonly chips: readonly Chip[];
}

/** A whole act that could be said next. Plain data. */
export interface Suggestion {
	/** The act in a few words: "Ben plays Bomb! on Gurdy". */
	readonly words: string;
	/** What the field holds once it is taken: all that was typed before it, and the act. */
	readonly text: string;
	/** The lines of the script that it stands for. */
	readonly lines: readonly Line[];
}
