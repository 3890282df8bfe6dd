import { settled, silent } from '../rule.ts';

/** Chapter 10. */
export const REFILLING = {
	'refill.when': settled(
		'10',
		'An empty slot is refilled from its deck the next time anyone would get priority.'
	),
	'refill.order': silent(
		'10',
		'Several empty slots are refilled in the order of the active player.'
	)
} as const;
