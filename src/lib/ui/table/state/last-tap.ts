/** What came of what was said or tapped last. */
import type { Decision } from '../../../model/decision.ts';
import type { CardKey } from '../../../model/words.ts';
import type { Refusal } from '../../../rules/step.ts';

/** What was put on the table for what was said or done last. */
export interface JustLaid {
	readonly cards: ReadonlySet<CardKey>;
	/** Each thing in a few words: "Gurdy", "a loot play for Ben". */
	readonly words: readonly string[];
}

export const NOTHING_LAID: JustLaid = { cards: new Set(), words: [] };

/** Why something cannot be done, with the sentence that says so. */
export interface Refused {
	readonly decision: Decision;
	readonly refusal: Refusal;
	readonly sentence: string;
	/** The sentence is a question: its target or its option was not said. */
	readonly asks: boolean;
}
