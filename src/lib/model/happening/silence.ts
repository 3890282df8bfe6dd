import type { ItemId, Seat } from '../words.ts';
import type { Named } from './named.ts';

/** Why a trigger that people expected stayed silent. */
export type NotTriggered =
	| { readonly roll: number; readonly wanted: readonly number[] }
	| { readonly noTarget: true }
	/** It was not of the kind that the trigger asks for. */
	| {
			readonly not:
				| 'attack roll'
				| 'attack on this'
				| 'attack on a monster'
				| 'combat damage'
				| 'non-combat damage'
				| 'damage to that'
				| 'activation'
				| 'gain'
				| 'from the shop'
				| 'from the deck';
	  }
	/** A condition of the trigger's, or what it asks before its effect. */
	| { readonly unmet: 'given' | 'asks' }
	/** It heeds only so many occurrences of a turn or round. */
	| {
			readonly each: 'turn' | 'round' | 'entering';
			readonly nth: readonly number[] | 'every other';
	  }
	/** It would have triggered on what did not happen after all. */
	| { readonly nothing: Undone };

/** Why something did not happen that abilities look for. */
export type Undone =
	| 'already dead'
	| 'healed'
	| 'death prevented'
	| 'death cancelled'
	| 'death replaced'
	| 'no damage'
	| 'nothing looted'
	| 'nothing gained'
	| 'only given';

/** Why an effect does nothing; with whom or what it would have done something to. */
export type WhyNothing =
	/** It is charged, or deactivated, already. */
	| { readonly already: 'charged' | 'deactivated'; readonly who: Named }
	| { readonly already: 'theirs'; readonly who: Named; readonly player: Seat }
	| { readonly unable: 'recharge' | 'be stolen'; readonly who: Named }
	| { readonly unable: 'steal'; readonly player: Seat }
	/** The roll can't be rerolled, modified … */
	| {
			readonly unable: 'be rerolled' | 'be modified' | 'be increased' | 'be decreased';
			readonly roll: ItemId;
	  }
	/** What it would do something to has gone: the object itself where that is known. */
	| { readonly gone: 'this' | 'target' }
	/** Another card multiplies the same already, and only one does. */
	| { readonly multiplied: true }
	| { readonly none: 'amount' | 'choice' | 'condition' | 'turn' | 'else' };
