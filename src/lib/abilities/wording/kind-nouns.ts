/** What kinds of things are called. */
import type { Filter, TargetWord } from '../grammar.ts';

export const NOUNS: Readonly<Record<TargetWord, readonly [one: string, several: string]>> = {
	player: ['player', 'players'],
	character: ['character', 'characters'],
	monster: ['monster', 'monsters'],
	item: ['item', 'items'],
	soul: ['soul', 'souls'],
	curse: ['curse', 'curses'],
	room: ['room', 'rooms'],
	object: ['object', 'objects'],
	'dice roll': ['dice roll', 'dice rolls'],
	'ability of an item': ['↷ or $ ability of an item', '↷ or $ abilities of items'],
	'triggered ability': ['triggered ability', 'triggered abilities'],
	'loot being played': ['loot being played', 'loot cards being played'],
	damage: ['instance of damage', 'instances of damage'],
	death: ['death', 'deaths'],
	attack: ['attack', 'attacks'],
	deck: ['deck', 'decks'],
	discard: ['discard', 'discards'],
	'monster slot': ['monster slot', 'monster slots'],
	'shop slot': ['shop slot', 'shop slots'],
	'room slot': ['room slot', 'room slots']
};

export const PLAYERS: readonly TargetWord[] = ['player'];

export const wordOf = (filter: Filter): TargetWord =>
	typeof filter === 'string' ? filter : filter.is;

/** The noun of a filter and nothing else. */
export const bareNoun = (filter: Filter): string => NOUNS[wordOf(filter)][0];
