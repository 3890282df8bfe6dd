import type { Remembered } from '../model/position.ts';
import { set, type Run } from './run.ts';

/** Counts one more of what the turn remembers. */
export function remember(run: Run, what: Remembered): void {
	const { turn } = run.position;
	const { history } = turn;
	set(run, { turn: { ...turn, history: { ...history, [what]: (history?.[what] ?? 0) + 1 } } });
}
