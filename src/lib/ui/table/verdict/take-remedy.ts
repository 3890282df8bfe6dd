import type { ShownRemedy } from '../../judge-worker/shapes/verdict.ts';
import { putIn } from '../state/put-in.ts';
import type { Table } from '../state/table-state.svelte.ts';

/** Plays what makes an act legal, and the act; what nobody said of it stays marked in the line. */
export function takeRemedy(table: Table, { plays }: ShownRemedy): void {
	putIn(plays.slice(0, -1));
	table.take(plays);
}
