import { sameFact } from '../../../scenario/same-fact.ts';
import { addBranch, corrected, showing } from '../state/document.ts';
import type { ShownEntry } from '../state/shown-entry.ts';
import type { Table } from '../state/table-state.svelte.ts';

/** Begins another line at the move that is shown; the one that goes on there is kept. */
export function whatIf(table: Table): void {
	const { branch, move, document } = table;
	table.setDocument(addBranch(document, branch.script.slice(0, move.entries)));
	table.said = 'What if? Say what else happens.';
}

/** Whether a move is something that a player need not have done: no pass, no answer and no die. */
export const isDeed = ({ line }: ShownEntry): boolean =>
	line !== null &&
	'do' in line &&
	(line.do === 'play' ||
		line.do === 'activate' ||
		line.do === 'attack' ||
		line.do === 'purchase' ||
		line.do === 'end turn');

/** Shows the same line without a move, at its end; the one with it is kept. */
export function withoutMove(table: Table, move: ShownEntry): void {
	const { branch, document } = table;
	const script = corrected(branch.script, move.at, 1, []);
	const known = document.branches.find((other) => sameFact(other.script, script));
	const next = known ? showing(document, known.id) : addBranch(document, script);
	table.setDocument(next);
	table.show(next.shown);
}
