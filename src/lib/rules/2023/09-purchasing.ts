import { settled, silent } from '../rule.ts';

/** Chapter 9. */
export const PURCHASING = {
	'purchase.more': settled('9', 'Effects change how many purchases the active player can make.'),
	'purchase.cost': settled('9', 'What a purchase costs is settled once its target is chosen.'),
	'purchase.declare': settled(
		'9',
		'The active player declares a purchase; priority passes before they choose what to buy.'
	),
	'purchase.one-each-turn': settled('9', 'By default a player purchases at most once a turn.'),
	'purchase.pay': settled(
		'9',
		'Anything in the shop costs 10¢, and so does the treasure on top of its deck; it is paid for as it is chosen.'
	),
	'purchase.unpaid': settled(
		'9',
		'Who cannot pay the cost fails to purchase, and purchasing ends.'
	),
	'purchase.spent': silent('9', "A purchase that failed still counts as the turn's purchase.")
} as const;
