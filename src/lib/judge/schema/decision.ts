import * as v from 'valibot';
import { cleanLine } from '../../model/clean-text.ts';
import type { Decision } from '../../model/decision.ts';
import { card, count, is, maybe, options, ref, text, player } from './words.ts';

const play = { mode: maybe(count), targets: maybe(v.array(ref)) };

const goods = v.array(
	v.union([v.strictObject({ card: v.nullable(card) }), v.strictObject({ object: count })])
);

const SCHEMAS = [
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
] as const;

/** What is no decision of any kind is told what kinds there are. */
const anyOfThem = v.variant('do', SCHEMAS);

const byKind = new Map<unknown, (typeof SCHEMAS)[number]>(
	SCHEMAS.flatMap((schema) =>
		(schema.entries.do.type === 'literal'
			? [schema.entries.do.literal]
			: schema.entries.do.options
		).map((kind) => [kind, schema] as const)
	)
);

const kindOf = (data: unknown): unknown =>
	typeof data === 'object' && data !== null && 'do' in data ? data.do : null;

/** A decision as JSON. Its kind says which fields it has: the others' need not be tried. */
export const decisionSchema: v.GenericSchema<unknown, Decision> = v.lazy(
	(data) => byKind.get(kindOf(data)) ?? anyOfThem
);
