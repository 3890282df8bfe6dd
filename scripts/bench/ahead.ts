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

/** How long something takes the processor, in milliseconds: whoever else works on the machine does not count. */
function worked(what: () => void): number {
	const from = process.cpuUsage();
	what();
	const { user, system } = process.cpuUsage(from);
	return (user + system) / 1000;
}

/** A line for each number. */
export function aheadLines(): readonly string[] {
	const position = lastOf(ATTACK);
	const first = worked(() => oddsAt(position));
	const odds = median(Array.from({ length: 15 }, () => worked(() => oddsAt(position))));
	const rates = Array.from({ length: 9 }, () => {
		let looked = 0;
		const ms = worked(() => {
			looked = explore(position, { may: [0, 1], positions: 20_000 }).places.length;
		});
		return (looked / ms) * 1000;
	});
	const whole = (rate: number): string => Math.round(rate).toLocaleString('en');
	return [
		'looking ahead, in time of the processor:',
		`  exact odds of an attack without responses: ${odds.toFixed(1)} ms, the first time ${first.toFixed(1)} ms`,
		`  positions a second, with keys, where two players may respond: ${whole(median(rates))}, at first ${whole(rates[0] ?? 0)}`
	];
}
