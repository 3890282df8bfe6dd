import type { Position } from '../../../model/position.ts';
import type { TakenDecision } from '../../../scenario/entry.ts';
import { playLine, reachedAt } from '../../../scenario/play-line.ts';

/**
 * Everyone passes once, so that the top of the stack has resolved or the procedure has gone on;
 * null when nobody has priority.
 */
export function everyonePasses(start: Position): readonly TakenDecision[] | null {
	const { decisions, refused } = playLine({ do: 'everyone passes' }, 0, reachedAt(start));
	return refused ? null : decisions;
}
