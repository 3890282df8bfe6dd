import fc, { type Arbitrary } from 'fast-check';
import {
	DYING,
	STEPS,
	STATS,
	type Board,
	type EffectSetup,
	type Damageable,
	type PlayerFacts
} from '#lib/scenario/index.ts';
import {
	count,
	yes,
	anyCard,
	bonusSoul,
	loot,
	item,
	ofMonsters,
	character,
	cardOfDeck,
	some,
	list,
	object,
	cells,
	slots
} from './values.ts';
import type { Things } from './things.ts';

export function facts(names: Arbitrary<string>): Arbitrary<PlayerFacts> {
	return some({
		character: object(character),
		hp: count,
		cents: count,
		dead: fc.boolean(),
		lootPlays: count,
		attacks: count,
		purchases: count,
		skips: count,
		counters: fc.constantFrom({ plain: 2 }, { egg: 1, gold: 3 }),
		items: list(object(item)),
		souls: list(object(anyCard)),
		curses: list(object(anyCard)),
		hand: cells(loot, names)
	});
}

function piles(names: Arbitrary<string>): Arbitrary<NonNullable<Board['decks']>> {
	return some(
		{
			loot: cells(cardOfDeck.loot, names),
			treasure: cells(cardOfDeck.treasure, names),
			monster: cells(cardOfDeck.monster, names)
		},
		1
	);
}

export function effects(damageable: Arbitrary<Damageable>): Arbitrary<EffectSetup> {
	const change = fc.oneof(
		fc.record({ stat: fc.constantFrom(...STATS), add: fc.integer({ min: -3, max: 3 }) }),
		fc.record({ prevent: fc.constant('damage' as const), left: count }),
		fc.record(
			{ prevent: fc.constant('instance' as const), upTo: count },
			{ requiredKeys: ['prevent'] }
		)
	);
	return fc.record(
		{ of: damageable, change, from: anyCard, indefinitely: yes },
		{ requiredKeys: ['of', 'change', 'from'] }
	);
}

export function boards(
	names: Arbitrary<string>,
	{ bareCard, damageable, stack }: Things
): Arbitrary<Board> {
	const plain = some<Omit<Board, 'dying'>>({
		slots: some({ monster: slots(ofMonsters), shop: slots(item) }, 1),
		decks: piles(names),
		discards: piles(names),
		pool: count,
		timer: count,
		outside: list(anyCard),
		bonusSouls: list(bonusSoul),
		setup: some({ rooms: yes, bonusSouls: yes }),
		turn: some(
			{
				active: names,
				step: fc.constantFrom(...STEPS),
				attackRolls: count,
				monsterDied: yes,
				ending: yes,
				happened: some(
					{
						attacks: count,
						'loot cards played': count,
						'shop items purchased': count,
						'players died': count,
						'monsters died': count
					},
					1
				),
				extraAfter: names,
				starting: names
			},
			1
		),
		extraTurns: list(names),
		priority: fc.record({ player: names, passes: fc.nat(3) }),
		attack: fc.record(
			{
				attacker: names,
				target: fc.oneof(bareCard, fc.constant({ is: 'deck' as const, deck: 'monster' as const }))
			},
			{ requiredKeys: ['attacker'] }
		),
		purchase: fc.record({ buyer: names }),
		stack: list(stack),
		effects: list(effects(damageable), 1)
	});
	const dying = fc.array(
		fc.record(
			{ of: damageable, at: fc.constantFrom(...DYING), slot: fc.integer({ min: 1, max: 4 }) },
			{ requiredKeys: ['of', 'at'] }
		),
		{ minLength: 1, maxLength: 3 }
	);
	return fc.tuple(plain, fc.option(dying), fc.nat(3)).map(([board, deaths, step]): Board => {
		if (!deaths) return board;
		const { stack: laid } = board;
		const most = laid?.length ?? 0;
		let below = 0;
		return {
			...board,
			dying: deaths.map((death) => {
				if (death.at === 'cleanup') return { ...death, below: 0 };
				below = Math.min(most, below + step);
				return { ...death, below };
			}),
			stack: laid ?? []
		};
	});
}
