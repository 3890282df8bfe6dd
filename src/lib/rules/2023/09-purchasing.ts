import { settled, silent } from '../rule.ts';

/** Chapter 9. */
export const PURCHASING = {
	'purchase.declare': settled(
		'9',
		'Declaring a purchase',
		'The active player declares a purchase; priority passes before they choose what to buy.'
	),
	'purchase.declaration-looks': settled(
		'9',
		'Abilities that look for a purchase',
		'Abilities can look for the declaration of a purchase, before or after there is a target, as with an attack.'
	),
	'purchase.target': settled(
		'9',
		'Choosing what to buy',
		'Once priority has passed, the buyer names an item of the shop, or the treasure on top of its deck.'
	),
	'purchase.cost': settled(
		'9',
		'When the price is settled',
		'The price of a purchase is settled once its target is chosen.'
	),
	'purchase.pay': settled(
		'9',
		'What a purchase costs',
		'By default anything in the shop costs 10¢, and so does the treasure on top of its deck; it is paid for as it is chosen.'
	),
	'purchase.gain': settled(
		'9',
		'Getting what was paid for',
		'Whoever has paid gains control of what they chose.'
	),
	'purchase.unpaid': settled(
		'9',
		'Who cannot pay',
		'Whoever cannot pay the cost fails to purchase, and purchasing ends.'
	),
	'purchase.spent': silent(
		'9',
		'A failed purchase is spent',
		"A purchase that failed still counts as the turn's purchase."
	),
	'purchase.one-each-turn': settled(
		'9',
		'One purchase each turn',
		'By default a player purchases at most once a turn.'
	),
	'purchase.more': settled(
		'9',
		'More purchases',
		'Effects change how many purchases the active player can make.'
	)
} as const;
