import { describe, expect, it } from 'vitest';
import { lastMove, movesFrom, scenarioFrom } from './fixture.ts';
import { beginOf, movesOf, playScript } from './lay.ts';

const ATTACK = scenarioFrom('---\nAmy attacks\neveryone passes\nAmy chooses Fly\nroll 1');

describe('laying a table', () => {
	it('says all that makes it impossible', () => {
		const begin = beginOf({ rules: '2023', players: [{ name: 'Amy', hp: 9 }] });
		expect(begin).toMatchObject({ ok: false, problems: [{ field: 'player Amy' }] });
		expect(movesOf({ rules: '2023', players: [{ name: 'Amy', hp: 9 }], script: [] })).toBeNull();
	});

	it('is a legal game of two when nothing is said', () => {
		expect(movesFrom('')[0].after.players.map(({ name }) => name)).toEqual(['Amy', 'Ben']);
	});
});

describe('playing a script', () => {
	it('hangs expectations on the move before them', () => {
		const moves = movesFrom('---\nexpect stack: empty\nAmy attacks\nexpect Amy: 9¢');
		expect(moves.map(({ checks }) => checks.map(({ held }) => held))).toEqual([[true], [false]]);
		expect(moves.map(({ entry, entries }) => [entry, entries])).toEqual([
			[-1, 1],
			[1, 3]
		]);
	});

	it('marks an entry that does not follow, and goes on without it', () => {
		const moves = movesFrom('---\nAmy attacks\nAmy purchases\neveryone passes');
		expect(moves.map(({ trouble }) => trouble !== null)).toEqual([false, false, true, false]);
		expect(moves[2]?.trouble?.message).toMatch(/^The judge refuses/u);
		expect(moves[2]?.after).toBe(moves[1]?.after);
		expect(moves[3]?.after.question?.purpose.about).toBe('attack target');
	});

	it('keeps the moves of the entries that stay', () => {
		const begin = beginOf(ATTACK);
		if (!begin.ok) throw new Error('The table can be laid.');
		const before = playScript(ATTACK, begin.begun, ATTACK.script);
		const script = [...ATTACK.script.slice(0, 3), { do: 'roll', result: 6 } as const];
		const after = playScript(ATTACK, begin.begun, script, before, ATTACK.script);
		expect(after.slice(0, 4)).toEqual(before.slice(0, 4));
		expect(after[3]).toBe(before[3]);
		expect(after[4]).toEqual(
			lastMove('---\nAmy attacks\neveryone passes\nAmy chooses Fly\nroll 6')
		);
	});
});
