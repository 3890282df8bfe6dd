import type { SlotPlace } from '../task.ts';
import type { CardKey, EffectRef, ObjectId, Seat } from '../words.ts';

/** An object by id and by the card it is, so that it can be named after it has gone. */
export interface Named {
	readonly object: ObjectId;
	readonly card: CardKey;
}

/** A player, or an object with the card it is. */
export type Who = { readonly player: Seat } | Named;

/** What may or must be attacked: one thing, or one of several. */
export type Attacked = Who | 'deck' | 'anything' | readonly (Who | SlotPlace)[];

/** The option that was taken of a "choose one", counted from 1, and the effect that offers it. */
export interface Taken {
	readonly effect: EffectRef;
	readonly number: number;
}
