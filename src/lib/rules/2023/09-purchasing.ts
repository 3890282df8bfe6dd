import { settled, silent } from '../rule.ts';

/** Chapter 9. */
export const PURCHASING = {
	'purchase.declare': settled(
		'9',
		'The active player declares a purchase; priority passes before they choose what to buy.'
	),
	'purchase.declaration-looks': settled(
		'9',
		'Abilities can look for the declaration of a purchase, before or after there is a target, as with an attack.'
	),
	'purchase.target': settled(
		'9',
		'Once priority has passed, the buyer names an item of the shop, or the treasure on top of its deck.'
	),
	'purchase.cost': settled('9', 'What a purchase costs is settled once its target is chosen.'),
	'purchase.pay': settled(
		'9',
		'By default anything in the shop costs 10¢, and so does the treasure on top of its deck; it is paid for as it is chosen.'
	),
	'purchase.gain': settled('9', 'Whoever has paid gains control of what they chose.'),
	'purchase.unpaid': settled(
		'9',
		'Whoever cannot pay the cost fails to purchase, and purchasing ends.'
	),
	'purchase.spent': silent('9', "A purchase that failed still counts as the turn's purchase."),
	'purchase.one-each-turn': settled('9', 'By default a player purchases at most once a turn.'),
	'purchase.more': settled('9', 'Effects change how many purchases the active player can make.')
} as const;
