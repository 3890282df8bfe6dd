import { outcomeAt } from '../../explore/ending.ts';
import { explore, type Edge, type Graph, type Limits } from '../../explore/explore.ts';
import { holds, type Fact } from '../../explore/facts.ts';
import { compare, isSame, ONE, ZERO, type Fraction } from '../../explore/fraction.ts';
import { gameOdds } from '../../explore/game.ts';
import { waysOf } from '../../explore/odds.ts';
import type { Memory } from '../../explore/memory.ts';
import type { Position } from '../../model/position.ts';
import type { Seat } from '../../model/words.ts';

/** What a player is to find a way to: that something comes, or that it does not. */
export interface Challenge {
	readonly solver: Seat;
	readonly fact: Fact;
	/** Whether it shall come; else it shall not. */
	readonly wanted: boolean;
}

/** Everything that can come of a position, with how likely the solver has their way if all play as well as can be. */
export interface Solved {
	readonly graph: Graph;
	/** Of each place of the graph. */
	readonly chances: readonly Fraction[];
	/** Of each place from which the solver is sure to have their way, the decisions that are still to be found. */
	readonly left: readonly number[];
	/** Whether everything was looked at, and nothing hangs on a card that nobody has named. */
	readonly proved: boolean;
}

/** So many positions may come of a puzzle: enough for a table that is taken in at a glance. */
export const MOST_PUZZLE_POSITIONS = 6_000;

/** More decisions than anybody is asked to find. */
const MOST_LEFT = 9;

/**
 * Solves a challenge: the solver plays for it, everybody else against it, and all see every card.
 * @param memory what has happened since the challenge was made.
 */
export function solved(
	position: Position,
	challenge: Challenge,
	memory: Memory = [],
	limits: Pick<Limits, 'may' | 'positions'> = {}
): Solved {
	const { solver, fact, wanted } = challenge;
	const may = limits.may ?? position.players.map((_, seat) => seat);
	const graph = explore(position, { positions: MOST_PUZZLE_POSITIONS, ...limits, may, memory });
	const start = graph.places[0]?.position ?? position;
	const isGoal = (at: number): boolean => {
		const place = graph.places[at];
		return place?.comes.is === 'end' && holds(fact, outcomeAt(start, place)) === wanted;
	};
	const { chances } = gameOdds(graph, isGoal, (who) => (who === solver ? 'for' : 'against'));
	return {
		graph,
		chances,
		left: leftToFind(graph, chances, solver),
		proved:
			graph.whole && graph.places.every(({ comes: { is } }) => is !== 'unknown' && is !== 'wide')
	};
}

/** Whether the solver is sure to have their way. */
export const isSure = (chance: Fraction | undefined): boolean =>
	chance !== undefined && isSame(chance, ONE);

/** For each place how many decisions the solver still has to find, if the others make it as long as they can. */
function leftToFind(
	{ places }: Graph,
	chances: readonly Fraction[],
	solver: Seat
): readonly number[] {
	const left = places.map(() => 0);
	for (let changed = true; changed;) {
		changed = false;
		for (const [at, place] of places.entries()) {
			const { comes } = place;
			if (!isSure(chances[at])) continue;
			const ways = waysOf(place);
			const own = comes.is === 'choice' && comes.who === solver;
			const good = own ? ways.filter(({ to }) => isSure(chances[to])) : ways;
			const after = good.map(({ to }) => left[to] ?? 0);
			if (after.length === 0) continue;
			const now = own
				? Math.min(...after) + (good.length < ways.length ? 1 : 0)
				: Math.max(...after);
			if (now <= (left[at] ?? 0) || now > MOST_LEFT) continue;
			left[at] = now;
			changed = true;
		}
	}
	return left;
}

/** A first move of a puzzle. */
export interface FirstMove {
	readonly edge: Edge;
	readonly chance: Fraction;
	/** Whether it would do if nobody answered it. */
	readonly tempting: boolean;
}

/** A puzzle's first decision: every move with what comes of it. */
export interface FirstMoves {
	readonly moves: readonly FirstMove[];
	/** The one that is sure to do; null where none is, or several are. */
	readonly answer: FirstMove | null;
	/** Decisions that are to be found until nothing can go wrong any more, the first one among them. */
	readonly depth: number;
	readonly positions: number;
	/** Whether all this is proved. */
	readonly proved: boolean;
}

const NO_MOVES: FirstMoves = { moves: [], answer: null, depth: 0, positions: 0, proved: false };

/** What can be done first at a puzzle; null where it is not the solver who decides, or nothing is sure to do. */
export function firstMovesOf(
	position: Position,
	challenge: Challenge,
	positions = MOST_PUZZLE_POSITIONS
): FirstMoves | null {
	// What does not do if nobody answers does not do at all.
	const alone = solved(position, challenge, [], {
		may: [challenge.solver],
		positions: positions / 2
	});
	if (!alone.proved) return { ...NO_MOVES, positions: alone.graph.places.length };
	if (!isSure(alone.chances[0])) return null;
	const unanswered = new Map(
		alone.graph.places
			.slice(0, 1)
			.flatMap((place) =>
				waysOf(place).flatMap(({ to, decisions }) =>
					decisions.map((decision) => [JSON.stringify(decision), alone.chances[to]] as const)
				)
			)
	);
	const { graph, chances, left, proved } = solved(position, challenge, [], { positions });
	const [first] = graph.places;
	if (first?.comes.is !== 'choice' || first.comes.who !== challenge.solver) return null;
	const moves = first.comes.edges.map((edge): FirstMove => ({
		edge,
		chance: chances[edge.to] ?? ZERO,
		tempting: edge.decisions.some((decision) => isSure(unanswered.get(JSON.stringify(decision))))
	}));
	const right = moves.filter(({ chance }) => isSure(chance));
	const [answer = null] = right;
	return {
		moves: [...moves].sort((one, other) => compare(other.chance, one.chance)),
		answer: right.length === 1 ? answer : null,
		depth: left[0] ?? 0,
		positions: graph.places.length,
		proved
	};
}
