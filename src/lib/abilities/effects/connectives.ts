import type { Condition } from '../conditions.ts';
import type { Amount, Filter, PlayerWord, Several, TargetSpec } from '../words.ts';
import type { Effect } from './index.ts';

/** An option of "choose one-", chosen with its targets as it is put on the stack (4). */
export interface Mode {
	readonly targets: readonly TargetSpec[];
	readonly effect: Effect;
}

/** How parts hang together (6.2, 6.12, 6.18). */
export type ConnectiveEffect =
	/** One after the other, whatever comes of each (6.2). */
	| { readonly do: 'then'; readonly steps: readonly Effect[] }
	/** The second only if the first was done: "and" (6.2), "if you do" (6.18). */
	| { readonly do: 'and'; readonly first: Effect; readonly second: Effect }
	| {
			readonly do: 'if you do';
			readonly first: Effect;
			readonly second: Effect;
			readonly otherwise?: Effect;
	  }
	/** You, or another player, may. */
	| { readonly do: 'may'; readonly effect: Effect; readonly who?: PlayerWord }
	| {
			readonly do: 'if';
			readonly condition: Condition;
			readonly effect: Effect;
			readonly otherwise?: Effect;
	  }
	| {
			readonly do: 'choose one';
			/** Another than whoever puts it on the stack, who chooses as it resolves. */
			readonly who?: PlayerWord;
			readonly options: readonly Mode[];
	  }
	/** Chosen as it resolves, by a player or at random; the effect is done for each of those chosen. */
	| {
			readonly do: 'choose';
			readonly who: PlayerWord | 'random';
			readonly from: readonly Filter[];
			readonly several: Several;
			readonly effect: Effect;
	  }
	/** Several that are picked together as it resolves: what is done may ask how many, and who ("picked"). */
	| {
			readonly do: 'pick';
			readonly who: PlayerWord;
			readonly from: readonly Filter[];
			readonly several: Several;
			readonly effect: Effect;
	  }
	/** For each that fits, in the order of 6.12. */
	| { readonly do: 'each'; readonly of: readonly Filter[]; readonly effect: Effect }
	| { readonly do: 'repeat'; readonly effect: Effect; readonly times: Amount }
	/** Again and again, as long as it holds after each time. */
	| {
			readonly do: 'repeat while';
			readonly effect: Effect;
			readonly condition: Condition;
			/** Each time all that it has put on the stack resolves before it is done again. */
			readonly resolved?: true;
	  }
	/** A number that a player names, bound as "that number". */
	| {
			readonly do: 'choose number';
			readonly who: PlayerWord;
			readonly min: number;
			readonly max: number;
			/** None that was chosen before it for the same. */
			readonly different?: true;
			readonly effect: Effect;
	  }
	/** An amount that is kept in mind, bound as "that number". */
	| { readonly do: 'remember'; readonly amount: Amount; readonly effect: Effect }
	/** Words that nobody could read: the players do what they say. */
	| { readonly do: 'by hand'; readonly words: string }
	| {
			readonly do: 'vote';
			readonly who: Filter;
			readonly on: readonly Filter[] | readonly string[];
			/** How many different ones each votes for; not said, one. */
			readonly votes?: number;
			/** For each with the most votes; or for each option in turn. */
			readonly winner: Effect | readonly Effect[];
			/** Null: those tied for the most all win. */
			readonly tie: Effect | null;
	  };
