import { addBranch } from '../state/document.ts';
import type { Table } from '../state/table-state.svelte.ts';

/** Begins another line at the move that is shown; the one that goes on there is kept. */
export function whatIf(table: Table): void {
	const { branch, move, document } = table;
	table.setDocument(addBranch(document, branch.script.slice(0, move.entries)));
	table.said = 'What if? Say what else happens.';
}
