import * as v from 'valibot';
import { cleanLine } from '../../model/clean-text.ts';
import type { Decision } from '../../model/decision.ts';
import { card, count, is, maybe, options, ref, text, player } from './words.ts';

const play = { mode: maybe(count), targets: maybe(v.array(ref)) };

const goods = v.array(
	v.union([v.strictObject({ card: v.nullable(card) }), v.strictObject({ object: count })])
);

/** A decision as JSON. */
export const decisionSchema: v.GenericSchema<unknown, Decision> = v.variant('do', [
	v.strictObject({ do: v.picklist(['pass', 'attack', 'purchase', 'end turn']), player }),
	v.strictObject({ do: is('play'), player, card, ...play }),
	v.strictObject({ do: is('activate'), player, object: count, line: count, ...play }),
	v.strictObject({
		do: is('barter'),
		player,
		to: count,
		amount: count,
		gives: maybe(goods),
		gets: maybe(goods),
		favour: maybe(v.pipe(text, v.transform(cleanLine)))
	}),
	v.strictObject({ do: is('soul purchase'), player, soul: count }),
	v.strictObject({ do: is('choose'), player, picks: options, always: maybe(is(true)) }),
	// What no die shows is refused by the rule that says so.
	v.strictObject({
		do: is('roll'),
		result: v.custom<number>((n) => typeof n === 'number', 'a number is told')
	}),
	v.strictObject({ do: is('reveal'), card })
]);
