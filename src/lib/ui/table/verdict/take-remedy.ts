import type { ShownRemedy } from '../../judge-worker/shapes/verdict.ts';
import { putIn } from '../state/put-in.ts';
import type { Edit } from '../../../scenario/words/edit/changes.ts';
import type { Table } from '../state/table-state.svelte.ts';

/**
 * Plays what makes an act legal, and the act; what nobody said of it stays marked in the line.
 * @param gifts what is changed of the table before.
 */
export function takeRemedy(
	table: Table,
	{ plays }: ShownRemedy,
	gifts: readonly Edit[] = []
): void {
	putIn(plays.slice(0, -1));
	if (gifts.length === 0) table.take(plays);
	else table.editAndAdd(gifts, plays);
}
