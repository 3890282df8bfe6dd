import { settled, silent } from '../rule.ts';

/** Chapter 10. */
export const REFILLING = {
	'refill.when': settled(
		'10',
		'When slots refill',
		'No shop, monster or room slot stays empty. Normally it is refilled from its deck the next time anyone would get priority.'
	),
	'refill.order': silent(
		'10',
		'The order of refills',
		'Several empty slots are refilled in the order of the active player.'
	),
	'refill.after-death': settled(
		'10',
		"Refilling after a monster's death",
		"A slot that a monster's death has emptied waits until that death is over, with every trigger that came of it."
	),
	'refill.events': settled(
		'10',
		'Events that come up in a refill',
		'When an event comes up, the active player resolves it and the slot refills again, until a monster is in it.'
	),
	'refill.even-dead': settled(
		'10',
		'The dead refill too',
		'The active player refills slots, and resolves the events in them, even while dead.'
	)
} as const;
