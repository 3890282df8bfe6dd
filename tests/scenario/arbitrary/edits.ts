import fc, { type Arbitrary } from 'fast-check';
import { SLOT_KINDS } from '#lib/model/words.ts';
import { STEPS, type CellSetup, type Edit } from '#lib/scenario/index.ts';
import type { TurnChange } from '#lib/scenario/words/turn.ts';
import {
	count,
	yes,
	anyCard,
	loot,
	item,
	ofMonsters,
	deck,
	cardOfDeck,
	some,
	list,
	counters,
	object,
	cells,
	slots
} from './values.ts';
import type { Things } from './things.ts';
import { facts, effects } from './boards.ts';

export function edits(names: Arbitrary<string>, all: Things): Arbitrary<Edit> {
	const { bareCard, damageable, stack } = all;
	const slotNumber = fc.integer({ min: 1, max: 9 });
	const cell = (card: Arbitrary<string>): Arbitrary<CellSetup> =>
		cells(card, names)
			.filter(([one]) => one !== undefined)
			.map(([one]) => one ?? { unknown: 1 });
	const pile = fc.constantFrom('deck' as const, 'discard' as const);
	const holding = fc.constantFrom(
		{ slot: 'monster' as const, fits: ofMonsters },
		{ slot: 'shop' as const, fits: item }
	);
	const said = facts(names).map(({ items: _, souls: __, curses: ___, ...rest }) => rest);
	return fc.oneof(
		fc.record({ edit: fc.constant('deal' as const), player: names, cell: cell(loot) }),
		fc.constantFrom('items' as const, 'souls' as const, 'curses' as const).chain((among) =>
			fc.record({
				edit: fc.constant('give' as const),
				player: names,
				object: object(among === 'items' ? item : anyCard),
				among: fc.constant(among)
			})
		),
		fc.record({ edit: fc.constant('take' as const), player: names, cell: cell(loot) }),
		fc.record({
			edit: fc.constant('remove' as const),
			thing: fc.oneof(
				stack,
				fc.record({
					is: fc.constant('slot' as const),
					slot: fc.constantFrom(...SLOT_KINDS),
					number: slotNumber
				})
			)
		}),
		fc.record({
			edit: fc.constant('set player' as const),
			player: names,
			facts: said.filter((change) => Object.keys(change).length > 0)
		}),
		fc.record({
			edit: fc.constant('set object' as const),
			object: bareCard,
			facts: some({ hp: count, charged: fc.boolean(), counters }, 1)
		}),
		deck.chain((which) =>
			fc.record({
				edit: fc.constant('set pile' as const),
				pile,
				deck: fc.constant(which),
				cells: cells(cardOfDeck[which], names)
			})
		),
		fc.record({ edit: fc.constant('set pool' as const), cents: count }),
		fc.record({ edit: fc.constant('set timer' as const), shows: count }),
		holding.chain(({ slot, fits }) =>
			fc.record({
				edit: fc.constant('set slot' as const),
				slot: fc.constant(slot),
				number: slotNumber,
				holds: slots(fits).map(([holds]) => holds ?? {})
			})
		),
		holding.chain(({ slot, fits }) =>
			fc.record({
				edit: fc.constant('add slot' as const),
				slot: fc.constant(slot),
				holds: slots(fits).map(([holds]) => holds ?? {})
			})
		),
		holding.chain(({ slot, fits }) =>
			fc.record({
				edit: fc.constant('cover' as const),
				slot: fc.constant(slot),
				number: slotNumber,
				object: object(fits)
			})
		),
		deck.chain((which) =>
			fc.record(
				{
					edit: fc.constant('put' as const),
					cell: cell(cardOfDeck[which]),
					pile,
					deck: fc.constant(which),
					under: yes
				},
				{ requiredKeys: ['edit', 'cell', 'pile', 'deck'] }
			)
		),
		fc.record({ edit: fc.constant('stack' as const), things: list(stack, 1) }),
		fc.record({ edit: fc.constant('effect' as const), effect: effects(damageable) }),
		fc.record(
			{ edit: fc.constant('ask again' as const), player: names, about: anyCard },
			{ requiredKeys: ['edit', 'player'] }
		),
		fc.record({
			edit: fc.constant('by hand' as const),
			what: fc.constantFrom('Lemon Mishap', ': a colon', 'by hand; "said" | twice', 'Über-Bombe #2')
		}),
		fc.record({
			edit: fc.constant('set turn' as const),
			facts: some<TurnChange>(
				{
					active: names,
					step: fc.constantFrom(...STEPS),
					attackRolls: count,
					monsterDied: fc.boolean(),
					ending: fc.boolean(),
					happened: some({ attacks: count, 'players died': count }, 1),
					extraAfter: names,
					starting: names
				},
				1
			)
		}),
		fc.constant({ edit: 'set turn' as const, facts: { usual: true as const } }),
		fc.record({ edit: fc.constant('set extra turns' as const), players: list(names) }),
		fc.record({
			edit: fc.constant('set priority' as const),
			priority: fc.record({ player: names, passes: fc.nat(3) })
		})
	);
}
