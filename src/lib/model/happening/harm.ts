import type { DamageSource } from '../stack.ts';
import type { EffectRef, Seat } from '../words.ts';
import type { Named, Who } from './named.ts';

/** Damage and deaths. */
export type OfHarm =
	| {
			readonly did: 'put damage';
			readonly to: Who;
			readonly amount: number;
			readonly combat: boolean;
			readonly source: DamageSource;
	  }
	| {
			readonly did: 'took damage';
			readonly to: Who;
			readonly amount: number;
			readonly marked: number;
			readonly hp: number;
			readonly combat: boolean;
	  }
	| { readonly did: 'no damage'; readonly to: Who }
	| {
			readonly did: 'prevented damage';
			readonly to: Who;
			readonly amount: number;
			readonly effect: EffectRef;
	  }
	| { readonly did: 'will prevent'; readonly to: Who; readonly effect: EffectRef }
	| { readonly did: 'put death'; readonly of: Who }
	| { readonly did: 'no death'; readonly of: Who; readonly because: 'already died' | 'healed' }
	| { readonly did: 'died'; readonly of: Who }
	| { readonly did: 'prevented death'; readonly of: Who; readonly hp: number }
	/** `already`: whoever it is had 0 HP before. */
	| { readonly did: 'killed'; readonly of: Who; readonly already?: 'at 0 HP' }
	| { readonly did: 'destroyed'; readonly of: Named }
	| { readonly did: 'not destroyed'; readonly of: Named }
	| { readonly did: 'penalty'; readonly player: Seat }
	| {
			readonly did: 'nothing to pay';
			readonly player: Seat;
			readonly what: 'item' | 'loot card' | '¢';
	  }
	| { readonly did: 'lost emptied hearts'; readonly of: Who; readonly amount: number };
