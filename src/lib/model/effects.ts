import type { Context, Damageable, NumberChanged } from './stack.ts';
import type { CardKey, EffectRef, ObjectId, Seat } from './words.ts';

/** A triggered ability whose condition is met and that is not on the stack yet (4.4). */
export interface WaitingTrigger {
	readonly id: number;
	readonly controller: Seat | 'game';
	readonly way: 'trigger' | 'outcome';
	readonly effect: EffectRef;
	readonly context: Context;
}

export const STATS = ['hp', 'attack', 'evasion', 'rolls', 'attack rolls', 'hand size'] as const;
export type Stat = (typeof STATS)[number];

/** What a continuous effect or a one-shot replacement changes. */
export type Change =
	| { readonly stat: Stat; readonly add: number }
	/** A stat is this, whatever it was. */
	| { readonly set: Stat; readonly to: number }
	/** A loot card that may be played from where it is; without a place, a copy of it, which waits here (6.6). */
	| {
			readonly plays: CardKey;
			readonly free: boolean;
			readonly where?:
				| { readonly under: ObjectId }
				| { readonly hand: Seat }
				| { readonly pile: 'deck' | 'discard' | 'outside' };
	  }
	/** What the effect `from` makes true, watches for, or gives as abilities. */
	| { readonly makes: 'static effect' | 'delayed trigger' | 'abilities' }
	| { readonly abilitiesOf: CardKey }
	/** Has a keyword, or has it no more. */
	| { readonly keyword: string; readonly lost?: true }
	/** Loses all abilities except a keyword. */
	| { readonly loses: 'abilities'; readonly except: string | null }
	/** A number in the text of a card is another. */
	| { readonly number: NumberChanged; readonly on: CardKey }
	/** Is a copy of a card for a while, and was this one before all copies that end. */
	| { readonly copies: CardKey; readonly over: CardKey }
	/** "Prevent the next N damage they would take": N points, spent as damage comes. */
	| { readonly prevent: 'damage'; readonly left: number }
	/** "Prevent the next instance of (up to N) damage they would take". */
	| { readonly prevent: 'instance'; readonly upTo: number | null };

/** An effect that lasts (5.1) or waits for its event (5.2), with its end point. */
export interface ContinuousEffect {
	readonly id: number;
	readonly from: EffectRef;
	readonly source: ObjectId | null;
	readonly of: Damageable;
	readonly change: Change;
	readonly until:
		| 'end of turn'
		| 'indefinitely'
		| 'your next turn'
		| 'end of your next turn'
		| 'your turn ends'
		| 'its next recharge step'
		/** As long as its source is in play. */
		| 'this is in play';
	/** Whose next turn it lasts to, and whether that turn has begun. */
	readonly whose?: Seat;
	readonly begun?: true;
	/** It ends when it has applied. */
	readonly once?: true;
	/** It ends when it has applied so many times more. */
	readonly left?: number;
	/** Only for the next roll, or attack roll. */
	readonly next?: 'roll' | 'attack roll';
	/** What the effect knew when it began. */
	readonly context?: Context;
}
