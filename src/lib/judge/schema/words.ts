import * as v from 'valibot';
import { whole } from '../../model/whole.ts';
import { isCard } from '../../cards/library.ts';
import type { Context, Damageable, ResolvedRoll, RollPurpose } from '../../model/stack.ts';
import {
	DECKS,
	OBJECT_KINDS,
	SLOT_KINDS,
	type EffectRef,
	type Option,
	type Ref
} from '../../model/words.ts';

export const maybe = v.exactOptional;
export const number = v.pipe(
	v.number(),
	v.safeInteger(),
	// 0 has no sign here, as it has none in JSON.
	v.transform((n) => n + 0)
);
export const count = v.pipe(number, v.minValue(0));
/** A player by the seat. */
export const player = count;
export const text = v.string();
export const is = v.literal;
export const card = v.pipe(
	text,
	v.check(isCard, 'a card of the library, by its key, or a typed one')
);
export const someCard = v.nullable(card);
export const deck = v.picklist(DECKS);
export const slotKind = v.picklist(SLOT_KINDS);
export const controller = v.union([count, is('game')]);

export const effect = whole<EffectRef>()(
	v.strictObject({
		card,
		line: count,
		path: v.array(count),
		doubled: maybe(is(true)),
		changed: maybe(v.array(v.strictObject({ at: count, by: number })))
	})
);
export const numberChanged = v.strictObject({ line: count, at: count, by: number });
export const damageable = whole<Damageable>()(
	v.union([v.strictObject({ player: count }), v.strictObject({ object: count })])
);
const REFS = [
	v.strictObject({ player: count }),
	v.strictObject({ object: count }),
	v.strictObject({ item: count }),
	v.strictObject({ deck }),
	v.strictObject({ discard: deck }),
	v.strictObject({ slot: slotKind, index: count }),
	v.strictObject({ hand: count, card: someCard }),
	v.strictObject({ attackOf: count })
] as const;
export const ref = whole<Ref>()(v.union(REFS));
const option = whole<Option>()(
	v.union([
		...REFS,
		v.strictObject({ number }),
		v.strictObject({ trigger: count }),
		v.strictObject({ mode: count }),
		v.strictObject({ card: someCard, at: count }),
		v.strictObject({ answer: v.picklist(['yes', 'no']) }),
		v.strictObject({ word: text })
	])
);
export const options = v.array(option);

/** So many of each name. */
export const counters = v.record(text, number);

export const resolvedFields = { item: count, roller: count, result: number };
export const resolvedRoll = whole<ResolvedRoll>()(v.strictObject(resolvedFields));
export const context = whole<Context>()(
	v.strictObject({
		source: v.nullable(count),
		kind: v.nullable(v.picklist(OBJECT_KINDS)),
		you: count,
		targets: v.array(ref),
		mode: v.nullable(count),
		event: v.strictObject({
			player: maybe(count),
			item: maybe(count),
			object: maybe(count),
			amount: maybe(number),
			to: maybe(damageable),
			by: maybe(count),
			dealer: maybe(damageable),
			attacker: maybe(count),
			roll: maybe(count),
			card: maybe(card),
			counters: maybe(counters)
		}),
		times: maybe(count),
		chosen: maybe(v.array(ref)),
		tied: maybe(v.array(ref)),
		picked: maybe(v.array(ref)),
		number: maybe(count),
		resolved: maybe(resolvedRoll),
		rolled: maybe(v.array(v.strictObject({ player: count, result: count }))),
		applied: maybe(v.array(text)),
		copied: maybe(is(true)),
		paid: maybe(v.array(card)),
		paidCounters: maybe(count),
		looked: maybe(is(true)),
		again: maybe(is(true))
	})
);
export const purpose = whole<RollPurpose>()(
	v.variant('for', [
		v.strictObject({ for: is('attack'), target: damageable }),
		v.strictObject({
			for: is('ability'),
			reader: effect,
			context,
			controller,
			defines: maybe(count),
			together: maybe(count)
		})
	])
);

/** Why a card is discarded. */
export const discardReason = v.picklist(['penalty', 'hand size', 'effect', 'cost']);
