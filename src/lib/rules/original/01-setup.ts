import { guidance, same, settled, unsaid } from './rule.ts';

/** "Game Overview" and "Game Setup": rules of this edition alone. */
export const SETUP = {
	'setup.hundred-cents': settled(
		'setup',
		'The game holds 100¢',
		'The pool of the game holds 100¢.'
	),
	'setup.all-bonus-souls': settled(
		'setup',
		'All three bonus souls',
		'Where bonus souls are used, all three lie face up beside the table.'
	),
	'setup.cain-first': settled(
		'setup',
		'Cain goes first',
		'The player who was dealt Cain takes the first turn. Without Cain it is the saddest player.'
	),
	'overview.free-hand': guidance(
		'overview',
		'Deals and betrayal',
		'Helping each other, dealing and turning on each other are all part of the game.'
	)
} as const;

/** What those sections share with the rules of 2023. */
export const SETUP_SHARED = {
	'setup.decks': same('setup', 'The treasure, loot and monster decks are shuffled.'),
	'setup.shop': same('setup'),
	'setup.slots': same('setup'),
	'setup.no-events': same(
		'setup',
		'A non-monster card that turns up in setup goes to the bottom of the monster deck, and the next card is turned up, until both slots hold monsters.'
	),
	'setup.characters': same('setup'),
	'setup.charge': same('setup'),
	'setup.hands': same('setup'),
	'setup.triggers': unsaid('setup'),
	'zone.covered-out': same(
		'setup',
		'Only the top card of a monster slot is an active monster; what it covers is not in play.'
	),
	'zone.covered': unsaid('setup'),
	'zone.covered-becomes': unsaid('setup'),
	'zone.deck-hidden': unsaid('setup'),
	'look.search': unsaid('setup'),
	'look.reorder': unsaid('setup')
} as const;
