import { createBrowserInspector } from '@statelyai/inspect';
import { chartOf } from '../../editions/edition.ts';
import { EDITIONS } from '../../editions/index.ts';
import { eventOf } from '../../flows/chart.ts';
import type { Decision } from '../../model/decision.ts';
import type { Frame } from '../../model/frame.ts';
import type { Position } from '../../model/position.ts';

/** What the mirror needs of XState's inspector. */
export type Mirror = Pick<
	ReturnType<typeof createBrowserInspector>,
	'actor' | 'event' | 'snapshot'
>;

/** Opens XState's own inspector, a page of its makers in another window. */
export const inspector = (): Mirror => createBrowserInspector();

const idOf = ({ chart }: Frame, depth: number): string => `${depth} ${chart}`;

const snapshotOf = ({ chart: _, state, ...context }: Frame) =>
	({ status: 'active', value: state, context }) as const;

/** Shows the frames of each position as actors: they appear, take up a state, and are done. */
export function mirror(to: Mirror): (position: Position, decision: Decision | null) => void {
	let before = new Map<string, Frame>();
	return ({ edition, frames }, decision) => {
		const ids = frames.map(idOf);
		for (const gone of before.keys())
			if (!ids.includes(gone)) to.snapshot(gone, { status: 'done' });
		const now = frames.map((frame, depth) => [idOf(frame, depth), frame] as const);
		for (const [depth, [id, frame]] of now.entries()) {
			if (before.get(id) === frame) continue;
			const parentId = ids[depth - 1];
			if (!before.has(id))
				to.actor(id, snapshotOf(frame), {
					definition: JSON.stringify(chartOf(EDITIONS[edition], frame.chart).machine.definition),
					...(parentId === undefined ? {} : { parentId })
				});
			const event = { type: eventOf(decision?.do ?? null), decision };
			to.event(id, event);
			to.snapshot(id, snapshotOf(frame), { event });
		}
		before = new Map(now);
	};
}
