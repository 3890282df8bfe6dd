import { same, settled, unsaid } from './rule.ts';

/** "Purchasing": rules of this edition alone. */
export const PURCHASING = {
	'purchase.on-stack': settled(
		'purchasing',
		'A purchase names its item at once',
		'The buyer says which item of the shop it is, or that it is the top treasure of the deck; that declaration goes on the stack.'
	),
	'purchase.happens': settled(
		'purchasing',
		'Paying as the purchase resolves',
		'As the declaration resolves the buyer pays its cost, by default 10¢, and gains the item, both at once.'
	)
} as const;

/** What that section shares with the rules of 2023. */
export const PURCHASING_SHARED = {
	'purchase.one-each-turn': same('purchasing'),
	'purchase.more': unsaid('purchasing'),
	'pay.cents': same('fizzling'),
	'pay.pool': same('purchasing')
} as const;
