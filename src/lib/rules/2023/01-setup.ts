import { guidance, settled } from '../rule.ts';

/** Chapter 1. */
export const SETUP = {
	'setup.decks': settled(
		'1',
		'Shuffling the decks',
		'Each deck is shuffled and gets room for a discard beside it.'
	),
	'setup.pool': guidance(
		'1',
		'How many ¢ there are',
		'The players agree how many ¢ the game has: 100 or more.'
	),
	'setup.shop': settled(
		'1',
		'The first shop items',
		'The top two treasures, face up, fill two shop slots.'
	),
	'setup.slots': settled(
		'1',
		'The first monsters',
		'The top two monster cards, face up, fill two monster slots.'
	),
	'setup.no-events': settled(
		'1',
		'Events during setup',
		'An event that turns up in setup goes to the bottom of the monster deck, and the next card is turned up, until both slots hold monsters.'
	),
	'setup.room': settled(
		'1',
		'The first room',
		'With the room deck, its top card fills a room slot: it is the first room.'
	),
	'setup.bonus-souls': settled(
		'1',
		'Three bonus souls',
		'Where bonus souls are used, three of them at random, face up, are the active ones.'
	),
	'setup.characters': settled(
		'1',
		'Dealing the characters',
		'Each player is dealt a character at random, with its starting item.'
	),
	'setup.charge': settled(
		'1',
		'What begins charged',
		'Characters begin deactivated, starting items charged.'
	),
	'setup.triggers': settled(
		'1',
		'What triggers as the game starts',
		'If an ability triggers as the game starts, it resolves at once: nobody has priority.'
	),
	'setup.hands': settled(
		'1',
		'The first hands',
		'Each player gets 3¢ and a hand of three loot cards.'
	),
	'setup.first': settled(
		'1',
		'Who goes first',
		'The players settle who goes first, and that turn begins the game.'
	),
	'setup.saddest': guidance(
		'1',
		'The saddest player',
		'The saddest player goes first. The lowest roll, or anything else that is fair, will do too.'
	)
} as const;
