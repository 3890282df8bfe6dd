import type { DiscardReason } from '../task.ts';
import type { CardKey, EffectRef, Seat } from '../words.ts';
import type { Named, Who } from './named.ts';

/** ¢, loot, items and souls, and whether an item is charged. */
export type OfBelongings =
	| {
			readonly did: 'gained ¢';
			readonly player: Seat;
			readonly amount: number;
			readonly asked: number;
	  }
	| {
			readonly did: 'lost ¢';
			readonly player: Seat;
			readonly amount: number;
			readonly asked: number;
	  }
	| { readonly did: 'paid ¢'; readonly player: Seat; readonly amount: number }
	| {
			readonly did: 'looted';
			readonly player: Seat;
			readonly count: number;
			readonly asked: number;
			readonly from: 'loot deck' | 'loot discard';
			/** How many cards are there, of which none is taken because they are too few. */
			readonly tooFew?: number;
	  }
	| {
			readonly did: 'discarded';
			readonly player: Seat;
			readonly card: CardKey | null;
			readonly because: DiscardReason;
	  }
	| { readonly did: 'gained treasure'; readonly player: Seat; readonly source: Named }
	| { readonly did: 'gained soul'; readonly player: Seat; readonly source: Named }
	| { readonly did: 'became item'; readonly player: Seat; readonly source: Named }
	| {
			readonly did: 'gained loot play';
			readonly player: Seat;
			readonly count: number | 'any number';
	  }
	| {
			readonly did: 'gained effect';
			readonly to: Who;
			readonly effect: EffectRef;
			readonly stat: string;
			readonly add: number;
	  }
	| { readonly did: 'recharged'; readonly source: Named }
	| { readonly did: 'deactivated'; readonly source: Named }
	/** It does not recharge in the recharge step. */
	| { readonly did: 'stays deactivated'; readonly source: Named }
	| { readonly did: 'reward'; readonly player: Seat; readonly card: CardKey };
