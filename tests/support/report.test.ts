import { expect, test } from 'vitest';
import { parse, play } from '#lib/scenario/index.ts';
import { playGame } from './game.ts';
import { report } from './report.ts';

test('a fault is reported as a scenario that plays the same game', () => {
	const faults = Array.from({ length: 20 }, (_, seed) => {
		const { fault } = playGame(
			{ edition: '2023', seed, seats: 3, length: 300, respond: 0.4 },
			{ check: (_, __, after) => (after.turn.attackRolls > 0 ? 'An attack roll was made.' : null) }
		);
		return fault?.message === 'An attack roll was made.' ? report(fault) : '';
	});
	const text = faults.find((told) => told.includes('title:'));
	if (text === undefined) throw new Error('Some game should have come to an attack roll.');
	const scenario = parse(text.split('\n').slice(2).join('\n'));
	if (!scenario.ok) throw new Error(text);
	const played = play(scenario.scenario);
	expect(played.ok && played.held).toBe(true);
	expect(played.ok && played.position.turn.attackRolls).toBe(1);
});
