import { keepHearts } from '../../mechanics/hearts.ts';
import { set } from '../../mechanics/run.ts';
import { kindInSlot, putIntoSlot, takeFromPlay } from '../../mechanics/zones.ts';
import { locate, withObject, withSlot } from '../../model/objects.ts';
import type { SlotPlace } from '../../model/task.ts';
import { cardText } from '../names.ts';
import type { SlotSetup } from '../scenario.ts';
import { objectIn } from '../start/names.ts';
import { laySlot } from '../start/objects.ts';
import { EDITED, wrong, type SetupBuilder } from '../start/setup-builder.ts';
import type { Edit } from '../words/edit/changes.ts';
import { changed } from './player.ts';
import { isDyingInSlot } from './remove.ts';

type SlotEdit = Extract<Edit, { edit: 'set slot' | 'add slot' | 'cover' }>;

/** Changes what lies in the slots. */
export function changeSlots(laying: SetupBuilder, edit: SlotEdit): void {
	const { run } = laying;
	const all = run.position.slots[edit.slot];
	if (edit.edit === 'add slot') {
		const slot = laySlot(laying, edit.slot, edit.holds, all.length, EDITED);
		keepHearts(run, () => {
			set(run, { slots: { ...run.position.slots, [edit.slot]: [...all, slot] } });
		});
		return;
	}
	const place: SlotPlace = { slot: edit.slot, index: edit.number - 1 };
	if (!all[place.index]) {
		const count = all.length;
		wrong(
			laying,
			EDITED,
			`There is no ${edit.slot} slot ${String(edit.number)}.`,
			count > 0
				? `${edit.slot} slot 1 … ${String(count)} · the table adds a ${edit.slot} slot`
				: `the table adds a ${edit.slot} slot`
		);
		return;
	}
	if (isDyingInSlot(run.position, place)) {
		wrong(laying, EDITED, 'The monster in that slot is dying.', 'the edit after its death');
		return;
	}
	keepHearts(run, () => {
		if (edit.edit === 'cover') {
			const { id } = putIntoSlot(run, place, edit.object.card);
			setObject(laying, id, edit.object);
		} else setSlot(laying, place, edit.holds);
	});
}

function setSlot(laying: SetupBuilder, place: SlotPlace, holds: SlotSetup): void {
	const { run } = laying;
	const now = run.position.slots[place.slot][place.index]?.top ?? null;
	const covered = [...(holds.covered ?? [])].reverse();
	const as = holds.as ? { as: holds.as } : {};
	if (now && now.card === holds.top?.card) {
		const top = changed(laying, now, holds.top, now.kind);
		run.position = withSlot(run.position, place, { top, covered, ...as });
		return;
	}
	run.position = withSlot(run.position, place, { top: now, covered: [] });
	if (now) takeFromPlay(run, now.id);
	const top = holds.top
		? changed(laying, null, holds.top, kindInSlot(holds.top.card, place))
		: null;
	run.position = withSlot(run.position, place, { top, covered, ...as });
}

/** Changes the charge, counters and HP of an object in play. */
export function changeObject(
	laying: SetupBuilder,
	{ object, facts }: Extract<Edit, { edit: 'set object' }>
): void {
	const id = objectIn(laying, object, EDITED);
	if (id === null) return;
	const found = locate(laying.run.position, id);
	if (!found) {
		wrong(laying, EDITED, `${cardText(object.card)} has left play: it is dying.`);
		return;
	}
	if (facts.hp !== undefined && found.object.kind === 'character')
		wrong(
			laying,
			EDITED,
			'The HP of a character is that of its player.',
			'the table sets Ben: 1 HP'
		);
	else setObject(laying, id, { card: object.card, ...facts });
}

function setObject(laying: SetupBuilder, id: number, wanted: NonNullable<SlotSetup['top']>): void {
	const now = locate(laying.run.position, id)?.object;
	if (!now) return;
	const { charged, counters } = changed(laying, now, wanted, now.kind);
	laying.run.position = withObject(laying.run.position, id, { charged, counters });
}
