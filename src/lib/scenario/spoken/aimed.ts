import type { Facts, Ref, Who } from './ref.ts';

/** What a card that is used is aimed at, and what is said of it on the way. */
export interface Aimed {
	readonly on: readonly Ref[];
	readonly by: Who | null;
	/** Nothing tells whether who is named in brackets does it, or has it done to them. */
	readonly isBare?: boolean;
	readonly words: readonly string[];
	readonly mode?: number;
	readonly facts: Facts;
	readonly becomes?: number;
	readonly withIt?: true;
}
