import type { RollPurpose } from '../stack.ts';
import type { EffectRef, ItemId, Seat } from '../words.ts';

/** What becomes of a roll. */
export type OfRolls =
	| {
			readonly did: 'rolled';
			readonly player: Seat;
			readonly result: number;
			readonly purpose: RollPurpose;
	  }
	| {
			readonly did: 'rerolled';
			readonly player: Seat;
			readonly item: ItemId;
			readonly from: number;
			readonly to: number;
	  }
	| {
			readonly did: 'changed roll';
			readonly item: ItemId;
			readonly from: number;
			readonly to: number;
	  }
	| {
			readonly did: 'standing modifiers';
			readonly item: ItemId;
			readonly from: number;
			readonly to: number;
	  }
	| {
			readonly did: 'roll resolved';
			readonly player: Seat;
			readonly result: number;
			readonly purpose: RollPurpose;
	  }
	| { readonly did: 'no line'; readonly effect: EffectRef; readonly result: number };
