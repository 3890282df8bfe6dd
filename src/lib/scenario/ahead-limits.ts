import type { Limits } from '../explore/explore.ts';

/** How far it is looked ahead for an answer, and who hears of it meanwhile. */
export interface AheadLimits<T> extends Omit<Limits, 'sofar'> {
	/**
	 * Hears now and then that more is known, and what the answer is as far as it is: it says no more than that.
	 * To work that out takes a while, so it is done when it is asked for, which is before this returns.
	 */
	readonly sofar?: (known: () => T) => void;
}
