import { settled, silent } from '../rule.ts';

/** Chapter 10. */
export const REFILLING = {
	'refill.when': settled(
		'10',
		'No shop, monster or room slot stays empty. Normally it is refilled from its deck the next time anyone would get priority.'
	),
	'refill.order': silent(
		'10',
		'Several empty slots are refilled in the order of the active player.'
	),
	'refill.after-death': settled(
		'10',
		"A slot that a monster's death has emptied waits until that death is over, with every trigger that came of it."
	),
	'refill.events': settled(
		'10',
		'When an event comes up, the active player resolves it and the slot refills again, until a monster is in it.'
	),
	'refill.even-dead': settled(
		'10',
		'The active player refills slots, and resolves the events in them, even while dead.'
	)
} as const;
