import * as v from 'valibot';
import { whole } from '../../model/whole.ts';
import type { ChartName, Frame, WaitingFrame, AttackedOne, AttackOn } from '../../model/frame.ts';
import type { GameObject } from '../../model/board.ts';
import { PENALTY } from '../../model/task.ts';
import { OBJECT_KINDS } from '../../model/words.ts';
import { ABILITY, DAMAGE, LOOT, ROLL } from './items.ts';
import { place, slotPlace, task } from './tasks.ts';
import {
	card,
	context,
	controller,
	count,
	counters,
	damageable,
	effect,
	is,
	maybe,
	number,
	options,
	player,
	purpose,
	resolvedRoll,
	text
} from './words.ts';

export const object = whole<GameObject>()(
	v.strictObject({
		id: count,
		card,
		kind: v.picklist(OBJECT_KINDS),
		charged: v.boolean(),
		damage: count,
		counters,
		printed: maybe(card),
		starting: maybe(is(true)),
		soulValue: maybe(number),
		under: maybe(v.array(card)),
		noted: maybe(v.array(number)),
		seen: maybe(counters),
		evenRoll: maybe(v.boolean())
	})
);

const running = {
	state: text,
	agenda: v.array(task),
	answers: v.array(options),
	tally: maybe(number),
	doers: maybe(count),
	numbers: maybe(v.array(number)),
	put: maybe(number),
	puts: maybe(v.array(number)),
	added: maybe(v.array(slotPlace)),
	attackOver: maybe(number),
	lost: maybe(v.strictObject({ object: maybe(number), item: maybe(number), controller: number })),
	paid: maybe(v.array(card)),
	paidCounters: maybe(count)
};

export const attackedOne = whole<AttackedOne>()(
	v.union([damageable, v.picklist(['deck', 'anything'])])
);

export const attackOn = whole<AttackOn>()(
	v.union([
		damageable,
		v.picklist(['deck', 'anything']),
		v.strictObject({ among: v.array(v.union([damageable, slotPlace])) })
	])
);

const chart = <const C extends ChartName>(name: C) => is(name);

/** The procedures that can wait on the stack. */
const WAITING = [
	v.strictObject({
		chart: chart('attack'),
		...running,
		attacker: count,
		target: v.nullable(v.union([damageable, is('deck')])),
		on: maybe(attackOn),
		awaited: maybe(is(true)),
		rolled: maybe(count),
		rollers: maybe(v.array(count)),
		next: maybe(count),
		sharers: maybe(v.array(count)),
		team: maybe(
			v.strictObject({
				seats: v.array(count),
				trigger: v.strictObject({ controller, effect, context })
			})
		),
		due: maybe(v.array(count))
	}),
	v.strictObject({
		chart: chart('purchase'),
		...running,
		cost: maybe(count),
		buyer: count,
		target: v.nullable(v.union([count, is('deck'), is('discard')]))
	}),
	v.strictObject({
		chart: chart('monsterDeath'),
		...running,
		monster: object,
		place,
		holding: v.boolean(),
		doubled: maybe(is(true)),
		by: maybe(count),
		sharers: maybe(v.array(count)),
		roll: maybe(count),
		attacker: maybe(count)
	}),
	v.strictObject({
		chart: chart('playerDeath'),
		...running,
		player,
		by: maybe(count),
		left: maybe(v.array(v.picklist(PENALTY)))
	}),
	v.strictObject({ chart: chart('refill'), ...running, slots: v.array(slotPlace) }),
	v.strictObject({ chart: chart('lootStep'), ...running, player }),
	v.strictObject({ chart: chart('soulPurchase'), ...running, player, soul: count }),
	v.strictObject({
		chart: chart('modifier'),
		...running,
		roll: count,
		by: number,
		source: v.nullable(v.strictObject({ object: count, card }))
	}),
	v.strictObject({
		chart: chart('reward'),
		...running,
		monster: object,
		doubled: maybe(is(true)),
		by: maybe(count),
		sharers: maybe(v.array(count)),
		roll: maybe(count),
		attacker: maybe(count),
		resolved: maybe(resolvedRoll)
	})
] as const;
export const waitingFrame = whole<WaitingFrame>()(v.variant('chart', WAITING));
export const frame = whole<Frame>()(
	v.variant('chart', [
		v.strictObject({
			chart: chart('setup'),
			...running,
			rooms: v.boolean(),
			bonusSouls: v.boolean(),
			laid: maybe(v.array(card))
		}),
		v.strictObject({ chart: chart('turn'), ...running }),
		v.strictObject({
			chart: chart('priority'),
			...running,
			stackFloor: count,
			holder: count,
			passes: count,
			from: count,
			action: v.boolean(),
			cleanupStart: maybe(count)
		}),
		v.strictObject({
			chart: chart('resolution'),
			...running,
			item: v.variant('kind', [LOOT, ABILITY]),
			moved: maybe(is(true)),
			fizzled: maybe(is(true)),
			rolls: v.array(v.strictObject({ roller: count, purpose }))
		}),
		v.strictObject({ chart: chart('roll'), ...running, roll: ROLL }),
		v.strictObject({
			chart: chart('damage'),
			...running,
			item: DAMAGE,
			amount: number,
			applied: v.array(text)
		}),
		...WAITING
	])
);
