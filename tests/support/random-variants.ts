import { timerAtFirst } from '#lib/mechanics/rounds.ts';
import { CHALLENGE_SLOTS, type Position } from '#lib/model/position.ts';
import {
	clashes,
	hasVariant,
	playsTogether,
	variant,
	VARIANT_IDS,
	type Variants
} from '#lib/rules/variants.ts';
import type { Chance } from './random.ts';

/** The same table with variants on that its edition has and that go together; mostly with none. */
export function withVariants(chance: Chance, table: Position): Position {
	if (chance.next() > 0.25) return table;
	const variants = randomVariants(chance, table);
	if (Object.keys(variants).length === 0) return table;
	const { slots } = table;
	const monster = hasVariant({ variants }, 'challenge')
		? slots.monster.map((slot) => ({ ...slot, as: chance.pick(CHALLENGE_SLOTS) }))
		: slots.monster;
	const varied = { ...table, variants, slots: { ...slots, monster } };
	const timer = timerAtFirst(varied);
	const rooms = slots.room.flatMap(({ top }) => (top ? [top.id] : []));
	return {
		...varied,
		...(timer === undefined ? {} : { timer }),
		...(playsTogether(varied) ? { roundRooms: rooms } : {})
	};
}

function randomVariants(chance: Chance, { edition, players }: Position): Variants {
	let on: Variants = Object.fromEntries(
		VARIANT_IDS.filter(() => chance.next() < 0.4).map((id) => {
			const { least } = variant(id);
			return [id, least === undefined ? true : least + chance.below(4)];
		})
	);
	for (;;) {
		const [clash] = clashes(on, edition, players.length);
		if (!clash) return on;
		on = Object.fromEntries(Object.entries(on).filter(([id]) => id !== clash.variant));
	}
}
