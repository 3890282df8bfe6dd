import type { Seat } from '../words.ts';
import type { Named, Who } from './named.ts';

/** Attacks and purchases, from their declaration to their end. */
export type OfAttacks =
	| { readonly did: 'attack started'; readonly player: Seat }
	| { readonly did: 'no attack'; readonly player: Seat }
	| { readonly did: 'no purchase'; readonly player: Seat }
	/** No starting item is left to gain. */
	| { readonly did: 'no soul purchase' | 'no starting item'; readonly player: Seat }
	| { readonly did: 'attack target'; readonly player: Seat; readonly target: Who | 'deck' }
	| {
			readonly did: 'hit';
			readonly player: Seat;
			readonly target: Who;
			readonly result: number;
			readonly evasion: number;
	  }
	| {
			readonly did: 'missed';
			readonly player: Seat;
			readonly target: Who;
			readonly result: number;
			readonly evasion: number;
	  }
	| {
			readonly did: 'attack ended';
			readonly player: Seat;
			readonly because:
				| 'attacker at 0 HP'
				| 'target at 0 HP'
				| 'attacker died'
				| 'target died'
				| 'target gone'
				| 'nothing to attack'
				| 'cannot be attacked'
				| 'turn ended'
				| 'event revealed'
				| 'cancelled';
	  }
	| { readonly did: 'purchased'; readonly player: Seat; readonly source: Named }
	| {
			readonly did: 'purchase failed';
			readonly player: Seat;
			readonly because: 'not enough ¢' | 'nothing to purchase' | 'buyer died' | 'turn ended';
	  };
