import type { Frame, FrameOf } from '../model/frame.ts';
import type { Position } from '../model/position.ts';
import type { GameObject } from '../model/board.ts';
import type { SlotPlace } from '../model/task.ts';
import type { ObjectId } from '../model/words.ts';
import { set, type Run } from './run.ts';

/** Every procedure that has begun and is not over: those that run, and those that wait on the stack. */
export function procedures({ frames, stack }: Position): readonly Frame[] {
	if (!stack.some(({ kind }) => kind === 'procedure')) return frames;
	return [...frames, ...stack.flatMap((item) => (item.kind === 'procedure' ? [item.frame] : []))];
}

/** What is dying: a monster, or another object with HP, that has left play for the holding zone of its death. */
export function dyingObject(position: Position, id: ObjectId): GameObject | null {
	for (const frame of procedures(position))
		if ((frame.chart === 'monsterDeath' || frame.chart === 'reward') && frame.monster.id === id)
			return frame.monster;
	return null;
}

/** The slot that a monster has left as it died, as long as its death is not over. */
export function slotLeftBy(position: Position, id: ObjectId): SlotPlace | null {
	for (const frame of procedures(position))
		if (frame.chart === 'monsterDeath' && frame.monster.id === id && 'slot' in frame.place)
			return { slot: frame.place.slot, index: frame.place.index };
	return null;
}

type OfMonster = FrameOf<'monsterDeath'> | FrameOf<'reward'>;

/** Changes the death of a monster and its reward, whether they run or wait on the stack. */
export function changeDeathOf(
	run: Run,
	monster: ObjectId,
	change: { readonly holding: false } | { readonly doubled: true }
): void {
	const changed = (frame: OfMonster): OfMonster => {
		if (frame.monster.id !== monster) return frame;
		if ('doubled' in change) return { ...frame, ...change };
		return frame.chart === 'monsterDeath' ? { ...frame, ...change } : frame;
	};
	const isOfMonster = (frame: Frame): frame is OfMonster =>
		frame.chart === 'monsterDeath' || frame.chart === 'reward';
	const { frames, stack } = run.position;
	set(run, {
		frames: frames.map((frame) => (isOfMonster(frame) ? changed(frame) : frame)),
		stack: stack.map((item) =>
			item.kind === 'procedure' && isOfMonster(item.frame)
				? { ...item, frame: changed(item.frame) }
				: item
		)
	});
}
