/** How quickly it is looked ahead: exact odds of an attack, and positions a second. */

import { explore } from '#lib/explore/explore.ts';
import type { Position } from '#lib/model/position.ts';
import { oddsAt, parse, play } from '#lib/scenario/index.ts';

const ATTACK = `
player Amy: Isaac, 2 HP | hand: Bomb!, Butter Bean!
player Ben: Cain, 2 HP, 1 loot play | hand: Bomb!, Butter Bean!
monsters: Monstro, Fly
---
Amy attacks
everyone passes
Amy chooses Monstro
`;

function lastOf(text: string): Position {
	const parsed = parse(text);
	const played = parsed.ok ? play(parsed.scenario) : null;
	if (!played?.ok || played.stopped)
		throw new Error('The attack of the benchmark does not follow.');
	return played.position;
}

const median = (values: readonly number[]): number =>
	[...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const timed = (what: () => void): number => {
	const from = performance.now();
	what();
	return performance.now() - from;
};

/** A line for each number. */
export function aheadLines(): readonly string[] {
	const position = lastOf(ATTACK);
	const first = timed(() => oddsAt(position));
	const odds = median(Array.from({ length: 15 }, () => timed(() => oddsAt(position))));
	const rates = Array.from({ length: 5 }, () => {
		let looked = 0;
		const ms = timed(() => {
			looked = explore(position, { may: [0, 1], positions: 20_000 }).places.length;
		});
		return (looked / ms) * 1000;
	});
	return [
		'looking ahead:',
		`  exact odds of an attack without responses: ${odds.toFixed(1)} ms, the first time ${first.toFixed(1)} ms`,
		`  positions a second, with keys, where two players may respond: ${Math.round(median(rates)).toLocaleString('en')}`
	];
}
