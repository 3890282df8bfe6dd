import { takeOff } from '../../mechanics/on-stack.ts';
import { set } from '../../mechanics/run.ts';
import { takeFromPlay } from '../../mechanics/zones.ts';
import type { Frame } from '../../model/frame.ts';
import { inPlay } from '../../model/in-play.ts';
import { locate, withSlot } from '../../model/objects.ts';
import type { Position } from '../../model/position.ts';
import type { Place, SlotPlace } from '../../model/task.ts';
import type { ItemId, ObjectId, Ref } from '../../model/words.ts';
import { optionText } from '../describe/describe.ts';
import { isRef } from '../match-item.ts';
import { objectsNamed } from '../match.ts';
import { pick } from '../pick.ts';
import { EDITED, wrong, type SetupBuilder } from '../start/setup-builder.ts';
import type { StackThing } from '../words/things.ts';
import type { SlotThing } from '../words/things.ts';

/** Takes an object out of play, a thing off the stack, or a slot away; the card goes nowhere. */
export function remove(laying: SetupBuilder, thing: StackThing | SlotThing): void {
	if (thing.is === 'slot') {
		removeSlot(laying, thing);
		return;
	}
	const { position } = laying.run;
	const isObject = thing.is === 'card' && objectsNamed(position, thing).length > 0;
	const offered: readonly Ref[] = isObject
		? inPlay(position).map(({ object }) => ({ object: object.id }))
		: position.stack.map(({ id }) => ({ item: id }));
	const names = [
		...offered,
		...(isObject ? [] : inPlay(position).map(({ object }) => ({ object: object.id })))
	];
	const picked = pick(position, thing, {
		legal: offered,
		other: [],
		taken: [],
		all: false,
		names: () => names.map((ref) => optionText(position, ref))
	});
	if (!picked.ok) wrong(laying, EDITED, picked.trouble.message, picked.trouble.expected);
	else if (isRef(picked.value) && 'object' in picked.value)
		removeObject(laying, picked.value.object);
	else if (isRef(picked.value) && 'item' in picked.value) removeItem(laying, picked.value.item);
}

function removeObject(laying: SetupBuilder, id: ObjectId): void {
	const { position } = laying.run;
	const place = locate(position, id)?.place;
	if (place && 'among' in place && place.among === 'character')
		wrong(
			laying,
			EDITED,
			'A player always has a character.',
			`the table sets ${position.players[place.seat]?.name ?? 'Ben'}: another character`
		);
	else if (place && 'slot' in place && isDyingInSlot(position, place))
		wrong(laying, EDITED, 'The monster in that slot is dying.', 'the edit after its death');
	else takeFromPlay(laying.run, id);
}

function removeItem(laying: SetupBuilder, id: ItemId): void {
	const isResolving = laying.run.position.frames.some(
		(frame) => frame.chart === 'roll' && frame.roll.id === id
	);
	if (isResolving)
		wrong(laying, EDITED, 'This roll is resolving.', 'the edit once it has resolved');
	else takeOff(laying.run, id);
}

function removeSlot(laying: SetupBuilder, { slot, number }: SlotThing): void {
	const { run } = laying;
	const index = number - 1;
	const place: SlotPlace = { slot, index };
	const held = run.position.slots[slot][index];
	if (!held) {
		const count = run.position.slots[slot].length;
		wrong(
			laying,
			EDITED,
			`There is no ${slot} slot ${String(number)}.`,
			count > 0 ? `${slot} slot 1 … ${String(count)}` : `there is no ${slot} slot at all`
		);
		return;
	}
	if (
		run.position.frames.some((frame) => frame.chart === 'monsterDeath' && isAt(frame.place, place))
	) {
		wrong(laying, EDITED, 'A monster is dying in that slot.', 'the edit after its death');
		return;
	}
	run.position = withSlot(run.position, place, { top: held.top, covered: [] });
	if (held.top) takeFromPlay(run, held.top.id);
	const left = run.position.slots[slot].filter((_, i) => i !== index);
	set(run, {
		slots: { ...run.position.slots, [slot]: left },
		frames: run.position.frames.map((frame) => withoutSlot(frame, place))
	});
}

const isAt = (a: Place, b: SlotPlace): boolean =>
	'slot' in a && a.slot === b.slot && a.index === b.index;

/** A procedure that counts the slots again after one of them has gone. */
function withoutSlot(frame: Frame, gone: SlotPlace): Frame {
	const moved = (place: SlotPlace): SlotPlace =>
		place.slot === gone.slot && place.index > gone.index
			? { ...place, index: place.index - 1 }
			: place;
	if (frame.chart === 'monsterDeath')
		return 'slot' in frame.place ? { ...frame, place: moved(frame.place) } : frame;
	if (frame.chart !== 'refill') return frame;
	return { ...frame, slots: frame.slots.filter((place) => !isAt(place, gone)).map(moved) };
}

/** Whether the monster on top of a slot is dying, but has not left it yet. */
export const isDyingInSlot = (position: Position, { slot, index }: SlotPlace): boolean =>
	position.frames.some(
		(frame) =>
			frame.chart === 'monsterDeath' && frame.monster.id === position.slots[slot][index]?.top?.id
	);
