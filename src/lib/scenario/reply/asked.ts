import type { Outcome } from '../../judge/verdict/outcome.ts';
import type { Happening } from '../../model/happening/index.ts';
import type { CardKey, Seat } from '../../model/words.ts';

/** What a line has come to, and all that happened on the way. */
export interface CameOf {
	readonly outcome: Outcome;
	readonly happened: readonly Happening[];
}

/** Something that is so of an outcome or not; null where the outcome says nothing of it. */
export interface Fact {
	readonly holds: (of: CameOf) => boolean | null;
	/** Which of both stays so whatever else comes: somebody who has died has died. */
	readonly stays: readonly boolean[];
}

export type Unit = 'damage' | '¢' | 'loot card' | 'soul';

/** What is asked, by all that the words may mean: an answer is given where it is the same for each. */
export type Asked =
	| { readonly is: 'whether'; readonly facts: readonly Fact[] }
	| { readonly is: 'who'; readonly of: readonly ((of: CameOf) => readonly Seat[] | null)[] }
	| {
			readonly is: 'how many';
			readonly unit: Unit;
			readonly of: readonly ((of: CameOf) => number)[];
	  }
	/** Whether the attack roll hits or misses. */
	| { readonly is: 'hit or miss' }
	/** Whether somebody may do what was told last: who, and with which of these cards; null is whoever and whatever it was. */
	| {
			readonly is: 'may';
			readonly who: readonly Seat[] | null;
			readonly cards: readonly CardKey[] | null;
	  };
