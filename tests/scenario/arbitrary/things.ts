import fc, { type Arbitrary } from 'fast-check';
import { DECKS, SLOT_KINDS } from '#lib/model/words.ts';
import type { CardThing, GoneThing, Damageable, StackThing, Thing } from '#lib/scenario/index.ts';
import { count, die, yes, anyCard, some, list } from './values.ts';

export interface Things {
	readonly card: Arbitrary<CardThing>;
	readonly bareCard: Arbitrary<CardThing>;
	readonly damageable: Arbitrary<Damageable>;
	readonly stack: Arbitrary<StackThing>;
	readonly thing: Arbitrary<Thing>;
}

/** Everything that can be named at a table. */
export function things(names: Arbitrary<string>): Things {
	const copy = fc.integer({ min: 1, max: 9 });
	const player = fc.record({ is: fc.constant('player' as const), name: names });
	const gone: Arbitrary<GoneThing> = fc.constant({ is: 'gone' });
	const bareCard: Arbitrary<CardThing> = fc.record(
		{
			is: fc.constant('card' as const),
			card: anyCard,
			copy,
			of: names,
			where: fc.constantFrom('in play', 'on the stack', 'gone' as const),
			line: copy,
			mode: copy,
			rolled: die,
			copied: yes,
			doubled: yes
		},
		{ requiredKeys: ['is', 'card'] }
	);
	const damageable: Arbitrary<Damageable> = fc.oneof(player, bareCard, gone);
	const simple: Arbitrary<Thing> = fc.oneof(
		player,
		bareCard,
		gone,
		fc.record({
			is: fc.constantFrom('deck' as const, 'discard' as const),
			deck: fc.constantFrom(...DECKS)
		}),
		fc.record({
			is: fc.constant('slot' as const),
			slot: fc.constantFrom(...SLOT_KINDS),
			number: copy
		}),
		fc.record({ is: fc.constant('number' as const), number: count }),
		fc.record({ is: fc.constant('mode' as const), mode: copy }),
		fc.record({ is: fc.constant('attack' as const), of: names }),
		fc.record({ is: fc.constant('word' as const), word: fc.constantFrom('mercy', 'no mercy') }),
		fc.record({ is: fc.constant('unknown' as const), copy }, { requiredKeys: ['is'] })
	);
	const roll = fc
		.record(
			{
				is: fc.constant('roll' as const),
				by: names,
				shows: die,
				was: fc.array(die, { minLength: 1, maxLength: 3 }),
				lookedAt: fc.array(die, { minLength: 1, maxLength: 2 }),
				effectGone: yes,
				aim: fc.oneof(
					fc.oneof(bareCard, player, gone).map((against) => ({ against })),
					bareCard.map((card) => ({ for: card }))
				),
				copy
			},
			{ requiredKeys: ['is'] }
		)
		.map(({ aim, ...rest }) => ({ ...rest, ...aim }));
	const damage = fc.record(
		{
			is: fc.constant('damage' as const),
			amount: count,
			combat: yes,
			to: damageable,
			from: damageable,
			copy
		},
		{ requiredKeys: ['is'] }
	);
	const death = fc.record(
		{ is: fc.constant('death' as const), of: damageable, copy },
		{ requiredKeys: ['is', 'of'] }
	);
	const pointed = fc.oneof(simple, roll, damage, death);
	const card: Arbitrary<CardThing> = fc
		.tuple(
			bareCard,
			some<{ game: true; saw: Thing[]; targets: Thing[] }>({
				game: yes,
				saw: list(pointed, 1),
				targets: list(pointed, 1)
			})
		)
		.map(([bare, more]) => ({ ...bare, ...more }));
	return {
		card,
		bareCard,
		damageable,
		stack: fc.oneof(card, roll, damage, death),
		thing: pointed
	};
}
