import * as v from 'valibot';
import { whole } from '../../model/whole.ts';
import type { CameFrom, Place, Task } from '../../model/task.ts';
import { ABILITY, LOOT } from './items.ts';
import {
	card,
	context,
	count,
	damageable,
	deck,
	discardReason,
	effect,
	is,
	maybe,
	options,
	player,
	purpose,
	slotKind,
	someCard,
	text
} from './words.ts';

export const slotPlace = v.strictObject({ slot: slotKind, index: count });
export const place = whole<Place>()(
	v.union([
		slotPlace,
		v.strictObject({ seat: count, among: v.picklist(['character', 'items', 'souls', 'curses']) }),
		v.strictObject({ outside: v.literal('bonus souls') })
	])
);
export const cells = v.array(v.strictObject({ card: someCard, seenBy: v.array(count) }));
const cameFrom = whole<CameFrom>()(
	v.picklist(['deck', 'discard', 'hand', 'play', 'stack', 'under', 'outside'])
);
export const task = whole<Task>()(
	v.variant('do', [
		v.strictObject({ do: v.picklist(['effect', 'look', 'if done']), at: effect, context }),
		v.strictObject({ do: is('none done') }),
		v.strictObject({ do: is('count doers'), from: maybe(is(0)) }),
		v.strictObject({ do: is('repeat'), at: effect, context, left: count }),
		v.strictObject({
			do: v.picklist(['gain ¢', 'lose ¢', 'loot', 'gain treasure']),
			player,
			count,
			applied: maybe(v.array(text)),
			settled: maybe(is(true)),
			from: maybe(is('loot discard'))
		}),
		v.strictObject({
			do: is('discard'),
			player,
			count,
			because: discardReason,
			least: maybe(count),
			random: maybe(effect),
			applied: maybe(v.array(text))
		}),
		v.strictObject({
			do: is('put cards'),
			cards: cells,
			deck,
			from: cameFrom,
			at: effect,
			which: count,
			context
		}),
		v.strictObject({
			do: is('pay objects'),
			player,
			how: v.picklist(['destroy', 'give', 'deactivate']),
			count,
			options
		}),
		v.strictObject({
			do: is('pay by giving'),
			player,
			how: v.picklist(['give ¢', 'give loot', 'top of deck', 'bottom of deck']),
			count
		}),
		v.strictObject({ do: is('recharge some'), player, count, options, effect }),
		v.strictObject({
			do: is('pay counters'),
			player,
			object: count,
			count: maybe(count),
			named: maybe(text)
		}),
		v.strictObject({ do: is('set up slot'), place: slotPlace }),
		v.strictObject({ do: v.picklist(['lay out', 'show the draft', 'end the draft']) }),
		v.strictObject({ do: is('draft'), player: count, again: v.boolean() }),
		v.strictObject({
			do: is('put copy'),
			item: v.variant('kind', [LOOT, ABILITY]),
			played: maybe(is(true))
		}),
		v.strictObject({
			do: is('put paid'),
			item: v.variant('kind', [LOOT, ABILITY]),
			from: maybe(v.picklist(['elsewhere', 'elsewhere, free']))
		}),
		v.strictObject({
			do: v.picklist([
				'destroy penalty item',
				'lose penalty ¢',
				'deactivate penalty objects',
				'deal character'
			]),
			player
		}),
		v.strictObject({ do: is('make roll'), roller: count, purpose }),
		v.strictObject({ do: is('order triggers'), waiting: v.array(count) }),
		v.strictObject({ do: is('put trigger'), waiting: count }),
		v.strictObject({
			do: is('do instead'),
			would: v.picklist([
				'die',
				'pay the penalty',
				'be destroyed',
				'be put into discard',
				'start the turn',
				'end the turn',
				'recharge step',
				'loot step'
			]),
			of: damageable,
			applied: maybe(v.array(text))
		}),
		v.strictObject({
			do: is('put deaths'),
			players: v.array(damageable),
			monsters: v.array(damageable),
			playersFirst: maybe(is(true)),
			byTiming: maybe(is(true))
		}),
		v.strictObject({ do: is('gain starting item'), player }),
		v.strictObject({ do: is('play event'), card, line: maybe(count) }),
		v.strictObject({ do: is('put modifiers'), roll: count }),
		v.strictObject({
			do: v.picklist([
				'draw bonus souls',
				'choose first player',
				'give the soul',
				'put ambush',
				'discard room',
				'choose attack target',
				'put attacked card',
				'reveal attacked card',
				'refill or play',
				'choose purchase',
				'take purchase',
				'refill',
				'order refills',
				'apply replacement'
			])
		})
	])
);
