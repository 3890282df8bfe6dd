import { settled } from '../rule.ts';

/** Chapter 12. */
export const BARTERING = {
	'barter.trade': settled(
		'12',
		'Players who agree may trade ¢ for favours; it does not use the stack.'
	),
	'barter.cents-only': settled('12', 'Items and loot cards cannot be traded.')
} as const;
