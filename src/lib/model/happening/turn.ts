import type { CardKey, Seat } from '../words.ts';
import type { Named } from './named.ts';

export type Phase =
	| 'recharge step'
	| 'start triggers'
	| 'loot step'
	| 'action phase'
	| 'end triggers'
	| 'hand size'
	| 'turn over';

/** Phases and turns, and the end of the game. */
export type OfTurns =
	| { readonly did: 'entered phase'; readonly phase: Phase; readonly player: Seat }
	| { readonly did: 'recharged all'; readonly player: Seat; readonly count: number }
	/** Everyone heals, but for what does not heal. */
	| { readonly did: 'healed all'; readonly except?: readonly Named[] }
	| {
			readonly did: 'effects ended';
			readonly count: number;
			readonly cards: readonly CardKey[];
	  }
	| { readonly did: 'turn ends'; readonly because: 'effect' | 'death' }
	| { readonly did: 'turn passed'; readonly to: Seat }
	/** `together`: as one side, which is no tie. */
	| { readonly did: 'won'; readonly players: readonly Seat[]; readonly together?: true };
