import { guidance } from './rule.ts';

/** "Errata": each is what a single card does, and its lines in the library say it. */
export const ERRATA = {
	'errata.flush': guidance(
		'errata.treasure',
		'Flush!',
		'Flush puts the shop items under their deck except one that is being purchased.'
	),
	'errata.dads-lost-coin': guidance(
		'errata.treasure',
		"Dad's Lost Coin",
		"Dad's Lost Coin: its owner may make anybody who would roll a 1 reroll it."
	),
	'errata.the-dead-cat': guidance(
		'errata.treasure',
		'The Dead Cat',
		'The Dead Cat triggers each time its owner would take damage.'
	),
	'errata.guppys-collar': guidance(
		'errata.treasure',
		"Guppy's Collar",
		"Guppy's Collar rolls each time its owner would die."
	),
	'errata.jawbone': guidance(
		'errata.treasure',
		'Jawbone',
		'Jawbone steals up to 3¢ from one player.'
	),
	'errata.the-missing-page': guidance(
		'errata.treasure',
		'The Missing Page',
		'The Missing Page: its owner may make anybody who would roll a 5 reroll it.'
	),
	'errata.ouija-board': guidance(
		'errata.treasure',
		'Ouija Board',
		'Ouija Board may make the active player play one of the non-monster cards that it reveals.'
	),
	'errata.sacred-heart': guidance(
		'errata.treasure',
		'Sacred Heart',
		'Sacred Heart: its owner may turn each 1 that they would roll into a 6.'
	),
	'errata.void': guidance(
		'errata.treasure',
		'Void',
		'Void discards neither a monster that is being attacked nor an item that is being purchased.'
	),
	'errata.broken-ankh': guidance(
		'errata.loot',
		'Broken Ankh',
		'Broken Ankh rolls each time its owner would die.'
	),
	'errata.guppys-hairball': guidance(
		'errata.loot',
		"Guppy's Hairball",
		"Guppy's Hairball rolls each time its owner would take damage."
	),
	'errata.curses': guidance(
		'errata.monsters',
		'Curses, corrected',
		'Curses are given to any player as they are revealed.'
	),
	'errata.duke-of-flies': guidance(
		'errata.monsters',
		'Duke of Flies',
		'Duke of Flies acts when damage is about to be taken.'
	),
	'errata.we-need-to-go-deeper': guidance(
		'errata.monsters',
		'We Need to Go Deeper!',
		'We Need to Go Deeper puts the cards back on the monster deck in any order.'
	),
	'errata.before-priority': guidance(
		'errata.monsters',
		'Corrections older than priority',
		'Flush and Void were corrected before there was priority, and fit it badly.'
	)
} as const;

/** Nothing there is shared with the rules of 2023. */
export const ERRATA_SHARED = {} as const;
