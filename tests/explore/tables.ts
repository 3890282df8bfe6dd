/** Tables for the tests that look ahead. */
import { begin, decide, prompt } from '#lib/judge/judge.ts';
import type { Position } from '#lib/model/position.ts';
import { parse, play } from '#lib/scenario/index.ts';
import { chanceOf, poolsOf, randomDecision, randomTable, type Chance } from '../support/random.ts';

/** The last position of a scenario. */
export function lastOf(text: string): Position {
	const parsed = parse(text);
	if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join(' '));
	const played = play(parsed.scenario);
	if (!played.ok || played.stopped) throw new Error(`It does not follow: ${text}`);
	return played.position;
}

/** Cards that are rolled for, answer each other, kill, heal and save. */
const POOLS = poolsOf([
	...['isaac', 'cain', 'judas', 'samson', 'the-forgotten'],
	...['the-d6', 'sleight-of-hand', 'book-of-belial', 'blood-lust', 'yum-heart', 'the-bone'],
	...[
		'bomb',
		'butter-bean',
		'soul-heart',
		'a-penny',
		'dice-shard',
		'lil-battery',
		'pills-white-blue'
	],
	...[
		'guppys-collar',
		'breakfast',
		'dinner',
		'the-relic',
		'curved-horn',
		'shiny-rock',
		'the-habit'
	],
	...[
		'fly',
		'gurdy',
		'cod-worm',
		'clotty',
		'dip',
		'leech',
		'mulliboom',
		'boom-fly',
		'psy-horf',
		'hopper',
		'leaper',
		'spider'
	]
]);

/** A position with something under way at a small table, from a seed; null where there is none. */
export function underWay(
	seed: number
): { readonly position: Position; readonly chance: Chance } | null {
	const chance = chanceOf(seed);
	const table = randomTable(chance, 2, POOLS);
	const named = {
		...table,
		players: table.players.map((player) => ({
			...player,
			hand: player.hand.filter(({ card }) => card !== null).slice(0, 2),
			items: player.items.slice(0, 2),
			curses: [],
			lootPlays: 1
		}))
	};
	let { position } = begin(named);
	const length = 4 + chance.below(30);
	for (let n = 0; n < length; n++) {
		const decision = randomDecision(position, chance, 0.5, prompt, POOLS);
		const decided = decision && decide(position, decision);
		if (!decided?.ok) return null;
		({ position } = decided);
	}
	for (let n = 0; n < 40 && position.stack.length === 0 && position.turn.declared === null; n++) {
		const decision = randomDecision(position, chance, 0.8, prompt, POOLS);
		const decided = decision && decide(position, decision);
		if (!decided?.ok) return null;
		({ position } = decided);
	}
	return position.winners ? null : { position, chance };
}
