import { describe, expect, it } from 'vitest';
import { openingOf, playOn } from '../../../scenario/play.ts';
import { documentOf } from './document.ts';
import { entriesFrom, lastEntry, scenarioFrom } from './fixture.ts';
import { cachedPlayer } from './lay-document.ts';
import { shownEntriesOf } from './lay.ts';

const ATTACK = scenarioFrom('---\nAmy attacks\neveryone passes\nAmy chooses Fly\nroll 1');

const laid = openingOf(ATTACK);
const { opening } = laid.ok ? laid : expect.fail('The table can be laid.');

describe('laying a table', () => {
	it('says all that makes it impossible', () => {
		const head = { rules: '2023', players: [{ name: 'Amy', hp: 9 }] } as const;
		expect(openingOf(head)).toMatchObject({ ok: false, problems: [{ field: 'player Amy' }] });
		expect(shownEntriesOf({ ...head, script: [] })).toBeNull();
	});

	it('is a legal game of two when nothing is said', () => {
		expect(entriesFrom('')[0].position.players.map(({ name }) => name)).toEqual(['Amy', 'Ben']);
	});
});

describe('playing a script', () => {
	it('hangs expectations on the entry before them', () => {
		const shown = entriesFrom('---\nexpect stack: empty\nAmy attacks\nexpect Amy: 9¢');
		expect(shown.map(({ checks }) => checks.map(({ held }) => held))).toEqual([[true], [false]]);
		expect(shown.map(({ at, entries }) => [at, entries])).toEqual([
			[-1, 1],
			[1, 3]
		]);
	});

	it('marks an entry that does not follow, and goes on without it', () => {
		const shown = entriesFrom('---\nAmy attacks\nAmy purchases\neveryone passes');
		expect(shown.map(({ refused }) => refused !== null)).toEqual([false, false, true, false]);
		expect(shown[2]?.refused?.trouble.message).toMatch(/^The judge refuses/u);
		expect(shown[2]?.position).toBe(shown[1]?.position);
		expect(shown[3]?.position.question?.purpose.about).toBe('attack target');
	});

	it('goes on from what was played', () => {
		const before = playOn([opening], ATTACK.script.slice(0, 3));
		const after = playOn(before, [...ATTACK.script.slice(0, 3), { do: 'roll', result: 6 }]);
		expect(after.slice(0, 4)).toEqual(before);
		expect(after[3]).toBe(before[3]);
		expect(after[4]).toMatchObject({ at: 3, before: before[3]?.position, refused: null });
	});

	it('keeps the entries that stay when the table is laid again', () => {
		const { lay } = cachedPlayer(opening);
		const table = documentOf(ATTACK);
		const { moves: before } = lay(table);
		const script = [...ATTACK.script.slice(0, 3), { do: 'roll', result: 6 } as const];
		const [branch] = table.branches;
		const { moves: after } = lay({ ...table, branches: [{ ...branch, script }] });
		expect(after.slice(0, 4)).toEqual(before.slice(0, 4));
		expect(after[3]?.decisions).toBe(before[3]?.decisions);
		expect(after[4]).toEqual(
			lastEntry('---\nAmy attacks\neveryone passes\nAmy chooses Fly\nroll 6')
		);
	});

	it('takes a decision once: the line that says it comes to the same', () => {
		const { lay, decide } = cachedPlayer(opening);
		const table = documentOf({ ...ATTACK, script: ATTACK.script.slice(0, 3) });
		const asked = lay(table).moves.at(-1) ?? expect.fail('Something is shown.');
		expect(decide(asked, { do: 'purchase', player: 0 })).toMatchObject({ ok: false });
		const decided = decide(asked, { do: 'roll', result: 6 });
		if (!decided.ok) return expect.fail(decided.refusal.refused);
		const [branch] = table.branches;
		const script = [...branch.script, decided.line];
		const last = lay({ ...table, branches: [{ ...branch, script }] }).moves.at(-1);
		expect(last?.line).toBe(decided.line);
		expect(last).toEqual(shownEntriesOf({ ...ATTACK, script })?.at(-1));
	});
});
