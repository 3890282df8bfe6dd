import { hp } from '../../mechanics/stats.ts';
import type { Frame, FrameOf } from '../../model/frame.ts';
import type { StackItem } from '../../model/stack-item.ts';
import type { Player, Position } from '../../model/position.ts';
import type { GameObject, Counters, Cell } from '../../model/board.ts';
import { DECKS, SLOT_KINDS, type Seat } from '../../model/words.ts';
import { READINGS } from '../../rules/readings.ts';
import { isVariantId } from '../../rules/variants.ts';
import { effectOf } from './effects.ts';
import { fullItem } from './item.ts';
import { damageableThing } from './object.ts';
import { cardOfObject, nameAt } from '../match.ts';
import { stepAt } from '../turn-step.ts';
import {
	HAPPENED,
	type TurnSetup,
	type Board,
	type CellSetup,
	type DyingSetup,
	type ObjectSetup,
	type PlayerSetup,
	type Scenario,
	type SlotSetup
} from '../scenario.ts';

/** What can be said of a position, wherever the game has come to; what words lack is left out. */
export function sayableOf(position: Position): Scenario {
	const { turn } = position;
	const effects = position.effects.flatMap((effect) => effectOf(position, effect) ?? []);
	const board: Board = {
		slots: Object.fromEntries(
			SLOT_KINDS.map((slot) => [slot, position.slots[slot].map((s) => slotOf(position, s))])
		),
		decks: Object.fromEntries(DECKS.map((deck) => [deck, cellsOf(position, position.decks[deck])])),
		discards: Object.fromEntries(
			DECKS.map((deck) => [deck, cellsOf(position, position.discards[deck])])
		),
		pool: position.pool,
		...(position.timer === undefined ? {} : { timer: position.timer }),
		...(position.outside.length > 0 ? { outside: position.outside } : {}),
		...(position.bonusSouls && position.bonusSouls.length > 0
			? { bonusSouls: position.bonusSouls.map(({ card }) => card) }
			: {}),
		turn: {
			active: nameAt(position, turn.active),
			step: stepAt(position),
			attackRolls: turn.attackRolls,
			...(turn.monsterDied ? { monsterDied: true as const } : {}),
			...(turn.ending ? { ending: true as const } : {}),
			...happenedIn(turn),
			...(turn.extra ? { extraAfter: nameAt(position, position.lastTurn ?? turn.active) } : {}),
			...(position.starting === undefined ? {} : { starting: nameAt(position, position.starting) })
		},
		...(position.extraTurns && position.extraTurns.length > 0
			? { extraTurns: position.extraTurns.map((seat) => nameAt(position, seat)) }
			: {}),
		...proceduresOf(position),
		stack: saidOnStack(position).map((item) => fullItem(position, item)),
		...(effects.length > 0 ? { effects } : {})
	};
	return {
		rules: position.edition,
		...(Object.keys(position.readings).length > 0 ? { readings: knownReadings(position) } : {}),
		...variantsOf(position),
		players: position.players.map((player, seat) => playerOf(position, player, seat)),
		board,
		script: []
	};
}

/** The variants that are on. */
function variantsOf({ variants = {} }: Position): Pick<Scenario, 'variants'> {
	const on = Object.entries(variants).filter(([id]) => isVariantId(id));
	return on.length > 0 ? { variants: Object.fromEntries(on) } : {};
}

/** How often what the turn remembers has happened. */
function happenedIn({ history = {} }: Position['turn']): Pick<TurnSetup, 'happened'> {
	const happened = Object.fromEntries(
		HAPPENED.flatMap((what) => (history[what] === undefined ? [] : [[what, history[what]]]))
	);
	return Object.keys(happened).length > 0 ? { happened } : {};
}

const knownReadings = ({ readings }: Position): NonNullable<Scenario['readings']> =>
	Object.fromEntries(Object.entries(readings).filter(([id]) => Object.hasOwn(READINGS, id)));

function playerOf(position: Position, player: Player, seat: Seat): PlayerSetup {
	const list = (objects: readonly GameObject[]): readonly ObjectSetup[] =>
		objects.map((object) => objectOf(position, object));
	return {
		name: player.name,
		character: objectOf(position, player.character),
		hp: hp(position, { player: seat }),
		cents: player.cents,
		...(player.dead ? { dead: true } : {}),
		lootPlays: player.lootPlays,
		attacks: player.attacks,
		purchases: player.purchases,
		...(player.skips ? { skips: player.skips } : {}),
		...countersOf(player.counters),
		...(player.items.length > 0 ? { items: list(player.items) } : {}),
		...(player.souls.length > 0 ? { souls: list(player.souls) } : {}),
		...(player.curses.length > 0 ? { curses: list(player.curses) } : {}),
		hand: cellsOf(position, player.hand)
	};
}

function objectOf(position: Position, object: GameObject): ObjectSetup {
	return {
		card: object.card,
		...(object.damage > 0 ? { hp: hp(position, { object: object.id }) } : {}),
		charged: object.charged,
		...countersOf(object.counters),
		...(object.printed === undefined ? {} : { printed: object.printed }),
		...(object.starting ? { starting: object.starting } : {})
	};
}

const countersOf = (counters: Counters = {}): { readonly counters?: Counters } =>
	Object.keys(counters).length > 0 ? { counters } : {};

const slotOf = (
	position: Position,
	{ top, covered, as }: Position['slots']['monster'][number]
): SlotSetup => ({
	...(top ? { top: objectOf(position, top) } : {}),
	...(covered.length > 0 ? { covered: [...covered].reverse() } : {}),
	...(as ? { as } : {})
});

/** The cells of a hand or pile, runs of unknown cards counted. */
function cellsOf(position: Position, cells: readonly Cell[]): readonly CellSetup[] {
	const setups: CellSetup[] = [];
	for (const { card, seenBy } of cells) {
		const seen = seenBy.length > 0 ? { seenBy: seenBy.map((seat) => nameAt(position, seat)) } : {};
		const last = setups.at(-1);
		if (card !== null) setups.push({ card, ...seen });
		else if (
			last &&
			'unknown' in last &&
			(last.seenBy?.join() ?? '') === (seen.seenBy?.join() ?? '')
		)
			setups[setups.length - 1] = { ...last, unknown: last.unknown + 1 };
		else setups.push({ unknown: 1, ...seen });
	}
	return setups;
}

type Procedures = Pick<Board, 'attack' | 'purchase' | 'dying' | 'priority'>;

/** The procedures under way; null when one of them cannot be laid, but only reached. */
function proceduresOf(position: Position): Procedures | null {
	const { frames } = position;
	const top = frames.at(-1);
	if (frames.length === 1 && top?.state === 'start') return {};
	if (top?.chart !== 'priority') return null;
	let said: Procedures = {
		priority: { player: nameAt(position, top.holder), passes: top.passes }
	};
	const dying: DyingSetup[] = [];
	for (const { below, death, reward } of cardsOnStack(position)) {
		const card = cardOfObject(position, death.monster.id);
		if (card === null || !('slot' in death.place)) return null;
		dying.push({
			of: { is: 'card', card },
			at: reward ? 'before rewards' : 'after rewards',
			slot: death.place.index + 1,
			below
		});
	}
	for (const [index, frame] of frames.entries()) {
		const window = frames[index + 1];
		switch (frame.chart) {
			case 'turn':
			case 'priority':
				break;
			case 'attack': {
				const attacker = nameAt(position, frame.attacker);
				if (frame.target === 'deck') return null;
				const target = frame.target && damageableThing(position, frame.target);
				if (target?.is === 'gone') return null;
				said = { ...said, attack: { attacker, ...(target ? { target } : {}) } };
				break;
			}
			case 'purchase':
				said = { ...said, purchase: { buyer: nameAt(position, frame.buyer) } };
				break;
			case 'monsterDeath':
			case 'playerDeath': {
				const death = dyingOf(position, frame, window);
				if (!death) return null;
				dying.push(death);
				break;
			}
			default:
				return null;
		}
	}
	return dying.length > 0 ? { ...said, dying } : said;
}

/** The cards of dying monsters that wait on the stack, with their rewards and how much lies below. */
function cardsOnStack({ stack }: Position): readonly OnStack[] {
	const found: OnStack[] = [];
	let below = 0;
	for (const [place, item] of stack.entries()) {
		const death = deathOn(item);
		const next = stack[place + 1];
		if (death) found.push({ below, death, reward: next ? rewardOn(next) : null });
		else if (!rewardOn(item)) below++;
	}
	return found;
}

interface OnStack {
	readonly below: number;
	readonly death: FrameOf<'monsterDeath'>;
	readonly reward: FrameOf<'reward'> | null;
}

const deathOn = (item: StackItem): FrameOf<'monsterDeath'> | null =>
	item.kind === 'procedure' && item.frame.chart === 'monsterDeath' ? item.frame : null;
const rewardOn = (item: StackItem): FrameOf<'reward'> | null =>
	item.kind === 'procedure' && item.frame.chart === 'reward' ? item.frame : null;

/** What is said of the stack: all but what is said of the monsters that are dying. */
const saidOnStack = ({ stack }: Position): readonly StackItem[] =>
	stack.filter((item) => !deathOn(item) && !rewardOn(item));

const DYING_AT = {
	rewarding: 'before rewards',
	settling: 'after rewards',
	penalty: 'before the penalty',
	cleanup: 'cleanup'
} as const;

function dyingOf(
	position: Position,
	frame: Extract<Frame, { chart: 'monsterDeath' | 'playerDeath' }>,
	window: Frame | undefined
): DyingSetup | null {
	const states: Readonly<Record<string, DyingSetup['at']>> = DYING_AT;
	const at = states[frame.state];
	if (!at || window?.chart !== 'priority') return null;
	const below =
		at === 'cleanup' ? 0 : position.stack.filter(({ id }) => id < window.stackFloor).length;
	if (frame.chart === 'playerDeath')
		return { of: { is: 'player', name: nameAt(position, frame.player) }, at, below };
	const card = cardOfObject(position, frame.monster.id);
	return card === null || !('slot' in frame.place)
		? null
		: { of: { is: 'card', card }, at, slot: frame.place.index + 1, below };
}
