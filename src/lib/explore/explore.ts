import { JUDGE, type Judge } from '../judge/judge.ts';
import { leavesTurn } from '../judge/verdict/play-on.ts';
import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import type { Question } from '../model/question.ts';
import type { Seat } from '../model/words.ts';
import { cameAfter, isAllOf, noneOf, NOTHING_AWAITED, type Awaited, type Came } from './awaited.ts';
import { goneOn } from './going-on.ts';
import { Keys } from './key.ts';
import { NO_MEMORY, remember, type Memory } from './memory.ts';
import { isOverAt, movesAt, type Moves } from './moves.ts';
import { Waiting, type Cost } from './waiting.ts';

/** How far it is looked ahead, and who does more than pass. */
export interface Limits {
	/** Who may do whatever the rules allow; everybody else passes, and answers what is asked. Nobody, unless said. */
	readonly may?: readonly Seat[];
	/** How many different positions are looked at, at most. */
	readonly positions?: number;
	/** Hears of so many more positions that have been looked at, now and then. */
	readonly looked?: (more: number) => void;
	/** Sees the graph as it has grown so far, now and then, before it grows on. */
	readonly sofar?: (graph: Graph) => void;
	/** What has happened before that the position does not show; nothing, unless said. */
	readonly memory?: Memory;
	/** What is waited for: where all of it has come, it is an end, whatever comes after it. */
	readonly awaits?: readonly Awaited[];
	/** What of it has come before; nothing, unless said. */
	readonly came?: Came;
	/** Another judge, for a test. */
	readonly judge?: Judge;
}

/** Positions that are looked at unless more or fewer are asked for. */
export const MOST_POSITIONS = 40_000;

/** One way on: a decision, and every other that comes to the same. */
export interface Edge {
	readonly decisions: readonly Decision[];
	/** The place of the position that it leads to. */
	readonly to: number;
}

/**
 * What comes at a position:
 * - `end`: nothing that was said is left undone, the turn or the game is over, or all has come that is waited for;
 * - `chance`: a die, or something taken at random: each decision is as likely as any other;
 * - `choice`: a player decides, or can only pass;
 * - `unknown`: a card has to be named that nobody knows;
 * - `wide`: there are more answers than are followed;
 * - `open`: it has not been looked at, as the limit was reached or what was looked for is found.
 */
export type Comes =
	| { readonly is: 'end' | 'wide' | 'open' }
	| { readonly is: 'chance'; readonly edges: readonly Edge[] }
	| { readonly is: 'choice'; readonly who: Seat; readonly edges: readonly Edge[] }
	| { readonly is: 'unknown'; readonly question: Question };

/** A position that can come, with what has happened on the way that it does not show. */
export interface Place {
	readonly position: Position;
	readonly memory: Memory;
	/** What has come of what is waited for. */
	readonly came: Came;
	readonly comes: Comes;
	/** Where the shortest way to it comes from, and by which decision; null at the start. */
	readonly from: { readonly place: number; readonly decision: Decision } | null;
	/** What the shortest way to it takes. */
	readonly cost: Cost;
}

/** What could still happen from a position; the first place is that position. */
export interface Graph {
	readonly places: readonly Place[];
	/** Who does more than pass. */
	readonly may: readonly Seat[];
	/** Whether everything that can come has been looked at. */
	readonly whole: boolean;
	/** Every way with fewer acts than this has been looked at. */
	readonly acts: number;
	/** The place that was looked for, where it has come. */
	readonly found: number | null;
}

/** Whether a place that has just been looked at is what is looked for, with its number among all that are known. */
export type Sought = (place: Place, at: number, places: readonly Place[]) => boolean;

interface Growing extends Place {
	comes: Comes;
	from: Place['from'];
	cost: Cost;
}

/**
 * The graph of what could still happen from a position, until nothing that was said is left undone. Dice
 * and what is taken at random are chance, the rest is decided by players. Positions that play alike are one,
 * so the graph can have cycles. It never throws; what was not looked at is said.
 *
 * @param isFound what is looked for: no more is looked at once it has come.
 * @example
 * const { places, whole } = explore(position, { may: [0, 1], positions: 10_000 });
 */
export function explore(position: Position, limits: Limits = {}, isFound?: Sought): Graph {
	const looking = exploring(position, limits, isFound);
	let told = 0;
	const tell = (looked: number): void => {
		if (looked > told) limits.looked?.(looked - told);
		told = Math.max(told, looked);
	};
	let next = looking.next();
	for (; !next.done; next = looking.next()) tell(next.value);
	tell(next.value.places.length);
	return next.value;
}

/** How many positions lie between two reports. */
const REPORT_EVERY = 500;

/**
 * The same a piece at a time: gives how many positions have been looked at, so that it can be stopped.
 * Those with the fewest acts come first, then those with the fewest decisions.
 * @param isFound what is looked for: no more is looked at once it has come.
 */
export function* exploring(
	position: Position,
	limits: Limits,
	isFound: Sought = () => false
): Generator<number, Graph> {
	const { may = [], positions = MOST_POSITIONS, awaits = NOTHING_AWAITED } = limits;
	const { judge = JUDGE } = limits;
	/** What can come next, where that was asked on the way there. */
	const asked = new Map<Position, Moves>();
	const movesOf = (at: Position): Moves => {
		const known = asked.get(at);
		asked.delete(at);
		return known ?? movesAt(judge, at, may);
	};
	const look = (at: Position): Moves => {
		const moves = movesAt(judge, at, may);
		if (moves.is === 'choice' && may.includes(moves.who)) asked.set(at, moves);
		return moves;
	};
	const keys = new Keys(position);
	const places: Growing[] = [];
	const known = new Map<number, number>();
	const waiting = new Waiting();
	let limited = false;
	/** The acts of the last place that there was room to look at. */
	let acts = 0;

	/** The place of a position; none where there is no room for another. */
	const placeOf = (at: Position, memory: Memory, came: Came): number | null => {
		const key = keys.of(at, came.length === 0 ? memory : [memory, came]);
		const found = known.get(key);
		if (found !== undefined) return found;
		if (places.length >= positions) return null;
		known.set(key, places.length);
		places.push({ position: at, memory, came, comes: OPEN, from: null, cost: FAR });
		return places.length - 1;
	};

	placeOf(keys.start, limits.memory ?? NO_MEMORY, limits.came ?? noneOf(awaits));
	waiting.add(0, START);
	const first = places[0];
	if (first) first.cost = START;
	let looked = 0;
	for (let next = waiting.next(); next; next = waiting.next()) {
		const place = places[next.place];
		if (!place || isLess(place.cost, next.cost) || place.comes !== OPEN) continue;
		if (!limited) ({ acts } = next.cost);
		// Where there is no room for another position, what comes is no longer asked.
		const { comes, ways, cut }: Followed = limited
			? nothing(isEnd(place) ? { is: 'end' } : OPEN)
			: follow(place, limits, movesOf, look, placeOf);
		place.comes = comes;
		limited ||= cut;
		for (const { to, decision, taken } of ways) {
			const other = places[to];
			const cost = costAfter(place.cost, decision, taken);
			if (!other || !isLess(cost, other.cost)) continue;
			other.cost = cost;
			other.from = { place: next.place, decision };
			waiting.add(to, cost);
		}
		if (isFound(place, next.place, places))
			return { places, may, whole: false, acts, found: next.place };
		if (++looked % REPORT_EVERY > 0) continue;
		limits.sofar?.({ places, may, whole: false, acts, found: null });
		yield looked;
	}
	return { places, may, whole: !limited, acts: limited ? acts : Infinity, found: null };
}

const OPEN: Comes = { is: 'open' };
const START: Cost = { acts: 0, decisions: 0 };
const FAR: Cost = { acts: Infinity, decisions: Infinity };

const isLess = (one: Cost, other: Cost): boolean =>
	one.acts < other.acts || (one.acts === other.acts && one.decisions < other.decisions);

/** Whether a decision is an act: no pass, no answer, no die. */
export const isAct = ({ do: what }: Decision): boolean =>
	what !== 'pass' && what !== 'choose' && what !== 'roll' && what !== 'reveal';

const costAfter = ({ acts, decisions }: Cost, decision: Decision, taken: number): Cost => ({
	acts: isAct(decision) ? acts + 1 : acts,
	decisions: decisions + taken
});

/** A decision, the place that it leads to, and how many decisions there are on the way: passes come together. */
interface WayOn {
	readonly to: number;
	readonly decision: Decision;
	readonly taken: number;
}

interface Followed {
	readonly comes: Comes;
	readonly ways: readonly WayOn[];
	/** There was no room for all that comes. */
	readonly cut: boolean;
}

const nothing = (comes: Comes): Followed => ({ comes, ways: [], cut: false });

/** What comes at a place, with the places it leads to. */
function follow(
	{ position, memory, came }: Place,
	{ judge = JUDGE, awaits = NOTHING_AWAITED }: Limits,
	movesOf: (at: Position) => Moves,
	look: (at: Position) => Moves,
	placeOf: (at: Position, memory: Memory, came: Came) => number | null
): Followed {
	if (isOver(memory) || isAllOf(came)) return nothing({ is: 'end' });
	const moves = movesOf(position);
	if (moves.is !== 'chance' && moves.is !== 'choice') return nothing(moves);
	const edges = new Map<number, Decision[]>();
	const ways: WayOn[] = [];
	for (const decision of moves.decisions) {
		const gone = goneOn(judge, position, decision, look);
		const last = gone.at(-1);
		if (!last) continue;
		const leaves = leavesTurn(last.steps);
		// The turn that comes next is another story: it ends before the pass that leads there.
		if (leaves && decision.do === 'pass') return nothing({ is: 'end' });
		const after = gone.reduce((known, { steps }) => remember(known, steps), memory);
		const to = placeOf(
			last.after,
			leaves ? [...after, OVER] : after,
			gone.reduce((known, { steps }) => cameAfter(known, awaits, steps), came)
		);
		if (to === null) return { comes: OPEN, ways: [], cut: true };
		const same = edges.get(to);
		if (same) same.push(decision);
		else edges.set(to, [decision]);
		ways.push({ to, decision, taken: gone.length });
	}
	if (edges.size === 0) return nothing({ is: 'end' });
	const all = [...edges].map(([to, decisions]): Edge => ({ to, decisions }));
	return {
		comes:
			moves.is === 'chance'
				? { is: 'chance', edges: all }
				: { is: 'choice', who: moves.who, edges: all },
		ways,
		cut: false
	};
}

/** The turn has passed on the way. */
const OVER: Memory[number] = { did: 'turn passed', to: -1 };
const isOver = (memory: Memory): boolean => memory.includes(OVER);
const isEnd = ({ position, memory, came }: Place): boolean =>
	isOver(memory) || isAllOf(came) || isOverAt(position);
