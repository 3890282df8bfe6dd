import { guidance, settled } from '../rule.ts';

/** Chapter 20. */
export const VARIANTS = {
	'draft.advice': guidance(
		'20.1',
		'When to draft',
		'A game of two against each other is best begun with a draft of items.'
	),
	'draft.lay-out': settled(
		'20.1',
		'Draft: laying out treasures',
		'After setup, lay out the top three treasures.'
	),
	'draft.pick': settled(
		'20.1',
		'Draft: picking',
		'The first player gains one of them, the other player one of the two that are left; the last goes under the treasure deck.'
	),
	'draft.again': settled(
		'20.1',
		'Draft: two items each',
		'Lay out three more and pick again, the other player first, until both have two items beside their starting items.'
	),
	'draft.more-players': settled(
		'20.1',
		'Draft: more players',
		'With more players the draft makes for a quicker start. Lay out one treasure more than there are players.'
	),
	'draft.snake': settled(
		'20.1',
		'Draft: the order of picks',
		'The first items are picked in turn order from the first player, the second ones in the reverse order, from whoever picked last.'
	),
	'eden.all': settled(
		'20.2',
		'Everyone is Eden',
		'Every player is dealt an Eden instead of a random character.'
	),
	'eden.stand-in': settled(
		'20.2',
		'Too few Edens',
		'Where there are too few Edens, any other character stands in for one.'
	)
} as const;
