import { begin, decide, prompt, replay, why, type Judge } from '../../judge/judge.ts';
import type { Position } from '../../model/position.ts';
import { act } from '../../scenario/play.ts';
import { deedsFrom, type Deed } from './moves.ts';

/** The judge of all editions. */
export const JUDGE: Judge = { begin, decide, prompt, replay, why };

/**
 * Everyone passes once, so that the top of the stack has resolved or the procedure has gone on;
 * null when nobody has priority.
 */
export function everyonePasses(start: Position): readonly Deed[] | null {
	const acted = act(JUDGE, start, { do: 'everyone passes' });
	return acted.ok ? deedsFrom(start, acted.taken) : null;
}
