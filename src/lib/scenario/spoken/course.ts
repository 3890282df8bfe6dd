import type { State } from './moves.ts';
import type { Aim } from './plan.ts';

/** How far the events have been played. */
export interface Course {
	state: State;
	pending: Pending | null;
	/** Who acted last, and the first number of what it brought about; null after a roll. */
	own: { readonly who: string; readonly mark: number } | null;
	/** Why a piece did not come to be that has no line of its own. */
	readonly faults: Map<number, string>;
	/** Who is said to have died, and has not. */
	readonly alive: Aim[];
}

/** A choice that a declaration waits for: what is attacked or purchased. */
export interface Pending {
	readonly who: string;
	readonly of: 'attack' | 'buy';
	readonly on: Aim;
	readonly piece: number;
	/** It is what somebody wanted, and not said to have been chosen. */
	readonly isWish: boolean;
}
