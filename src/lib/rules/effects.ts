import { settled, silent } from './rule.ts';

/** Effects that last, replace or depend; attacks, turns and wins that effects bring. */
export const EFFECTS = {
	'and.depends': settled('6.2', 'What follows "and" happens only if what came before did.'),
	'if-you-do.needed': settled(
		'6.18',
		'What follows "if you do" needs the part before to take effect.'
	),
	'each.order': settled(
		'6.12',
		'Players act in turn order, each orders their own objects, and the shop comes last.'
	),
	'attack.more': settled('8', 'Effects change how many attacks the active player can make.'),
	'attack.forced': silent(
		'8',
		'An attack that must be made is made with any attack that is left; the turn cannot be ended before, if it can be made.'
	),
	'attack.several-rollers': settled(
		'8',
		'A player who makes attack rolls in another’s attack is not the attacking player.'
	),
	'attack.player': settled(
		'6.4',
		'A player who is attacked has the evasion of the newest effect that allows it.'
	),
	'effect.as': settled('5.2', '"As" and "this enters play" add to the event they name.'),
	'effect.delayed': silent(
		'4.4',
		'An ability that waits for an event triggers like one in play when the event comes.'
	),
	'effect.replacement-once': settled('5.2', 'A replacement applies once to an event.'),
	'effect.skip': settled('5.2', 'What is skipped is replaced with nothing.'),
	'effect.until': settled(
		'5.1',
		'A continuous effect lasts to its end point, or without one for good.'
	),
	'purchase.more': settled('9', 'Effects change how many purchases the active player can make.'),
	'purchase.cost': settled('9', 'What a purchase costs is settled once its target is chosen.'),
	'roll.several': settled('13', 'A player who rolls several dice rolls them all before the stack.'),
	'turn.extra': settled('7.4', 'An extra turn comes after this one and does not count for rounds.'),
	'win.ability': settled('16', 'A player whom an ability makes win wins once it has resolved.'),
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
