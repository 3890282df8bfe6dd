import fc, { type Arbitrary } from 'fast-check';
import type { Act } from '#lib/scenario/index.ts';
import { count, die, anyCard, loot, list } from './values.ts';
import type { Things } from './things.ts';

export function acts(names: Arbitrary<string>, { thing, card, bareCard }: Things): Arbitrary<Act> {
	const targets = list(thing, 1);
	const goods = list(fc.oneof(bareCard, fc.constant({ is: 'unknown' as const })), 1);
	return fc.oneof(
		fc.constant({ do: 'everyone passes' as const }),
		fc.record({
			do: fc.constantFrom(
				'pass' as const,
				'attack' as const,
				'purchase' as const,
				'end turn' as const
			),
			player: names
		}) as Arbitrary<Act>,
		fc.record(
			{
				do: fc.constant('barter' as const),
				player: names,
				to: names,
				amount: count,
				gives: goods,
				gets: goods,
				favour: fc.constantFrom('leaving Fly alone', 'two things for one')
			},
			{ requiredKeys: ['do', 'player', 'to', 'amount'] }
		),
		fc.record({ do: fc.constant('soul purchase' as const), player: names, soul: bareCard }),
		fc.record(
			{
				do: fc.constant('play' as const),
				player: names,
				card: loot,
				mode: fc.integer({ min: 1, max: 4 }),
				targets
			},
			{ requiredKeys: ['do', 'player', 'card'] }
		),
		fc.record(
			{
				do: fc.constant('activate' as const),
				player: names,
				object: card.map(({ targets: _, ...object }) => object),
				targets
			},
			{ requiredKeys: ['do', 'player', 'object'] }
		),
		fc.record({ do: fc.constant('choose' as const), player: names, picks: list(thing) }),
		fc.record({
			do: fc.constant('choose' as const),
			player: names,
			picks: fc
				.constantFrom('yes' as const, 'no' as const)
				.map((answer) => [{ is: 'answer' as const, answer }])
		}),
		fc.record(
			{ do: fc.constant('roll' as const), result: die, player: names },
			{ requiredKeys: ['do', 'result'] }
		),
		fc.record({ do: fc.constant('reveal' as const), card: anyCard })
	);
}
