import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Line } from '../../../scenario/scenario.ts';
import {
	corrected,
	decided,
	EMPTY,
	moved,
	removed,
	renamed,
	sharedEntries,
	shownBranch,
	showing,
	type TableDocument
} from './document.ts';

const roll = (result: number): Line => ({ do: 'roll', result });
const scripts = ({ branches }: TableDocument): readonly (readonly number[])[] =>
	branches.map(({ script }) =>
		script.flatMap((line) => ('do' in line && line.do === 'roll' ? [line.result] : []))
	);
const after = (...rolls: readonly number[]): TableDocument =>
	rolls.reduce((document, result, i) => decided(document, i, roll(result)), EMPTY);

describe('deciding', () => {
	it('goes on at the end of a branch', () => {
		expect(scripts(after(1, 2))).toEqual([[1, 2]]);
	});

	it('changes nothing when the next entry is decided again', () => {
		const document = after(1, 2);
		expect(decided(document, 0, roll(1))).toBe(document);
	});

	it('starts a branch at another decision, and keeps what followed', () => {
		const document = decided(after(1, 2, 3), 1, roll(6));
		expect(scripts(document)).toEqual([
			[1, 2, 3],
			[1, 6]
		]);
		expect(shownBranch(document).name).toBe('Line 2');
	});

	it('goes to the branch that has decided the same already', () => {
		const document = decided(showing(decided(after(1, 2), 1, roll(6)), 1), 1, roll(6));
		expect([document.branches.length, document.shown]).toEqual([2, 2]);
	});

	it('never loses an entry', () => {
		const step = fc.record({ at: fc.nat(6), result: fc.integer({ min: 1, max: 6 }) });
		fc.assert(
			fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
				let document = EMPTY;
				for (const { at, result } of steps) {
					const entries = Math.min(at, shownBranch(document).script.length);
					const next = decided(document, entries, roll(result));
					for (const { id, script } of document.branches) {
						const now = next.branches.find((branch) => branch.id === id)?.script ?? [];
						expect(sharedEntries(script, now)).toBe(script.length);
					}
					expect(shownBranch(next).script[entries]).toEqual(roll(result));
					document = next;
				}
			})
		);
	});
});

describe('branches', () => {
	it('can be renamed, but not to nothing', () => {
		expect(shownBranch(renamed(EMPTY, 1, ' Ben is right ')).name).toBe('Ben is right');
		expect(renamed(EMPTY, 1, ' ')).toBe(EMPTY);
	});

	it('can be deleted but for the last one', () => {
		const two = decided(after(1, 2), 1, roll(6));
		expect(removed(two, 2)).toMatchObject({ shown: 1, branches: [{ id: 1 }] });
		expect(removed(EMPTY, 1)).toBe(EMPTY);
	});

	it('are not mixed up by a name that is free again', () => {
		const again = decided(removed(decided(after(1, 2), 1, roll(6)), 1), 0, roll(3));
		expect(new Set(again.branches.map(({ id }) => id)).size).toBe(2);
		expect(new Set(again.branches.map(({ name }) => name)).size).toBe(2);
	});
});

describe('correcting a script', () => {
	const script = [roll(1), roll(2), roll(3)];

	it('puts in, takes out and exchanges', () => {
		expect(corrected(script, 1, 0, [roll(6)])).toEqual([roll(1), roll(6), roll(2), roll(3)]);
		expect(corrected(script, 1, 1, [])).toEqual([roll(1), roll(3)]);
		expect(corrected(script, 1, 1, [roll(6)])).toEqual([roll(1), roll(6), roll(3)]);
	});

	it('moves within its bounds', () => {
		expect(moved(script, 0, 2)).toEqual([roll(2), roll(3), roll(1)]);
		expect(moved(script, 0, -1)).toBe(script);
		expect(moved(script, 2, 3)).toBe(script);
	});
});
