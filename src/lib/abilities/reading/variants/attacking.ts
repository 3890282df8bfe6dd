import type { Variant } from './variant.ts';

/** Attacks that may or must be made. */
export const ATTACKING: readonly Variant[] = [
	...['attack', 'attack this', 'attack the monster deck'].flatMap((what): [string, string][] => [
		[
			`the active player must ${what} once each turn if able`,
			`players must ${what} each turn if able`
		],
		[`the active player must ${what} each turn if able`, `players must ${what} each turn if able`]
	]),
	['declare an attack before choosing what to attack', 'declare an attack'],
	['declares an attack before choosing what to attack', 'declares an attack'],
	['this item can be attacked', 'this can be attacked'],
	['this room can be attacked', 'this can be attacked'],
	['attack this once each turn if able', 'attack this each turn if able'],
	['attack the monster deck once each turn if able', 'attack the monster deck each turn if able'],
	['each player must attack this on their turn', 'players must attack this each turn if able'],
	['you must attack on your turn if able', 'you must attack each turn if able'],
	['attack this this turn .', 'attack this this turn if able .'],
	['must make an additional attack this turn', 'must attack an additional time this turn'],
	['may make an additional attack this turn', 'may attack an additional time this turn'],
	['must make an additional attack on it this turn', 'must attack it an additional time this turn'],
	['must make an additional attack on it', 'must attack it an additional time this turn'],
	['must make an additional attack', 'must attack an additional time this turn'],
	['may make an additional attack', 'may attack an additional time this turn'],
	[
		'attack the monster deck # times this turn .',
		'attack the monster deck # times this turn if able .'
	],
	[
		'attack the monster deck an additional time .',
		'attack the monster deck an additional time this turn .'
	],
	['when an attack is declared on this', 'when a player declares an attack on this'],
	[
		'must make an additional attack on the monster deck',
		'must attack the monster deck an additional time this turn'
	],
	[
		'may make an additional attack on the monster deck',
		'may attack the monster deck an additional time this turn'
	]
];
