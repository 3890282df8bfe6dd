import { settled } from '../rule.ts';

/** Chapter 1. */
export const SETUP = {
	'setup.decks': settled('1', 'The decks are shuffled, and each has a discard.'),
	'setup.slots': settled(
		'1',
		'Two shop slots and two monster slots are filled; events go to the bottom of the deck.'
	),
	'setup.room': settled('1', 'With the room deck, its top card is the first room.'),
	'setup.bonus-souls': settled('1', 'Three bonus souls at random are the active ones.'),
	'setup.characters': settled(
		'1',
		'Each player gets a character, deactivated, and its starting item, charged.'
	),
	'setup.triggers': settled(
		'1',
		'What triggers as the game starts resolves at once: nobody has priority.'
	),
	'setup.hands': settled('1', 'Each player gets three loot cards and 3¢.'),
	'setup.first': settled('1', 'The players settle who takes the first turn.')
} as const;
