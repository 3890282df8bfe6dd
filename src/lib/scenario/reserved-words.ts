/** Words that whoever reads the notation and whoever prints it must both know. */
import type { Card } from '../cards/card.ts';
import { DECKS } from '../model/words.ts';
import type { Among, HAPPENED } from './words/lists.ts';
import { plain } from './parse/span.ts';
import { ABOUT } from './expect/step-words.ts';

/** The unknown cards that `...` stands for, and that a deck has of which nothing is said. */
export const REST_OF_DECK = 100;

/** What a game can be set up with. */
export const SETUP_WORDS = { rooms: 'rooms', bonusSouls: 'bonus souls' } as const;

/** What a turn remembers, in words: of one, and of several. */
export const HAPPENED_WORDS = {
	attacks: ['attack made', 'attacks made'],
	'loot cards played': ['loot card played', 'loot cards played'],
	'shop items purchased': ['shop item purchased', 'shop items purchased'],
	'players died': ['player died', 'players died'],
	'monsters died': ['monster died', 'monsters died']
} as const satisfies Record<(typeof HAPPENED)[number], readonly [string, string]>;

/** The words that a change made by the table itself begins with. */
export const EDITOR = 'the table';

/** Where a card goes that somebody is given: a loot card into the hand; null where it must be said. */
export function homeOf({ kind }: Card): 'hand' | Among | null {
	switch (kind) {
		case 'loot':
			return 'hand';
		case 'treasure':
		case 'starting item':
			return 'items';
		case 'curse':
			return 'curses';
		case 'monster':
		case 'bonus soul':
			return 'souls';
		case 'character':
		case 'event':
		case 'room':
			return null;
	}
}

/** Whether a name is a word that lines begin with, so that `player` must stand before it. */
export const opensLine = (name: string): boolean =>
	/^(everyone|roll|reveal|expect|player|the table)\b/iu.test(plain(name));

/** The names of the piles. */
export const PILES: readonly string[] = [
	...DECKS.map((deck) => `${deck} deck`),
	...DECKS.map((deck) => `${deck} discard`)
];

/** The words an expectation can begin with; any other is a player or an object. */
export const EXPECTATION_WORDS: readonly string[] = [
	'stack',
	'monsters',
	'shop',
	'rooms',
	...PILES,
	'pool',
	'outside',
	'bonus souls',
	'priority',
	'turn',
	'asked',
	'legal',
	'refused',
	'steps',
	'step',
	'no step',
	'rule',
	'rules',
	...Object.keys(ABOUT),
	'reading',
	'winner',
	'winners',
	'player',
	'object'
];

/** Whether a name must be written with `player` or `object` before it to be understood. */
export const isExpectationWord = (name: string): boolean =>
	EXPECTATION_WORDS.some((word) => word === plain(name));
