import { happenedAt, type Entry } from '../../scenario/entry.ts';
import type { Line } from '../../scenario/scenario.ts';

/**
 * The transition that a step of a move was told by, counted from 0 among those that its decisions
 * took: the last that was taken before it.
 * @param step the step, counted from 0 among all of the move.
 * @returns null for a step of an edit or of the beginning, which no decision led to.
 */
export function transitionOf(
	move: Pick<Entry<Line | null>, 'changed' | 'decisions'>,
	step: number
): number | null {
	let steps = 0;
	let transitions = 0;
	for (const happened of happenedAt(move)) {
		const within = step - steps;
		if (within < happened.steps.length) {
			if (happened === move.changed) return null;
			const nth = happened.transitions.findLastIndex(({ told }) => told <= within);
			return nth < 0 ? null : transitions + nth;
		}
		steps += happened.steps.length;
		if (happened !== move.changed) transitions += happened.transitions.length;
	}
	return null;
}
