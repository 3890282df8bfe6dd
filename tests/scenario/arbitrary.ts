import fc, { type Arbitrary } from 'fast-check';
import { cardOf, LIBRARY } from '#lib/cards/library.ts';
import type { Card } from '#lib/cards/card.ts';
import { DECKS, SLOT_KINDS } from '#lib/model/words.ts';
import { isRuleId, RULES } from '#lib/rules/index.ts';
import { READINGS } from '#lib/rules/readings.ts';
import { deckOf } from '#lib/cards/card.ts';
import {
	DYING,
	STEPS,
	STATS,
	type Act,
	type Board,
	type CardThing,
	type CellSetup,
	type Edit,
	type EffectSetup,
	type Expectation,
	type GoneThing,
	type Damageable,
	type ObjectSetup,
	type PlayerFacts,
	type Scenario,
	type SlotSetup,
	type StackThing,
	type Thing
} from '#lib/scenario/index.ts';
import type { TurnChange } from '#lib/scenario/edit/edit.ts';
import { DIDS } from '#lib/scenario/expect/step-words.ts';
import { seated } from '#lib/scenario/seats.ts';

/** Names that have another meaning somewhere in the notation, and plain ones. */
const NAMES = [
	'Amy',
	'Ben',
	'Zoë',
	'Player One',
	"O'Neil",
	'roll',
	'everyone',
	'expect',
	'reveal',
	'player',
	'stack',
	'Isaac',
	'Death',
	'loot deck',
	'the game',
	'nothing',
	'nobody',
	'empty',
	'yes',
	'5',
	'gone',
	'unknown',
	'ending',
	'action phase',
	'2 cards',
	'mode 2',
	'damage',
	'turn',
	'fizzled',
	'in play',
	'the table',
	'pool',
	'Amy Ann'
];

const count = fc.nat(20);
const die = fc.integer({ min: 1, max: 6 });
const yes = fc.constant(true as const);
/** Cards that the library lacks, one with a line that cannot be read. */
const TYPED = [
	'Lucky Rock: treasure, eternal | ↷: Roll- / 1-3: Gain 1¢. / 4-6: Loot 1.',
	'Gift from Bob: loot | Juggle three apples.',
	'Odd Fly: monster, 1 HP, 2+, 1 ATK, 3¢ | When this dies, loot 1.'
];
const ALL_KEYS = [...LIBRARY.keys(), ...TYPED];
const keys = (fits: (card: Card) => boolean): Arbitrary<string> =>
	fc.constantFrom(...ALL_KEYS.filter((key) => fits(cardOf(key))));
const anyCard = keys(() => true);
const bonusSoul = keys(({ kind }) => kind === 'bonus soul');
const loot = keys(({ kind }) => kind === 'loot');
const item = keys(
	({ kind, keywords }) =>
		kind === 'treasure' || kind === 'starting item' || (keywords?.includes('trinket') ?? false)
);
const ofMonsters = keys(({ kind }) => deckOf(kind) === 'monster');
const character = keys(({ kind }) => kind === 'character');
const deck = fc.constantFrom('loot', 'treasure', 'monster' as const);
const cardOfDeck = {
	loot: keys(({ kind }) => deckOf(kind) === 'loot'),
	treasure: keys(({ kind }) => deckOf(kind) === 'treasure'),
	monster: ofMonsters
};
const ruleIds = Object.keys(RULES).filter(isRuleId);
const rules = fc.uniqueArray(fc.constantFrom(...ruleIds), { minLength: 1, maxLength: 3 });

/** Some of these fields, at least `least`. */
function some<T extends object>(
	fields: { [K in keyof T]: Arbitrary<T[K]> },
	least = 0
): Arbitrary<Partial<T>> {
	const any: Arbitrary<object> = fc.record(fields, { requiredKeys: [] });
	return any.filter((record): record is Partial<T> => Object.keys(record).length >= least);
}

const list = <T>(one: Arbitrary<T>, minLength = 0): Arbitrary<T[]> =>
	fc.array(one, { minLength, maxLength: 3 });

const counters = fc
	.uniqueArray(fc.constantFrom('plain', 'gold', 'blue'), { minLength: 1, maxLength: 2 })
	.chain((kinds) =>
		fc
			.tuple(...kinds.map(() => count))
			.map((counts) => Object.fromEntries(kinds.map((kind, i) => [kind, counts[i] ?? 0])))
	);

/** A starting item card is one anyway: nothing needs to say so of it. */
const object = (card: Arbitrary<string>): Arbitrary<ObjectSetup> =>
	fc
		.record(
			{ card, hp: count, charged: fc.boolean(), counters, starting: fc.constant(true) },
			{ requiredKeys: ['card'] }
		)
		.map(({ starting, ...one }) =>
			starting && LIBRARY.get(one.card)?.kind !== 'starting item' ? { ...one, starting } : one
		);

const cells = (card: Arbitrary<string>, names: Arbitrary<string>): Arbitrary<CellSetup[]> => {
	const seenBy = fc.array(names, { minLength: 1, maxLength: 2 });
	return list(
		fc.oneof(
			fc.record({ card, seenBy }, { requiredKeys: ['card'] }),
			fc.record({ unknown: fc.integer({ min: 1, max: 30 }), seenBy }, { requiredKeys: ['unknown'] })
		)
	);
};

const slots = (card: Arbitrary<string>): Arbitrary<SlotSetup[]> =>
	list(
		fc.oneof(
			fc.constant({}),
			fc.record({ top: object(card) }),
			fc.record({ top: object(card), covered: fc.array(card, { minLength: 1, maxLength: 2 }) }),
			fc.record({
				top: object(card),
				as: fc.constantFrom('final boss' as const, 'minion' as const)
			}),
			fc.record({ as: fc.constantFrom('final boss' as const, 'minion' as const) })
		)
	);

interface Things {
	readonly card: Arbitrary<CardThing>;
	readonly bareCard: Arbitrary<CardThing>;
	readonly damageable: Arbitrary<Damageable>;
	readonly stack: Arbitrary<StackThing>;
	readonly thing: Arbitrary<Thing>;
}

/** Everything that can be named at a table. */
function things(names: Arbitrary<string>): Things {
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

function facts(names: Arbitrary<string>): Arbitrary<PlayerFacts> {
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

function effects(damageable: Arbitrary<Damageable>): Arbitrary<EffectSetup> {
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

function boards(
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
						'players died': count
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

function acts(names: Arbitrary<string>, { thing, card, bareCard }: Things): Arbitrary<Act> {
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

function edits(names: Arbitrary<string>, all: Things): Arbitrary<Edit> {
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

function expectations(names: Arbitrary<string>, all: Things): Arbitrary<Expectation> {
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

const line = fc
	.string({ minLength: 1, maxLength: 30 })
	.map((text) => text.replace(/\s+/gu, ' ').trim())
	.filter((text) => text !== '');

/** Any scenario that can be said, sensible or not. */
export const scenarios: Arbitrary<Scenario> = fc
	.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 4 })
	.chain((named) => {
		const names = fc.constantFrom(...seated(named));
		const all = things(names);
		return fc
			.record(
				{
					title: line,
					rules: fc.constantFrom('2023' as const, 'original' as const),
					sources: fc.array(line, { minLength: 1, maxLength: 2 }),
					readings: fc
						.constantFrom(...Object.entries(READINGS))
						.chain(([id, { values }]) =>
							fc.constantFrom(...values).map((value) => ({ [id]: value }))
						),
					variants: some(
						{
							'mini draft': yes,
							'eden only': yes,
							solitaire: yes,
							'co-op': yes,
							hard: yes,
							'ultra hard': yes,
							'soul cap': fc.integer({ min: 1, max: 20 }),
							challenge: yes,
							'boss goal': yes,
							'casino mode': yes,
							'selectable characters': yes,
							'rewards for everyone': yes,
							'super shop': yes,
							'minions die first': yes
						},
						1
					),
					players: fc.tuple(
						...named.map((name) => facts(names).map((said) => ({ name, ...said })))
					),
					board: boards(names, all).filter((board) => Object.keys(board).length > 0),
					script: fc.array(
						fc.oneof(acts(names, all), edits(names, all), expectations(names, all)),
						{
							maxLength: 4
						}
					)
				},
				{ requiredKeys: ['rules', 'script', ...(named.length > 0 ? (['players'] as const) : [])] }
			)
			.map(({ players, ...rest }) => (named.length > 0 ? { ...rest, players } : rest));
	});
