import type { Match, Order, Saying } from './said.ts';
import type { Facts, Ref, Who } from './ref.ts';

/** What a clause says, in order. */
export type Said = readonly (Saying & { readonly order?: Order })[];

/** Who does something, with what is said of them on the way. */
export interface Subject {
	readonly who: Who | null;
	readonly facts: Facts;
	/** A thing that something is done to, or that does something by itself. */
	readonly thing: Ref | null;
	/** What is said between the subject and its verb. */
	readonly said?: Said;
}

/** What is found at a place; null where nothing of the kind stands there. */
export type Found = Match<Said> | null;
