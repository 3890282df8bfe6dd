import { describe, expect, it } from 'vitest';
import { scenarioFrom } from '../state/fixture.ts';
import type { Branch, TableDocument } from '../state/document.ts';
import { insteadOf, reachedIn, treeOf } from './tree.ts';

const HEAD =
	'player Amy: Isaac | hand: 3 Cents!, Bomb!\nplayer Ben: Cain | hand: Bomb!\nmonsters: Fly, Gurdy\n---\n';
const NAMES = ['Amy', 'Ben'];
const ATTACK = ['Amy attacks', 'everyone passes', 'Amy chooses Fly'];

function document(...scripts: readonly (readonly string[])[]): TableDocument {
	const read = scripts.map((lines) => scenarioFrom(HEAD + lines.join('\n')));
	const { script: _, ...head } = read[0] ?? scenarioFrom(HEAD);
	const [first = { id: 1, name: 'Line 1', script: [] }, ...rest] = read.map(
		({ script }, i): Branch => ({ id: i + 1, name: `Line ${String(i + 1)}`, script })
	);
	return { head, branches: [first, ...rest], shown: 1 };
}
/** Each branch with what it parts from, where its steps begin, and what they are. */
const drawn = (table: TableDocument) =>
	treeOf(table, NAMES).map(({ branch, parent, column, steps }) => [
		branch.id,
		parent?.id ?? null,
		column,
		steps.map(({ words }) => words)
	]);

describe('the tree of lines', () => {
	it('has one row for a table with one line', () => {
		expect(drawn(document([...ATTACK, 'roll 2']))).toEqual([
			[1, null, 0, ['Amy attacks Fly', 'rolls 2']]
		]);
	});

	it('begins a line where it parts, in the column of what happens instead', () => {
		const table = document([...ATTACK, 'roll 2', 'everyone passes'], [...ATTACK, 'roll 6']);
		expect(drawn(table)).toEqual([
			[1, null, 0, ['Amy attacks Fly', 'rolls 2', 'everyone passes']],
			[2, 1, 1, ['rolls 6']]
		]);
		const rows = treeOf(table, NAMES);
		expect(rows.map((row) => insteadOf(rows, row))).toEqual([null, 'rolls 2']);
	});

	it('puts first what parts last, and a line behind the one that it parts from', () => {
		const table = document(
			[...ATTACK, 'roll 2'],
			['Amy plays 3 Cents!', 'everyone passes'],
			[...ATTACK, 'roll 6'],
			['Amy plays 3 Cents!', 'Amy passes']
		);
		expect(drawn(table)).toEqual([
			[1, null, 0, ['Amy attacks Fly', 'rolls 2']],
			[3, 1, 1, ['rolls 6']],
			[2, 1, 0, ['Amy plays 3 Cents!', 'everyone passes']],
			[4, 2, 1, ['Amy passes']]
		]);
	});

	it('cuts a step in two where a line parts within it', () => {
		expect(drawn(document(ATTACK, [...ATTACK.slice(0, 2), 'Amy chooses Gurdy']))).toEqual([
			[1, null, 0, ['Amy attacks', 'everyone passes', 'Amy chooses Fly']],
			[2, 1, 2, ['Amy chooses Gurdy']]
		]);
	});

	it('has a row for a line that goes no further yet', () => {
		expect(drawn(document([...ATTACK, 'roll 2'], ATTACK))).toEqual([
			[1, null, 0, ['Amy attacks Fly', 'rolls 2']],
			[2, 1, 1, []]
		]);
	});

	it('shows the step that is reached, and the one that is under way', () => {
		const table = document([...ATTACK, 'roll 2'], [...ATTACK, 'roll 6']);
		const rows = treeOf(table, NAMES);
		const [one, other = one] = table.branches;
		const at = (entries: number, shown: Branch): string | null =>
			reachedIn(rows, shown, entries).step?.words ?? null;
		expect(at(0, one)).toBeNull();
		expect(at(2, one)).toBe('Amy attacks Fly');
		expect(at(4, one)).toBe('rolls 2');
		expect(at(4, other)).toBe('rolls 6');
	});
});
