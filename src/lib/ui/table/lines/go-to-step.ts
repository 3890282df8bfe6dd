import { sharedEntries, type Branch } from '../state/document.ts';
import type { Table } from '../state/table-state.svelte.ts';
import type { TreeStep } from './tree.ts';

/** Shows the table as it is after a step of a line; what the line that is shown shares with it stays that line. */
export function goToStep(table: Table, branch: Branch, { to }: TreeStep): void {
	if (to > sharedEntries(table.branch.script, branch.script)) table.show(branch.id);
	table.goTo(table.moves.findLastIndex(({ entries }) => entries <= to));
}
