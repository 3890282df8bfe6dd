import { locate } from '../../model/objects.ts';
import type { GameObject } from '../../model/board.ts';
import type { SlotPlace } from '../../model/task.ts';
import { nameOf } from '../named.ts';
import { tell, tellBefore, type Run } from '../run.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { expandSlots, moveIntoSlot } from '../zones.ts';
import { done, object, seat, type Doing, type EffectOf } from './doing.ts';
import { openSlots, slotChosen } from './slots-chosen.ts';

/** Moves what is in a slot to another one of the kind, which the player chooses. */
export function move(doing: Doing, { who, what, slots }: EffectOf<'move'>): TaskResult {
	const { run } = doing;
	const found = object(doing, what);
	const player = seat(doing, who);
	if (!found || player === null || !('slot' in found.place) || found.place.slot !== slots) {
		done(run, 0);
		return NOTHING;
	}
	const { index: own } = found.place;
	const others = openSlots(run, slots).filter(({ index }) => index !== own);
	const place = slotChosen(doing, others, player);
	if (place === 'asked') return null;
	done(run, place === 'none' ? 0 : 1);
	if (place !== 'none') intoSlot(run, found.object, place);
	return NOTHING;
}

/** An object becomes a room in a slot of its own; nobody controls it any more, and it stays the same object. */
export function becomeRoom(doing: Doing, { what }: EffectOf<'become room'>): TaskResult {
	const { run } = doing;
	const found = object(doing, what);
	done(run, found ? 1 : 0);
	if (!found) return NOTHING;
	expandSlots(run, 'room', 1);
	const place = { slot: 'room', index: run.position.slots.room.length - 1 } as const;
	intoSlot(run, { ...found.object, kind: 'room' }, place);
	return NOTHING;
}

function intoSlot(run: Run, object: GameObject, place: SlotPlace): void {
	const found = locate(run.position, object.id);
	if (!found) return;
	const covering = run.position.slots[place.slot][place.index]?.top?.card ?? null;
	const from = run.steps.length;
	moveIntoSlot(run, found, place, object);
	tellBefore(run, from, () => {
		tell(
			run,
			{ did: 'put into slot', ...place, source: nameOf(object), covering },
			'card put',
			...(covering === null ? [] : (['card covered'] as const))
		);
	});
}
