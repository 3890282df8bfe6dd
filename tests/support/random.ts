/** Random tables and random players from a seed, for properties, fuzzing and benchmarks. */
import { cardOf, LIBRARY } from '#lib/cards/library.ts';
import { deckOf, type Card } from '#lib/cards/card.ts';
import { prompt as promptAt, type Judge } from '#lib/judge/judge.ts';
import type { Prompt } from '#lib/judge/prompt.ts';
import type { Decision } from '#lib/model/decision.ts';
import { isOpenIn, isReadingId, READINGS } from '#lib/rules/readings.ts';
import { playsTogether } from '#lib/rules/variants.ts';
import type { Player, Position } from '#lib/model/position.ts';
import type { GameObject, Cell } from '#lib/model/board.ts';
import type { Question } from '#lib/model/question.ts';
import type { CardKey, Deck, EditionId, ObjectKind, Option, Ref } from '#lib/model/words.ts';

/** A stream of numbers from 0 up to 1, the same for the same seed (mulberry32). */
export interface Chance {
	next(): number;
	/** A whole number from 0 up to n, n excluded. */
	below(n: number): number;
	pick<T>(list: readonly T[]): T;
	shuffle<T>(list: readonly T[]): T[];
}

/** A stream of chance from a seed. */
export function chanceOf(seed: number): Chance {
	let state = seed >>> 0;
	const next = (): number => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = state;
		t = Math.imul(t ^ (t >>> 15), t | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
	const below = (n: number): number => Math.floor(next() * n);
	const pick = <T>(list: readonly T[]): T => {
		const picked = list[below(list.length)];
		if (picked === undefined) throw new Error('Nothing to pick from an empty list.');
		return picked;
	};
	return {
		next,
		below,
		pick,
		shuffle: (list) => {
			const rest = [...list];
			const out: typeof rest = [];
			while (rest.length > 0) out.push(...rest.splice(below(rest.length), 1));
			return out;
		}
	};
}

const NAMES = ['Amy', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** The cards a random table is drawn from. */
export interface Pools {
	readonly characters: readonly CardKey[];
	readonly startingItems: readonly CardKey[];
	readonly monsters: readonly CardKey[];
	readonly curses: readonly CardKey[];
	readonly bonusSouls: readonly CardKey[];
	readonly trinkets: readonly CardKey[];
	readonly decks: Readonly<Record<Deck, readonly CardKey[]>>;
}

/** The pools of the cards given. */
export function poolsOf(cards: readonly CardKey[]): Pools {
	const where = (test: (card: Card) => boolean): readonly CardKey[] =>
		cards.filter((key) => test(cardOf(key)));
	const kind = (wanted: Card['kind']): readonly CardKey[] => where((card) => card.kind === wanted);
	const inDeck = (deck: Deck): readonly CardKey[] => where((card) => deckOf(card.kind) === deck);
	return {
		characters: kind('character'),
		startingItems: kind('starting item'),
		monsters: kind('monster'),
		curses: kind('curse'),
		bonusSouls: kind('bonus soul'),
		trinkets: where((card) => card.keywords?.includes('trinket') ?? false),
		decks: {
			loot: inDeck('loot'),
			treasure: inDeck('treasure'),
			monster: inDeck('monster'),
			room: inDeck('room')
		}
	};
}

/** Every card of the library. */
export const ALL_CARDS = poolsOf([...LIBRARY.keys()]);

/** A table in the action phase with some players, everything else drawn at random. */
export function randomTable(
	chance: Chance,
	seats: number,
	pools = ALL_CARDS,
	edition: EditionId = '2023'
): Position {
	const { characters, startingItems, monsters, curses, bonusSouls, trinkets, decks } = pools;
	let nextId = 1;
	const object = (card: CardKey, kind: ObjectKind, charged = true): GameObject => ({
		id: nextId++,
		card,
		kind,
		charged,
		damage: 0,
		counters: chance.next() < 0.1 ? { plain: 1 + chance.below(9) } : {}
	});
	const cell = (card: CardKey): Cell =>
		chance.next() < 0.15 ? { card: null, seenBy: [] } : { card, seenBy: [] };
	const cells = (from: readonly CardKey[], count: number): Cell[] =>
		Array.from({ length: count }, () => cell(chance.pick(from)));
	const several = (from: readonly CardKey[], most: number): CardKey[] =>
		from.length === 0
			? []
			: Array.from({ length: chance.below(most + 1) }, () => chance.pick(from));
	const players: Player[] = Array.from({ length: seats }, (_, seat) => ({
		name: NAMES[seat] ?? `Player ${String(seat + 1)}`,
		character: object(chance.pick(characters), 'character', chance.next() < 0.5),
		damage: 0,
		cents: chance.below(15),
		hand: cells(decks.loot, chance.below(6)),
		items: [
			{ ...object(chance.pick(startingItems), 'item'), starting: true },
			...several([...decks.treasure, ...trinkets], 4).map((card) => object(card, 'item'))
		],
		souls: Array.from({ length: chance.below(4) }, () => object('gurdy', 'soul')),
		curses: several(curses, 1)
			.filter(() => chance.next() < 0.3)
			.map((card) => object(card, 'curse')),
		lootPlays: 0,
		attacks: seat === 0 ? 1 : 0,
		purchases: seat === 0 ? 1 : 0,
		dead: false
	}));
	const held = players.reduce((sum, player) => sum + player.cents, 0);
	const slot = (card: CardKey, kind: ObjectKind) => ({ top: object(card, kind), covered: [] });
	const position: Omit<Position, 'nextId'> = {
		edition,
		readings: Object.fromEntries(
			Object.entries(READINGS)
				.flatMap(([id, { values }]): [string, string][] =>
					chance.next() < 0.2 ? [[id, chance.pick(values)]] : []
				)
				.filter(([id]) => isReadingId(id) && isOpenIn(edition, id))
		),
		players,
		slots: {
			monster: [slot(chance.pick(monsters), 'monster'), slot(chance.pick(monsters), 'monster')],
			shop: [slot(chance.pick(decks.treasure), 'item'), slot(chance.pick(decks.treasure), 'item')],
			room: several(decks.room, 1).map((card) => slot(card, 'room'))
		},
		decks: {
			loot: cells(decks.loot, 5 + chance.below(30)),
			treasure: cells(decks.treasure, chance.below(20)),
			monster: cells(decks.monster, chance.below(20)),
			room: several(decks.room, 4).map(cell)
		},
		discards: { loot: cells(decks.loot, chance.below(5)), treasure: [], monster: [], room: [] },
		pool: 100 - held,
		outside: [],
		bonusSouls: several(bonusSouls, 2).map((card) => object(card, 'soul')),
		stack: [],
		waiting: [],
		effects: [],
		frames: [{ chart: 'turn', state: 'start', agenda: [], answers: [] }],
		turn: {
			active: 0,
			phase: 'start',
			ending: false,
			attackRolls: 0,
			monsterDied: false,
			declared: null
		},
		question: null,
		winners: null
	};
	return { ...position, nextId };
}

/** The same table before it is set up: nobody has anything, and nothing lies in the slots. */
export function beforeSetup(table: Position): Position {
	const { bonusSouls: _, ...position } = table;
	return {
		...position,
		players: position.players.map((player) => ({
			...player,
			cents: 0,
			hand: [],
			items: [],
			souls: [],
			curses: [],
			attacks: 0,
			purchases: 0
		})),
		slots: { monster: [], shop: [], room: [] },
		pool: position.players.reduce((sum, { cents }) => sum + cents, position.pool),
		frames: [
			{ chart: 'turn', state: 'start', agenda: [], answers: [] },
			{
				chart: 'setup',
				state: 'shuffling',
				agenda: [],
				answers: [],
				rooms: position.decks.room.length > 0,
				bonusSouls: position.pool % 2 === 0
			}
		]
	};
}

/** A trade of ¢ with another player, who agrees; null where there is none to trade with. */
function randomTrade(
	{ who }: Extract<Prompt, { kind: 'priority' }>,
	position: Position,
	chance: Chance
): Decision | null {
	const { players } = position;
	if (playsTogether(position)) return null;
	const others = players.flatMap((_, seat) => (seat === who ? [] : [seat]));
	const cents = players[who]?.cents ?? 0;
	if (others.length === 0) return null;
	return { do: 'barter', player: who, to: chance.pick(others), amount: chance.below(cents + 1) };
}

/** A decision that is legal, now; players respond with the given likelihood. Null when the game is over. */
export function randomDecision(
	position: Position,
	chance: Chance,
	respond: number,
	ask: Judge['prompt'] = promptAt,
	pools = ALL_CARDS
): Decision | null {
	const prompt = ask(position);
	switch (prompt.kind) {
		case 'over':
			return null;
		case 'priority':
			return randomPlay(prompt, position, chance, respond);
		case 'question':
			return randomAnswer(prompt.question, chance, pools);
	}
}

function randomPlay(
	prompt: Extract<Prompt, { kind: 'priority' }>,
	position: Position,
	chance: Chance,
	respond: number
): Decision {
	const legal = prompt.plays.filter((play) => play.refusal === null);
	const pass = legal.find(({ decision }) => decision.do === 'pass');
	const others = legal.filter((play) => play !== pass);
	if (!pass && others.length === 0)
		throw new Error('A player with priority can do nothing at all.');
	const declarations = others.filter(({ decision }) =>
		['attack', 'purchase', 'end turn'].includes(decision.do)
	);
	if (chance.next() < 0.01) {
		const trade = randomTrade(prompt, position, chance) ?? pass?.decision;
		if (trade) return trade;
	}
	if (declarations.length > 0 && chance.next() < 0.7) return chance.pick(declarations).decision;
	// A forced attack keeps a player from passing where the action phase ends by passing.
	if (pass && (others.length === 0 || chance.next() > respond)) return pass.decision;
	const play = chance.pick(others);
	const { decision } = play;
	if (decision.do !== 'play' && decision.do !== 'activate') return decision;
	const targets: Ref[] = play.targets.map((options) => chance.pick(options));
	return { ...decision, targets };
}

function randomAnswer({ who, domain, options }: Question, chance: Chance, pools: Pools): Decision {
	const choose = (picks: readonly Option[]): Decision => ({ do: 'choose', player: who, picks });
	switch (domain.pick) {
		case 'roll':
			return { do: 'roll', result: 1 + chance.below(6) };
		case 'card':
			return { do: 'reveal', card: chance.pick(pools.decks[domain.deck]) };
		case 'one':
			return choose([chance.pick(options)]);
		case 'some': {
			const count = domain.min + chance.below(domain.max - domain.min + 1);
			return choose(chance.shuffle(options).slice(0, count));
		}
		case 'order':
			return choose(chance.shuffle(options));
		case 'amount':
			return choose([{ number: domain.min + chance.below(domain.max - domain.min + 1) }]);
		case 'split':
			return choose(Array.from({ length: domain.total }, () => chance.pick(options)));
	}
}
