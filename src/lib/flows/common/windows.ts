import { changeTop, fresh, pushFrame, set, topFrame, type Run } from '../../mechanics/run.ts';
import type { Task } from '../../model/task.ts';
import type { ItemId, Seat } from '../../model/words.ts';

/** Opens a window in which priority passes, from the active player unless another is given (14). */
export function passPriority(run: Run, from: Seat = run.position.turn.active): void {
	openWindow(run, 0, from, false);
}

/** Opens the window of the action phase, which does not end by passing (15). */
export function openActionPhase(run: Run): void {
	openWindow(run, 0, run.position.turn.active, true);
}

/** Opens the window of a death's cleanup, and marks what lies on the stack as it begins (11.2). */
export function passPriorityInCleanup(run: Run): void {
	openWindow(run, 0, run.position.turn.active, false, run.position.nextId);
}

/** Opens a window for what is about to be put on the stack, and leaves what lies below alone. */
export function passPriorityForTriggers(run: Run): void {
	openWindow(run, run.position.nextId, run.position.turn.active, false);
}

/** Opens a window for the card that is being played, if it is on top of the stack. */
export function passPriorityForPlayed(run: Run): void {
	const played = run.position.stack.at(-1);
	if (played?.kind === 'ability' && played.plays !== undefined)
		openWindow(run, played.id, run.position.turn.active, false);
}

/** The procedure that runs ends here; it may wait on the stack to go on later. */
export function stopHere(run: Run): void {
	set(run, { frames: run.position.frames.slice(0, -1) });
}

/** Opens a window for the roll on top of the stack, and leaves what lies below alone. */
export function passPriorityForRoll(run: Run): void {
	const roll = run.position.stack.at(-1);
	if (roll?.kind === 'roll') openWindow(run, roll.id, roll.roller, false);
}

function openWindow(run: Run, mark: ItemId, from: Seat, action: boolean, upTo?: ItemId): void {
	pushFrame(run, {
		chart: 'priority',
		...fresh('before priority'),
		stackFloor: mark,
		from,
		holder: from,
		passes: 0,
		action,
		...(upTo === undefined ? {} : { cleanupStart: upTo })
	});
}

/** Gives the procedure that runs work to finish before its next transition. */
export function plan(run: Run, ...tasks: Task[]): void {
	const frame = topFrame(run.position);
	changeTop(run, { agenda: [...frame.agenda, ...tasks] });
}
