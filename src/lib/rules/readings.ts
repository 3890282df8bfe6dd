import type { Position } from '../model/position.ts';
import type { RuleId } from './index.ts';

/** A place where the document is open: the default reading first, then its alternatives. */
export interface Reading {
	readonly question: string;
	readonly values: readonly [string, string, ...string[]];
	/** The nearest rule. */
	readonly near: RuleId;
	readonly status: 'silent' | 'disputed';
}

export const READINGS = {
	'healed-at-zero': {
		question: 'Does regaining HP while a death is on the stack save from it?',
		values: ['dies', 'lives'],
		near: 'death.healed',
		status: 'silent'
	},
	'unpaid-purchase': {
		question: 'Does a purchase that could not be paid count as the purchase of the turn?',
		values: ['spent', 'kept'],
		near: 'purchase.spent',
		status: 'silent'
	},
	'lost-target': {
		question: 'Does an attack whose target left play count as the attack of the turn?',
		values: ['spent', 'kept'],
		near: 'attack.target-gone',
		status: 'silent'
	},
	'would-roll': {
		question: 'Does "would roll" look again when the die arrives at a number a second time?',
		values: ['each-arrival', 'once'],
		near: 'roll.would-once',
		status: 'silent'
	},
	'changed-would-roll': {
		question: 'Does a "would roll" ability still work when the die shows another number by now?',
		values: ['fizzles', 'works'],
		near: 'roll.would-changed',
		status: 'silent'
	},
	'player-deaths': {
		question: 'In which order do the deaths of several players at once resolve?',
		values: ['turn-order', 'reverse-turn-order'],
		near: 'death.players-order',
		status: 'silent'
	}
} as const satisfies Record<string, Reading>;

export type ReadingId = keyof typeof READINGS;
export type ReadingValue<R extends ReadingId> = (typeof READINGS)[R]['values'][number];

/** The value followed in this position: the scenario's own, else the default. */
export function reading(position: Position, id: ReadingId): string {
	return position.readings[id] ?? READINGS[id].values[0];
}

/** Whether this position follows that value of a reading. */
export function follows<R extends ReadingId>(
	position: Position,
	id: R,
	value: ReadingValue<R>
): boolean {
	return reading(position, id) === value;
}
