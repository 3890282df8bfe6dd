import { cardOf } from '../../cards/library.ts';
import { kindInSlot, newObject } from '../../mechanics/zones.ts';
import { hp, maxHp } from '../../mechanics/stats.ts';
import { withObject, withPlayer } from '../../model/objects.ts';
import type { Position } from '../../model/position.ts';
import type { GameObject, Cell } from '../../model/board.ts';
import {
	SLOT_KINDS,
	type CardKey,
	type ObjectId,
	type ObjectKind,
	type SlotKind
} from '../../model/words.ts';
import { MOST_CARDS } from '../limits.ts';
import { seatOf } from '../match.ts';
import { cardText } from '../names.ts';
import type { CellSetup, ObjectSetup, SlotSetup } from '../scenario.ts';
import { against, type SetupBuilder, wrong } from './setup-builder.ts';

/** Puts an object on the table. */
export function layObject(
	laying: SetupBuilder,
	setup: ObjectSetup,
	kind: ObjectKind,
	field: string
): GameObject {
	const made = newObject(laying.run, setup.card, kind);
	const object: GameObject = {
		...made,
		charged: setup.charged ?? true,
		counters: setup.counters ?? {},
		...(setup.printed === undefined ? {} : { printed: setup.printed }),
		...(setup.starting ? { starting: setup.starting } : {})
	};
	if (setup.charged === undefined) laying.chargeUnsaid.add(object.id);
	if (setup.hp !== undefined)
		laying.wantedHp.push({
			of: { object: object.id },
			hp: setup.hp,
			field,
			name: cardText(setup.card)
		});
	return object;
}

/** Puts the cards of a slot on the table. */
export function laySlot(
	laying: SetupBuilder,
	slot: SlotKind,
	{ top, covered, as }: SlotSetup,
	index: number,
	field: string
): Position['slots'][SlotKind][number] {
	return {
		top: top ? layObject(laying, top, kindInSlot(top.card, { slot, index }), field) : null,
		covered: [...(covered ?? [])].reverse(),
		...(as ? { as } : {})
	};
}

/** The monsters that wait in the slots when nobody has said which. */
const MONSTERS: readonly CardKey[] = ['fly', 'fat-bat'];

/** The slots when nothing is said of them: two monsters, no shop and no room. */
export const DEFAULT_SLOTS: Readonly<Record<SlotKind, readonly SlotSetup[]>> = {
	monster: MONSTERS.map((card) => ({ top: { card } })),
	shop: [],
	room: []
};

/** The cards of a hand or pile. */
export function cellsOf(
	laying: SetupBuilder,
	setups: readonly CellSetup[],
	field: string
): readonly Cell[] {
	return setups.flatMap((setup): readonly Cell[] => {
		const seenBy = (setup.seenBy ?? []).map((name) => seatOf(laying.run.position, name));
		if (seenBy.some((seat) => seat < 0))
			wrong(laying, field, 'Somebody who saw a card is not at the table.');
		if ('card' in setup) return [{ card: setup.card, seenBy }];
		if (setup.unknown > MOST_CARDS) {
			wrong(laying, field, `No pile holds ${String(setup.unknown)} cards.`);
			return [];
		}
		return Array.from({ length: setup.unknown }, () => ({ card: null, seenBy }));
	});
}

/** Marks damage until everybody has the HP that was said. */
export function markWantedHp(laying: SetupBuilder): void {
	for (const { of, hp: wanted, field, name } of laying.wantedHp) {
		const { position } = laying.run;
		const most = maxHp(position, of);
		if ('object' in of && most === 0) {
			wrong(laying, field, `${name} has no HP.`);
			continue;
		}
		if (wanted > most) {
			against(laying, ['damage marked'], field, `${name} has at most ${String(most)} HP.`);
			continue;
		}
		const damage = most - wanted;
		laying.run.position =
			'player' in of
				? withPlayer(position, of.player, { damage })
				: withObject(position, of.object, { damage });
		if (hp(laying.run.position, of) !== wanted)
			wrong(laying, field, `${name} cannot have ${String(wanted)} HP.`);
	}
}

/** Deactivates what was activated for something on the stack, unless its charge was said. */
export function deactivate(laying: SetupBuilder, id: ObjectId): void {
	if (laying.chargeUnsaid.has(id))
		laying.run.position = withObject(laying.run.position, id, { charged: false });
}

/** What each kind of slot must hold. */
export function checkSlots(laying: SetupBuilder): void {
	for (const slot of SLOT_KINDS)
		for (const { top } of laying.run.position.slots[slot]) {
			if (!top || slot !== 'monster') continue;
			const { kind, name, keywords } = cardOf(top.card);
			const ambush = keywords?.includes('ambush') ?? false;
			if (kind !== 'monster' && kind !== 'event' && kind !== 'curse' && !ambush)
				against(
					laying,
					['monster slots set up'],
					'monsters',
					`${name} cannot lie in a monster slot.`
				);
		}
}
