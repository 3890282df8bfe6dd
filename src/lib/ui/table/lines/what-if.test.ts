import { expect, test } from 'vitest';
import { newTable, scenarioFrom } from '../state/fixture.ts';
import type { Table } from '../state/table-state.svelte.ts';
import { isDeed, whatIf, withoutMove } from './what-if.ts';

const open = (): Table => {
	const table = newTable();
	table.open(
		scenarioFrom(`player Amy: Isaac
player Ben: Cain, 2 loot plays | hand: Bomb!
monsters: Gurdy (1 HP)
---
Amy attacks
everyone passes
Amy chooses Gurdy
roll 2
Ben plays Bomb! -> Gurdy
everyone passes`)
	);
	return table;
};
const says = (table: Table): readonly string[] =>
	table.moves.slice(1).map(({ says: words }) => words);

test('what if begins another line at the move that is shown', () => {
	const table = open();
	table.goTo(4);
	whatIf(table);
	expect([says(table).length, table.document.branches.length]).toEqual([4, 2]);
});

test('the same line without a move goes on as it did, and is kept beside it once', () => {
	const table = open();
	table.goTo(5);
	const all = says(table);
	withoutMove(table, table.move);
	// Without the bomb all pass on the attack roll.
	expect(says(table)).toEqual(all.toSpliced(4, 1));
	expect([table.at, table.branch.name]).toEqual([5, 'Line 2']);
	table.show(1);
	table.goTo(5);
	withoutMove(table, table.move);
	expect(table.document.branches.length).toBe(2);
});

test('only what a player need not have done can be left out', () => {
	const table = open();
	const deeds = table.moves.map(isDeed);
	expect(deeds).toEqual([false, true, false, false, false, true, false]);
});
