import { EDITIONS } from '../../editions/index.ts';
import { begin } from '../../judge/judge.ts';
import { cardOf } from '../../cards/library.ts';
import { unlessSelfReferring } from '../../mechanics/self-reference.ts';
import { selfReference } from '../../mechanics/stats-of-all.ts';
import { set, startRun, type Run } from '../../mechanics/run.ts';
import { newObject } from '../../mechanics/zones.ts';
import { withPlayer } from '../../model/objects.ts';
import type { Position } from '../../model/position.ts';
import { DECKS, type CardKey, type Deck, type SlotKind } from '../../model/words.ts';
import { clashes, hasVariant, variant } from '../../rules/variants.ts';
import { startRound, timerAtFirst } from '../../mechanics/rounds.ts';
import { against, wrong, type Impossible, type SetupBuilder } from './setup-builder.ts';
import { seatOf } from '../match.ts';
import { namesOf } from '../print/print.ts';
import { cellsOf, checkSlots, DEFAULT_SLOTS, layObject, laySlot, markWantedHp } from './objects.ts';
import { layEffect } from './effects.ts';
import { checkSize } from './size.ts';
import { layProcedures } from './frames.ts';
import { countAttackRolls } from './rolls.ts';
import { lootPlaysIn, phaseAt } from '../turn-state.ts';
import { REST_OF_DECK } from '../reserved-words.ts';
import type { Board, CellSetup, PlayerSetup, Scenario } from '../scenario.ts';

/** The position a scenario begins with, or all that makes it impossible. */
export type Started =
	| { readonly ok: true; readonly position: Position }
	| { readonly ok: false; readonly problems: readonly Impossible[] };

/** The character of a player nobody has given one. */
const CHARACTER: CardKey = 'isaac';
/** Setup deals every player 3 loot cards and 3¢ (1). */
const HAND = 3;
const CENTS = 3;
/** The pool that a game needs at least (1). */
const POOL = 100;

/**
 * Lays the table that a scenario describes; what it does not say has the game's default.
 * The game has not begun: `begin` of the judge lets it go on to the first decision.
 */
export const start = (scenario: Scenario): Started =>
	unlessSelfReferring(
		() => laidOut(scenario),
		({ cards, message }) => ({
			ok: false,
			problems: [{ field: `card ${cardOf(cards[0] ?? CHARACTER).name}`, message: `${message}.` }]
		})
	);

function laidOut(scenario: Scenario): Started {
	const edition = EDITIONS[scenario.rules];
	const names = namesOf(scenario);
	const board = scenario.board ?? {};
	const step = board.setup ? 'start of turn' : (board.turn?.step ?? 'action phase');
	const activeName =
		board.turn?.active ?? board.attack?.attacker ?? board.purchase?.buyer ?? names[0] ?? '';
	const laying: SetupBuilder = {
		run: startRun(bareTable(scenario, names), edition),
		problems: [],
		wantedHp: [],
		dying: [],
		chargeUnsaid: new Set()
	};
	const { run } = laying;
	checkVariants(laying, scenario, names.length);
	const active = seatOf(run.position, activeName);
	if (active < 0) wrong(laying, 'turn', `Nobody at the table is called ${activeName}.`);
	set(run, {
		turn: {
			active: Math.max(0, active),
			phase: phaseAt(step),
			ending: board.turn?.ending ?? false,
			attackRolls: board.turn?.attackRolls ?? 0,
			monsterDied: board.turn?.monsterDied ?? (board.turn?.happened?.['monsters died'] ?? 0) > 0,
			declared: step === 'end declared' ? 'end turn' : null,
			...(board.turn?.happened ? { history: board.turn.happened } : {}),
			...(board.turn?.extraAfter === undefined ? {} : { extra: true as const })
		}
	});
	layTurnsToCome(laying, board);
	for (const [seat, name] of names.entries())
		layPlayer(
			laying,
			{
				...(board.setup ? NOT_DEALT : {}),
				...(scenario.players?.find((p) => p.name === name) ?? { name })
			},
			seat,
			phaseAt(step)
		);
	layBoard(laying, scenario);
	for (const effect of board.effects ?? []) layEffect(laying, effect);
	startRound(run);
	const priority = board.priority ? seatOf(run.position, board.priority.player) : 0;
	if (priority < 0) wrong(laying, 'priority', 'Nobody at the table has that name.');
	else layProcedures(laying, board);
	spend(laying, scenario);
	markWantedHp(laying);
	checkSlots(laying);
	checkSize(laying);
	if (laying.problems.length > 0) return { ok: false, problems: laying.problems };
	const circle = selfReference(run.position);
	if (circle) throw circle;
	return passesMade(laying, scenario);
}

/** Lays whose turns come before the next player's (7.4). */
function layTurnsToCome(laying: SetupBuilder, { turn, extraTurns = [] }: Board): void {
	const { run } = laying;
	const seat = (name: string, field: string): number => {
		const found = seatOf(run.position, name);
		if (found < 0) wrong(laying, field, `Nobody at the table is called ${name}.`);
		return Math.max(0, found);
	};
	if (extraTurns.length > 0)
		set(run, { extraTurns: extraTurns.map((name) => seat(name, 'extra turns')) });
	if (turn?.extraAfter !== undefined) set(run, { lastTurn: seat(turn.extraAfter, 'turn') });
	if (turn?.starting !== undefined) set(run, { starting: seat(turn.starting, 'turn') });
}

/** Variants that this table cannot be played with, and slots of a challenge without one. */
function checkVariants(
	laying: SetupBuilder,
	{ rules, variants = {}, board }: Scenario,
	players: number
) {
	for (const { why, variant: id } of clashes(variants, rules, players))
		against(laying, [variant(id).rules], 'variants', why);
	const { position } = laying.run;
	if (board?.timer !== undefined && timerAtFirst(position) === undefined)
		wrong(laying, 'timer', 'There is no timer in the usual game.', 'variants: solitaire');
	const special = (board?.slots?.monster ?? []).some(({ as }) => as !== undefined);
	if (special && !hasVariant(position, 'challenge'))
		wrong(laying, 'monsters', 'Only a challenge has such a slot.', 'variants: challenge');
}

/** What a player has before the game is set up. */
const NOT_DEALT = { cents: 0, hand: [], attacks: 0, purchases: 0 } as const;

/** A table with players who have nothing yet. */
function bareTable(scenario: Scenario, names: readonly string[]): Position {
	const nothing = { loot: [], treasure: [], monster: [], room: [] };
	return {
		edition: scenario.rules,
		readings: scenario.readings ?? {},
		...(scenario.variants ? { variants: scenario.variants } : {}),
		players: names.map((name) => ({
			name,
			character: {
				id: 0,
				card: CHARACTER,
				kind: 'character',
				charged: true,
				damage: 0,
				counters: {}
			},
			damage: 0,
			cents: 0,
			hand: [],
			items: [],
			souls: [],
			curses: [],
			lootPlays: 0,
			attacks: 0,
			purchases: 0,
			dead: false
		})),
		slots: { monster: [], shop: [], room: [] },
		decks: nothing,
		discards: nothing,
		pool: 0,
		outside: scenario.board?.outside ?? [],
		stack: [],
		waiting: [],
		effects: [],
		frames: [],
		turn: {
			active: 0,
			phase: 'action',
			ending: false,
			attackRolls: 0,
			monsterDied: false,
			declared: null
		},
		question: null,
		winners: null,
		nextId: 1
	};
}

function layPlayer(
	laying: SetupBuilder,
	setup: PlayerSetup,
	seat: number,
	phase: ReturnType<typeof phaseAt>
): void {
	const { run } = laying;
	const field = `player ${setup.name}`;
	const isActive = seat === run.position.turn.active;
	const character = layObject(laying, setup.character ?? { card: CHARACTER }, 'character', field);
	const lay = (list: PlayerSetup['items'], kind: 'item' | 'soul' | 'curse') =>
		(list ?? []).map((object) => layObject(laying, object, kind, field));
	const items = lay(setup.items, 'item');
	const souls = lay(setup.souls, 'soul');
	const curses = lay(setup.curses, 'curse');
	run.position = withPlayer(run.position, seat, {
		character,
		cents: setup.cents ?? CENTS,
		hand: cellsOf(laying, setup.hand ?? [{ unknown: HAND }], field),
		items,
		souls,
		curses,
		lootPlays: setup.lootPlays ?? (isActive ? lootPlaysIn(run.position, phase) : 0),
		attacks: setup.attacks ?? (isActive ? 1 : 0),
		purchases: setup.purchases ?? (isActive ? 1 : 0),
		dead: setup.dead ?? false,
		...(setup.skips ? { skips: setup.skips } : {}),
		...(setup.counters ? { counters: setup.counters } : {})
	});
	const wanted = setup.hp ?? (setup.dead ? 0 : undefined);
	if (wanted !== undefined)
		laying.wantedHp.push({ of: { player: seat }, hp: wanted, field, name: setup.name });
}

function layBoard(laying: SetupBuilder, { board = {} }: Scenario): void {
	const { run } = laying;
	const slotsOf = (slot: SlotKind): Position['slots'][SlotKind] =>
		(board.slots?.[slot] ?? (board.setup ? [] : DEFAULT_SLOTS[slot])).map((setup, index) =>
			laySlot(laying, slot, setup, index, SLOT_FIELDS[slot])
		);
	const [monster, shop, room] = [slotsOf('monster'), slotsOf('shop'), slotsOf('room')];
	set(run, { slots: { monster, shop, room } });
	const pile = (cells: readonly CellSetup[], field: string): Position['decks'][Deck] =>
		cellsOf(laying, cells, field);
	const decks: Record<Deck, Position['decks'][Deck]> = { ...run.position.decks };
	const discards: Record<Deck, Position['decks'][Deck]> = { ...run.position.discards };
	for (const deck of DECKS) {
		const usual = deck === 'room' && !board.setup?.rooms ? [] : [{ unknown: REST_OF_DECK }];
		decks[deck] = pile(board.decks?.[deck] ?? usual, `${deck} deck`);
		discards[deck] = pile(board.discards?.[deck] ?? [], `${deck} discard`);
	}
	const held = run.position.players.reduce((sum, { cents }) => sum + cents, 0);
	set(run, { decks, discards, pool: board.pool ?? Math.max(0, POOL - held) });
	const timer = board.timer ?? (board.setup ? undefined : timerAtFirst(run.position));
	if (timer !== undefined) set(run, { timer });
	if (board.bonusSouls)
		set(run, { bonusSouls: board.bonusSouls.map((card) => newObject(run, card, 'soul')) });
}

const SLOT_FIELDS = { monster: 'monsters', shop: 'shop', room: 'rooms' } as const;

/** Takes off what the active player must have used for what is under way, where nothing else is said. */
function spend(laying: SetupBuilder, { players, board }: Scenario): void {
	const { run } = laying;
	const { active } = run.position.turn;
	const player = run.position.players[active];
	const said = players?.find(({ name }) => name === player?.name);
	if (!player) return;
	const played = run.position.stack.filter(
		(item) => item.kind === 'loot' && item.controller === active
	).length;
	run.position = withPlayer(run.position, active, {
		...(board?.attack && said?.attacks === undefined ? { attacks: 0 } : {}),
		...(board?.purchase && said?.purchases === undefined ? { purchases: 0 } : {}),
		...(said?.lootPlays === undefined ? { lootPlays: Math.max(0, player.lootPlays - played) } : {})
	});
	countAttackRolls(run, board?.turn?.attackRolls);
}

/** Counts the passes that were made, which is only possible when nothing happens before them. */
function passesMade(
	{ run, problems }: { run: Run; problems: Impossible[] },
	scenario: Scenario
): Started {
	const passes = scenario.board?.priority?.passes ?? 0;
	if (passes === 0) return { ok: true, position: run.position };
	if (passes >= run.position.players.length)
		return failure(problems, 'All players have passed already: what they passed for has happened.');
	const begun = begin(run.position);
	const frame = begun.position.frames.at(-1);
	if (begun.steps.length > 0 || begun.position.question || frame?.chart !== 'priority')
		return failure(problems, 'Something happens before anybody can pass.');
	return {
		ok: true,
		position: {
			...begun.position,
			frames: [...begun.position.frames.slice(0, -1), { ...frame, passes }]
		}
	};
}

const failure = (problems: readonly Impossible[], message: string): Started => ({
	ok: false,
	problems: [...problems, { field: 'priority', message }]
});
