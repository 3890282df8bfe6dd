import { EDITIONS } from '../../editions/index.ts';
import { inspectionOf, type Inspect } from '../../judge/inspection.ts';
import { judgeOf } from '../../judge/judge.ts';
import type { Decision } from '../../model/decision.ts';
import type { Position } from '../../model/position.ts';

/** A decision, and the position that it was taken at. */
export interface Followed {
	readonly before: Position;
	readonly decision: Decision;
}

/**
 * Tells a subscriber what the charts do as a table is stepped through: what led to each position that
 * is shown. From a position that does not follow the one before, the frames stop and start as they differ.
 */
export function follow(inspect: Inspect): (position: Position, deeds: readonly Followed[]) => void {
	const { decide } = judgeOf(EDITIONS, inspect);
	let shown: Position | null = null;
	return (position, deeds) => {
		const { edition, frames } = deeds[0]?.before ?? position;
		const known = shown?.edition === edition ? shown.frames : [];
		inspectionOf(EDITIONS[edition], known, inspect).goesOnTo(frames);
		for (const { before, decision } of deeds) decide(before, decision);
		shown = position;
	};
}
