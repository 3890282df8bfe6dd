import type { Context, Mortal } from './stack.ts';
import type { EffectRef, ObjectId, Seat } from './words.ts';

/** A triggered ability whose condition is met and that is not on the stack yet (4.4). */
export interface WaitingTrigger {
	readonly id: number;
	readonly controller: Seat | 'game';
	readonly way: 'trigger' | 'outcome';
	readonly effect: EffectRef;
	readonly context: Context;
}

/** What a continuous effect or a one-shot replacement changes. */
export type Change =
	| { readonly stat: 'hp' | 'attack' | 'evasion' | 'rolls' | 'attack rolls'; readonly add: number }
	/** "Prevent the next N damage they would take": N points, spent as damage comes. */
	| { readonly prevent: 'damage'; readonly left: number }
	/** "Prevent the next instance of (up to N) damage they would take". */
	| { readonly prevent: 'instance'; readonly upTo: number | null };

/** An effect that lasts (5.1) or waits for its event (5.2), with its end point. */
export interface ContinuousEffect {
	readonly id: number;
	readonly from: EffectRef;
	readonly source: ObjectId | null;
	readonly of: Mortal;
	readonly change: Change;
	readonly until: 'end of turn' | 'indefinitely';
}
