import type { Amount, Filter, ObjectWord, PlayerWord, TargetSpec } from '../words.ts';
import type { Effect } from './index.ts';

/** A line of a "Roll-" table: the numbers it answers to. */
export interface Outcome {
	readonly on: readonly number[];
	/** Targets named on this line, chosen as the reader is put on the stack. */
	readonly targets: readonly TargetSpec[];
	readonly effect: Effect;
}

/** Everyone that fits rolls; the table is read once, when all of these rolls have resolved (6.12, 13). */
export interface EachRolls {
	readonly each: Filter;
}

/** Rolls (13). */
export type DiceEffect =
	| { readonly do: 'change roll'; readonly what: ObjectWord; readonly to: readonly number[] }
	/** Makes it an amount, as a die can show it. */
	| { readonly do: 'set roll'; readonly what: ObjectWord; readonly to: Amount }
	/** The "Roll-" whose line this is of, once more. */
	| { readonly do: 'roll again' }
	/** Adds one of these to a roll. */
	| { readonly do: 'add to roll'; readonly what: ObjectWord; readonly add: readonly number[] }
	| { readonly do: 'flip roll'; readonly what: ObjectWord }
	| {
			readonly do: 'roll';
			readonly who: PlayerWord | EachRolls;
			readonly outcomes: readonly Outcome[];
			readonly times?: Amount;
	  };
