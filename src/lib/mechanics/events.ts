import type { Position } from '../model/position.ts';
import type { SlotPlace } from '../model/task.ts';
import type { ObjectId } from '../model/words.ts';

/** Whether an ability of an object waits, is on the stack or is resolving. */
function isBusy(position: Position, id: ObjectId): boolean {
	return (
		position.waiting.some((trigger) => trigger.context.source === id) ||
		position.stack.some(
			(item) =>
				(item.kind === 'ability' && item.context.source === id) ||
				(item.kind === 'roll' &&
					item.purpose.for === 'ability' &&
					item.purpose.context.source === id)
		) ||
		position.frames.some(
			(frame) => frame.chart === 'resolution' && frame.item.context.source === id
		)
	);
}

/** The slot of an event all of whose abilities have resolved or been cancelled (2.3.2). */
export function finishedEvent(position: Position): SlotPlace | null {
	const index = position.slots.monster.findIndex(
		({ top }) => top?.kind === 'event' && !isBusy(position, top.id)
	);
	return index < 0 ? null : { slot: 'monster', index };
}
