import { same, settled, unsaid } from './rule.ts';

/** "Refilling": rules of this edition alone. */
export const REFILLING = {
	'refill.on-stack': settled(
		'refilling',
		'A refill uses the stack',
		'When a monster slot or a shop slot becomes empty, its refill is put on the stack, and the active player gets priority.'
	),
	'refill.reveals': settled(
		'refilling',
		'Refilling a monster slot',
		'As the refill of a monster slot resolves the active player turns up the next card of its deck; a monster goes into the slot.'
	),
	'refill.non-monster': settled(
		'refilling',
		'A refill that reveals no monster',
		"If the revealed card isn't a monster, the active player plays it and gets priority. Once it has resolved, the next card is revealed."
	),
	'refill.shop': settled(
		'refilling',
		'Refilling the shop',
		'A refill of the shop puts the top card of the treasure deck into the slot.'
	),
	'refill.not-cancelled': settled(
		'examples',
		'A refill cannot be cancelled',
		'A refill cannot be cancelled, nor can the shuffling of a deck.'
	),
	'refill.before-turn-ends': settled(
		'faq.player-death',
		'No turn ends with empty slots',
		'A turn does not end before its empty slots are refilled, even if the active player is dead.'
	)
} as const;

/** What that section shares with the rules of 2023. */
export const REFILLING_SHARED = {
	'zone.deck-empty': same('refilling'),
	'zone.nothing-to-draw': unsaid('refilling'),
	'refill.even-dead': same(
		'player-death',
		'The active player refills slots, and plays non-monster cards, even while dead.'
	)
} as const;
