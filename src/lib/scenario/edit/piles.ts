import { set } from '../../mechanics/run.ts';
import type { Edit } from '../words/edit/changes.ts';
import { EDITED, wrong, type SetupBuilder } from '../start/setup-builder.ts';
import { cellsOf } from '../start/objects.ts';

/** Changes the pool, the timer, a deck or a discard. */
export function changePiles(
	laying: SetupBuilder,
	edit: Extract<Edit, { edit: 'set pile' | 'set pool' | 'set timer' | 'put' }>
): void {
	const { run } = laying;
	if (edit.edit === 'set pool') {
		set(run, { pool: edit.cents });
		return;
	}
	if (edit.edit === 'set timer') {
		setTimer(laying, edit.shows);
		return;
	}
	const pile = edit.pile === 'deck' ? 'decks' : 'discards';
	const now = run.position[pile][edit.deck];
	const cells = cellsOf(laying, edit.edit === 'put' ? [edit.cell] : edit.cells, EDITED);
	const after =
		edit.edit === 'set pile' ? cells : edit.under ? [...now, ...cells] : [...cells, ...now];
	set(run, { [pile]: { ...run.position[pile], [edit.deck]: after } });
}

/** Turns the timer to another number, where one is played with (17.1, 18). */
function setTimer(laying: SetupBuilder, shows: number): void {
	const { run } = laying;
	if (run.position.timer === undefined)
		wrong(laying, EDITED, 'There is no timer in the usual game.', 'variants: solitaire');
	else if (shows < 1)
		wrong(laying, EDITED, 'A timer at zero has ended the game.', 'the table sets timer: 1');
	else set(run, { timer: shows });
}
