import type { Amount, Filter, Patient, PlayerWord, TargetSpec } from '../words.ts';
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
	| { readonly do: 'change roll'; readonly what: Patient; readonly to: readonly number[] }
	/** Adds one of these to a roll. */
	| { readonly do: 'add to roll'; readonly what: Patient; readonly add: readonly number[] }
	| { readonly do: 'flip roll'; readonly what: Patient }
	| {
			readonly do: 'roll';
			readonly who: PlayerWord | EachRolls;
			readonly outcomes: readonly Outcome[];
			readonly times?: Amount;
	  };
