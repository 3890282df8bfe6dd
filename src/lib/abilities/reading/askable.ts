/** What can be asked of a kind of thing: of anything else it would never be so. */
import type { Filter, TargetWord, Test } from '../grammar.ts';
import { PLAYERS } from '../wording/kind-nouns.ts';

/** What can have a target. */
const AIMS: ReadonlySet<TargetWord> = new Set([
	'ability of an item',
	'triggered ability',
	'loot being played'
]);
const isOfTargets = (test: Test): boolean =>
	test === 'aimed at you' || (typeof test === 'object' && 'targets' in test);

/** What players have, and what they have rolled. */
const OF_PLAYERS = ['most', 'fewest', 'more', 'fewer', 'has', 'rolled', 'rolledAgainst'];
const isOfPlayers = (test: Test): boolean =>
	typeof test === 'object' && OF_PLAYERS.some((key) => key in test);
/** What monsters have, too. */
export const isOfHp = (test: Test): boolean =>
	typeof test === 'object' &&
	(['most', 'fewest', 'more', 'fewer', 'has'] as const).some(
		(key) => (test as Readonly<Record<string, unknown>>)[key] === 'HP'
	);
/** The most of all is asked of players alone. */
const isOfMonsters = (test: Test): boolean =>
	isOfHp(test) && typeof test === 'object' && !('most' in test) && !('fewest' in test);

/** Whether things of a kind can pass a test: no soul has "more souls than you", whoever controls it. */
export const canBeAsked = (is: TargetWord, test: Test): boolean =>
	(AIMS.has(is) || !isOfTargets(test)) &&
	(PLAYERS.includes(is) || !isOfPlayers(test) || (is === 'monster' && isOfMonsters(test)));

/** Whether what is asked of the last of a list can be asked of another: no monster has the most HP of the players. */
export const isOfBoth = (filter: Filter, test: Test): boolean =>
	!isOfHp(test) || canBeAsked(typeof filter === 'string' ? filter : filter.is, test);
