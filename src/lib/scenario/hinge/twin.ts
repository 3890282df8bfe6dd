import type { CardKey } from '../../model/words.ts';
import type { Scenario } from '../scenario.ts';

/** What a fact is that can be changed, the smallest first. */
export type HingeKind =
	| 'roll'
	| 'hp'
	| 'charge'
	| 'cents'
	| 'counters'
	| 'card'
	| 'choice'
	| 'act'
	| 'response'
	| 'edition'
	| 'reading';

/** A scenario with one fact changed. Of a die, each number is a twin of its own. */
export interface Twin {
	readonly kind: HingeKind;
	/** What tells it from twins of other facts: those that are alike are told as one. */
	readonly about: string;
	/** Which of several things that are alike it is about, by its name. */
	readonly name?: string;
	/** The number that a die shows, and the one that was rolled; that is none of a die that is still to be rolled. */
	readonly face?: number;
	readonly rolled?: number;
	/**
	 * @param faces the numbers of the die that come to the same.
	 * @param own those that come to the same as the one that was rolled, and that one.
	 * @param names those of the things that come to the same.
	 */
	readonly words: (
		faces: readonly number[],
		own: readonly number[],
		names: readonly string[]
	) => string;
	readonly scenario: Scenario;
	/** The card or the line that is another, where it may be about one that only fills a slot. */
	readonly changed?: unknown;
	/** The card that it is about, where that only fills a slot and no line is about it. */
	readonly filler?: CardKey | null;
}
