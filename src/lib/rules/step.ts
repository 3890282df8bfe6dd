import type { Happening } from '../model/happening/index.ts';
import type { RuleId } from './index.ts';
import type { ReadingId } from './readings.ts';

/** One thing that happened, with the rules that made it so. */
export interface Step {
	readonly what: Happening;
	readonly rules: readonly RuleId[];
	/** Open questions whose answer decided this step. */
	readonly readings: readonly ReadingId[];
}

/** Why something cannot be done: the clause completes "Amy can't attack: …". */
export interface Refusal {
	readonly refused: string;
	readonly rules: readonly RuleId[];
}
