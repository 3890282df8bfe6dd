import type { ActorRefLike, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { chartOf, type Edition } from '../editions/edition.ts';
import { askedWith, type Chart, type PreparedTransition } from '../flows/chart.ts';
import type { Next } from '../flows/next.ts';
import type { DistributiveOmit } from '../model/omit.ts';
import type { Frame } from '../model/frame.ts';

/** A frame as XState's inspection names an actor; its snapshot is the one at that moment. */
export interface FrameActor extends ActorRefLike {
	/** Its depth and its chart: "1 priority". */
	readonly id: string;
	readonly chart: Chart;
	/** How many frames lie below it. */
	readonly depth: number;
	/** The actor of the frame below. */
	readonly _parent: FrameActor | undefined;
	/** The machine, which an inspector draws. */
	readonly logic: AnyStateMachine;
	readonly getSnapshot: () => AnyMachineSnapshot;
}

/** What XState would tell an inspector, of an actor that is a frame. */
export type Inspected = { readonly actorRef: FrameActor } & InspectionEvent;

/** Hears what the charts do. */
export type Inspect = (event: Inspected) => void;

const INIT = { type: 'xstate.init', input: undefined };
const STOP = { type: 'xstate.stop' };

/** An actor, and where it is. */
interface Shown {
	readonly actor: FrameActor;
	state: string;
	snapshot: AnyMachineSnapshot;
}

/** An event before it is said whose it is. */
type Told = DistributiveOmit<InspectionEvent, 'actorRef' | 'rootId'>;

const isOf = (one: Shown | undefined, frame: Frame | undefined): boolean =>
	one !== undefined && one.actor.chart.name === frame?.chart && one.state === frame.state;

/** The frames of one decision as actors: told as XState tells of actors of the same machines. */
export interface Inspection {
	/** Tells of the frames as they are now: what is gone stops, what is new starts. */
	readonly goesOnTo: (frames: readonly Frame[]) => void;
	/** The frame on top takes a transition. */
	readonly takes: (at: Next, taken: PreparedTransition) => void;
}

/**
 * Tells a subscriber what frames do from here on.
 * @param known the frames that the subscriber has been told of.
 */
export function inspectionOf(
	edition: Edition,
	known: readonly Frame[],
	inspect: Inspect
): Inspection {
	const at = (machine: AnyStateMachine, state: string): AnyMachineSnapshot =>
		machine.resolveState({ value: state, context: {} });
	const shown: Shown[] = [];
	const tell = ({ actor, snapshot }: Shown, event: Told): void => {
		const actorRef: FrameActor = { ...actor, getSnapshot: () => snapshot };
		inspect({ ...event, actorRef, rootId: shown[0]?.actor.id ?? actor.id });
	};
	const show = ({ chart: name, state }: Frame): Shown => {
		const { chart, machine } = chartOf(edition, name);
		const snapshot = at(machine, state);
		const id = `${String(shown.length)} ${name}`;
		const actor: FrameActor = {
			id,
			sessionId: id,
			chart,
			depth: shown.length,
			_parent: shown.at(-1)?.actor,
			logic: machine,
			send() {
				throw new Error('A frame is not sent events: the judge decides.');
			},
			getSnapshot: () => snapshot
		};
		const one: Shown = { actor, state, snapshot };
		shown.push(one);
		return one;
	};
	const starts = (frame: Frame): void => {
		const one = show(frame);
		tell(one, { type: '@xstate.actor' });
		tell(one, { type: '@xstate.event', sourceRef: undefined, event: INIT });
		tell(one, { type: '@xstate.snapshot', event: INIT, snapshot: one.snapshot });
	};
	const stops = (one: Shown): void => {
		if (one.snapshot.status === 'done') return;
		const snapshot = {
			...one.snapshot,
			status: 'stopped' as const,
			output: undefined,
			error: undefined
		};
		tell(one, { type: '@xstate.microstep', event: STOP, snapshot, _transitions: [] });
		tell(one, { type: '@xstate.snapshot', event: STOP, snapshot });
	};
	for (const frame of known) show(frame);
	return {
		goesOnTo(frames) {
			let same = 0;
			while (isOf(shown[same], frames[same])) same++;
			for (const gone of shown.splice(same).reverse()) stops(gone);
			for (const frame of frames.slice(same)) starts(frame);
		},
		takes(next, { move, definition }) {
			const one = shown.at(-1);
			if (!one) return;
			const event = askedWith(next);
			const snapshot = at(one.actor.logic, move.to);
			tell(one, { type: '@xstate.event', sourceRef: undefined, event });
			for (const type of move.does)
				tell(one, { type: '@xstate.action', action: { type, params: undefined } });
			tell(one, { type: '@xstate.microstep', event, snapshot, _transitions: [definition] });
			one.state = move.to;
			one.snapshot = snapshot;
			tell(one, { type: '@xstate.snapshot', event, snapshot });
		}
	};
}
