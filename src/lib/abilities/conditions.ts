import type { Amount, Filter, ObjectWord, PlayerWord, Test } from './words.ts';

/** A question about the position and the turn so far. */
export type Condition =
	| { readonly is: 'your turn' }
	| { readonly not: Condition }
	| { readonly all: readonly Condition[] }
	| { readonly either: readonly Condition[] }
	| { readonly amount: Amount; readonly atLeast: Amount }
	| { readonly amount: Amount; readonly atMost: Amount }
	| { readonly amount: Amount; readonly equals: Amount }
	/** Something is, or last was, what a filter asks for. */
	| { readonly what: ObjectWord; readonly fits: Filter }
	/** The attack roll that the event came from showed one of these. */
	| { readonly onAttackRoll: readonly number[] }
	/** It is the player's n-th, counted from 1, dice roll, attack roll or attack this turn. */
	| {
			readonly nth: 'dice roll' | 'attack roll' | 'attack';
			readonly of: PlayerWord;
			readonly is: readonly number[];
	  }
	/** The attack roll is every second one that was made against it since it came into play. */
	| { readonly everyOther: 'attack roll'; readonly against: ObjectWord }
	/** The die shows what the player's die showed before, this turn. */
	| { readonly is: 'same result twice' }
	/** All dice that were rolled together show the same number. */
	| { readonly is: 'same results' }
	| { readonly is: 'the loot step' }
	/** Since the turn began. */
	| { readonly is: 'a monster died' }
	/** An attack is under way (8). */
	| { readonly is: 'an attack' }
	/** A number that this has had noted (6.22). */
	| { readonly noted: Amount }
	/** An attack was made on it this turn. */
	| { readonly attacked: ObjectWord }
	/** It has dealt combat damage to a player this turn, in play or no more. */
	| { readonly dealtCombatDamage: ObjectWord }
	/** The loot card that was discarded as its cost is a card that fits. */
	| { readonly discarded: readonly Test[] }
	/** It is a player's turn. */
	| { readonly turnOf: PlayerWord };
