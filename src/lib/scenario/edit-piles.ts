import { set } from '../mechanics/run.ts';
import type { Edit } from './edit.ts';
import { EDITED, type Laying } from './laying.ts';
import { cellsOf } from './start-objects.ts';

/** Changes the pool, a deck or a discard. */
export function changePiles(
	laying: Laying,
	edit: Extract<Edit, { edit: 'set pile' | 'set pool' | 'put' }>
): void {
	const { run } = laying;
	if (edit.edit === 'set pool') {
		set(run, { pool: edit.cents });
		return;
	}
	const pile = edit.pile === 'deck' ? 'decks' : 'discards';
	const now = run.position[pile][edit.deck];
	const cells = cellsOf(laying, edit.edit === 'put' ? [edit.cell] : edit.cells, EDITED);
	const after =
		edit.edit === 'set pile' ? cells : edit.under ? [...now, ...cells] : [...cells, ...now];
	set(run, { [pile]: { ...run.position[pile], [edit.deck]: after } });
}
