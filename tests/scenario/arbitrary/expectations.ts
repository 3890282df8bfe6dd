import fc, { type Arbitrary } from 'fast-check';
import { STEPS, type Expectation } from '#lib/scenario/index.ts';
import { DIDS } from '#lib/scenario/expect/step-words.ts';
import {
	count,
	die,
	yes,
	anyCard,
	bonusSoul,
	ofMonsters,
	deck,
	cardOfDeck,
	rules,
	some,
	list,
	counters,
	cells,
	slots
} from './values.ts';
import type { Things } from './things.ts';
import { facts } from './boards.ts';
import { acts } from './acts.ts';

export function expectations(names: Arbitrary<string>, all: Things): Arbitrary<Expectation> {
	const { thing, stack, damageable, bareCard } = all;
	const step = fc.record(
		{
			did: fc.constantFrom(...DIDS),
			about: list(thing, 1),
			words: fc.constantFrom(['target gone'], ['loot step', 'action']),
			rules
		},
		{ requiredKeys: ['did'] }
	);
	const act = acts(names, all);
	return fc.oneof(
		fc.record({ expect: fc.constant('stack' as const), things: list(stack) }),
		fc.record({
			expect: fc.constant('player' as const),
			player: names,
			facts: fc
				.tuple(
					facts(names),
					some({ cards: count, soulValue: count, maxHp: count, attackStat: count }, 1)
				)
				.map(([a, b]) => ({ ...a, ...b }))
		}),
		fc.record({
			expect: fc.constant('object' as const),
			object: bareCard,
			facts: some(
				{
					inPlay: fc.boolean(),
					hp: count,
					maxHp: count,
					attackStat: count,
					evasion: die,
					charged: fc.boolean(),
					counters
				},
				1
			)
		}),
		fc.record({
			expect: fc.constant('slots' as const),
			slot: fc.constant('monster' as const),
			slots: slots(ofMonsters)
		}),
		deck.chain((which) =>
			fc.record(
				{
					expect: fc.constantFrom('deck' as const, 'discard' as const),
					deck: fc.constant(which),
					cards: cells(cardOfDeck[which], names),
					more: yes
				},
				{ requiredKeys: ['expect', 'deck', 'cards'] }
			)
		),
		fc.record({ expect: fc.constant('pool' as const), cents: count }),
		fc.record({ expect: fc.constant('outside' as const), cards: list(anyCard) }),
		fc.record({ expect: fc.constant('bonus souls' as const), cards: list(bonusSoul) }),
		fc.record({ expect: fc.constant('priority' as const), player: names }),
		fc
			.tuple(
				fc.constant({ expect: 'turn' as const }),
				some({ player: names, step: fc.constantFrom(...STEPS) }, 1)
			)
			.map(([a, b]) => ({ ...a, ...b })),
		fc.record(
			{
				expect: fc.constant('asked' as const),
				player: names,
				about: fc.constantFrom('attack target', 'may', 'roll'),
				options: list(thing)
			},
			{ requiredKeys: ['expect', 'player'] }
		),
		fc.record({ expect: fc.constant('legal' as const), act }),
		fc.record(
			{ expect: fc.constant('refused' as const), act, rules },
			{ requiredKeys: ['expect', 'act'] }
		),
		fc.record({ expect: fc.constant('steps' as const), steps: list(step, 1) }),
		fc.record({ expect: fc.constant('no step' as const), step }),
		fc.record({ expect: fc.constant('rules' as const), rules }),
		fc.record(
			{
				expect: fc.constantFrom('fizzled' as const, 'cancelled' as const, 'died' as const),
				thing: fc.oneof(damageable, stack),
				rules
			},
			{ requiredKeys: ['expect', 'thing'] }
		),
		fc.record({
			expect: fc.constant('reading' as const),
			reading: fc.constant('unpaid-purchase' as const)
		}),
		fc.record({ expect: fc.constant('winner' as const), players: list(names) })
	);
}
