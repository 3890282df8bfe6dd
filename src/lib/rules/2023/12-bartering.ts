import { guidance, settled } from '../rule.ts';

/** Chapter 12. */
export const BARTERING = {
	'barter.trade': settled(
		'12',
		'Trading',
		'Players may trade any amount of ¢ for almost any favour, if both agree.'
	),
	'barter.cents-only': settled(
		'12',
		'What cannot be traded',
		'Items and loot cards cannot be traded.'
	),
	'barter.no-stack': settled(
		'12',
		'Trades do not use the stack',
		'A trade does not use the stack.'
	),
	'barter.threats': guidance(
		'12',
		'Paying for mercy',
		'An offer need not be a kind one: ¢ may also be asked for leaving something undone.'
	),
	'barter.promises': guidance(
		'12',
		'Promises can be broken',
		'A promise may be broken, at the price of being trusted less and of being picked on.'
	)
} as const;
