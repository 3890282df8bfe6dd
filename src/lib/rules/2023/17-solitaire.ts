import { guidance, settled, silent } from '../rule.ts';

/** Chapter 17. */
export const SOLITAIRE = {
	'solo.one-person': guidance(
		'17',
		'One person, two characters',
		'In solitaire mode one person plays two characters, one at a time.'
	),
	'solo.hands': guidance(
		'17',
		'Hands and ¢ in solitaire',
		'Each character has three loot cards and 3¢ of its own to begin with. Loot cards may lie face up.'
	),
	'solo.as-normal': guidance(
		'17',
		'Setting up solitaire',
		'Decks, shop and monster slots are set up as always.'
	),
	'solo.setup': guidance(
		'17.1',
		'Setting up co-op',
		'Setup is as always; in solitaire mode two characters are dealt.'
	),
	'solo.timer': settled(
		'17.1',
		'The timer',
		'An eight-sided die, its 8 on top where everybody sees it, is the timer.'
	),
	'solo.no-bonus-souls': settled('17.1', 'No bonus souls in co-op', 'Bonus souls are not used.'),
	'solo.controls': guidance(
		'17.2',
		'Who controls the characters',
		'In solitaire mode one person controls both characters; in co-op mode each has a person of its own.'
	),
	'solo.players': guidance(
		'17.2',
		'Each character is a player',
		'For abilities and targets each character is a player of its own, whoever controls it.'
	),
	'solo.order': guidance(
		'17.2',
		'The order of the characters',
		'The characters take turns as players do, in the same order all game.'
	),
	'solo.timer-round': settled(
		'17.2',
		'The timer counts rounds',
		'At the end of each round, when both characters have had their turn, the timer goes down by one.'
	),
	'solo.timer-death': settled(
		'17.2',
		'The timer counts deaths',
		'The timer also goes down by one each time a character dies in its own turn.'
	),
	'solo.win': settled(
		'17.2',
		'Winning co-op',
		'You win when the two characters have four souls together before the timer is at zero.'
	),
	'solo.lose': settled('17.2', 'Losing co-op', 'You lose when the timer is at zero.'),
	'solo.difficulty': settled(
		'17.2',
		'Harder games',
		'Four souls are the normal difficulty. For hard it takes six, for ultra hard eight.'
	),
	'solo.soul-limit': settled(
		'17.2',
		'A limit of souls',
		'To make it harder still, limit how many souls one character may have, to four say.'
	),
	'solo.soul-too-many': silent(
		'17.2',
		'A soul over the limit',
		'A soul that would take a character over its limit is not gained: the card goes to discard, or stays where it is.'
	),
	'solo.apart': guidance(
		'17.3',
		'Separate hands and ¢',
		'The ¢ and the hands of the characters are kept apart, but hands may lie face up.'
	),
	'solo.no-trade': settled(
		'17.3',
		'No trading in co-op',
		'The characters may not trade ¢ with each other.'
	),
	'solo.own-souls': guidance(
		'17.3',
		'Each gains its own souls',
		'Each character gains and keeps its own souls, as many as it can get.'
	),
	'solo.rooms': settled(
		'17.3',
		'Rooms that change in co-op',
		'After step 3 of the end phase, a room that has been on top of its slot for a whole round goes to discard.'
	),
	'solo.rooms-round': silent(
		'17.3',
		"A room's whole round",
		'A room counts for a round only if it was on top of its slot as the starting player’s turn began.'
	),
	'solo.three-players': settled(
		'17.3',
		'No cards for three players',
		'Cards for three or more players are removed; where one turns up, another of its kind takes its place.'
	),
	'solo.all-else': guidance(
		'17.3',
		'Everything else in co-op',
		'Everything else is as in the game against each other.'
	)
} as const;
