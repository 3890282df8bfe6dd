import type { Edge, Place } from '../../explore/explore.ts';
import { compare, ONE, ZERO, type Fraction } from '../../explore/fraction.ts';
import type { Memory } from '../../explore/memory.ts';
import { waysOf } from '../../explore/odds.ts';
import { JUDGE, type Judge } from '../../judge/judge.ts';
import type { Position } from '../../model/position.ts';
import { lineOfWay, type TurningLine, type Way } from '../turning-line.ts';
import { isSure, solved, type Challenge, type Solved } from './analysis.ts';
import { chanceOf, type Chance } from '../chance.ts';

/**
 * What comes of what the solver has tried:
 * - `solved`: nothing can go wrong any more, and how it ends if nobody does anything more;
 * - `on`: it was right, and what the others answer until the solver has to decide again;
 * - `failed`: the shortest way to its refutation.
 */
export interface Tried {
	readonly is: 'solved' | 'on' | 'failed';
	/** How likely the solver still has their way if all play as well as can be. */
	readonly chance: Chance;
	/** What comes after the try. */
	readonly line: TurningLine;
}

/**
 * Judges what was tried at a challenge: everybody plays as well as can be, and sees every card.
 * @param position the table after it.
 * @param memory what has happened since the challenge was made.
 */
export function triedAt(
	position: Position,
	challenge: Challenge,
	memory: Memory,
	judge: Judge = JUDGE
): Tried {
	const found = solved(position, challenge, memory);
	const { chances, left } = found;
	const chance = chances[0] ?? ZERO;
	const is = !isSure(chance) ? 'failed' : left[0] === 0 ? 'solved' : 'on';
	const way = is === 'on' ? repliesIn(found, challenge) : shortest(found, challenge, is);
	const may = position.players.map((_, seat) => seat);
	const { places } = found.graph;
	const last = way.at(-1);
	const taken: Way = way.flatMap(({ from, edge }) => {
		const [decision] = edge.decisions;
		const before = places[from]?.position;
		return before && decision ? [{ before, decision }] : [];
	});
	return {
		is,
		chance: chanceOf(chance),
		line: lineOfWay(found.graph, taken, last?.edge.to ?? 0, may, judge)
	};
}

/** One step of a way through a graph. */
interface Stride {
	readonly from: number;
	readonly edge: Edge;
}

/** What others answer so that the solver has as much as can be to find, until that is to be found. */
function repliesIn({ graph, chances, left }: Solved, { solver }: Challenge): readonly Stride[] {
	const way: Stride[] = [];
	const met = new Set<number>();
	for (let at = 0; !met.has(at);) {
		met.add(at);
		const place = graph.places[at];
		if (!place) break;
		const ways = waysOf(place);
		const isOwn = place.comes.is === 'choice' && place.comes.who === solver;
		if (isOwn && ways.some(({ to }) => !isSure(chances[to]))) break;
		const edge = best(ways, ({ to }) => left[to] ?? 0);
		if (!edge) break;
		way.push({ from: at, edge });
		at = edge.to;
	}
	return way;
}

/** The first of those that are worth the most. */
function best(ways: readonly Edge[], worth: (edge: Edge) => number): Edge | undefined {
	const most = Math.max(...ways.map(worth));
	return ways.find((edge) => worth(edge) === most);
}

/** The shortest way to an end along which everybody does as well as can be; on a die, what is worst for the solver. */
function shortest(
	{ graph, chances }: Solved,
	challenge: Challenge,
	is: 'solved' | 'failed'
): readonly Stride[] {
	const from = new Map<number, Stride | null>([[0, null]]);
	for (const at of from.keys()) {
		const place = graph.places[at];
		if (!place) continue;
		if (place.comes.is === 'end') return wayBack(from, at);
		for (const edge of goodWays(place, chances, challenge, is))
			if (!from.has(edge.to)) from.set(edge.to, { from: at, edge });
	}
	return [];
}

function wayBack(from: ReadonlyMap<number, Stride | null>, end: number): readonly Stride[] {
	const way: Stride[] = [];
	for (let stride = from.get(end); stride; stride = from.get(stride.from)) way.unshift(stride);
	return way;
}

/** The ways that whoever decides takes: the likeliest one for the solver, the least likely for all others and on a die. */
function goodWays(
	place: Place,
	chances: readonly Fraction[],
	{ solver }: Challenge,
	is: 'solved' | 'failed'
): readonly Edge[] {
	const ways = waysOf(place);
	if (is === 'solved') return ways;
	const isOwn = place.comes.is === 'choice' && place.comes.who === solver;
	const ofEdge = ({ to }: Edge): Fraction => chances[to] ?? ZERO;
	const start = isOwn ? ZERO : ONE;
	const wanted = ways
		.map(ofEdge)
		.reduce((one, other) => (compare(other, one) * (isOwn ? 1 : -1) > 0 ? other : one), start);
	return ways.filter((edge) => compare(ofEdge(edge), wanted) === 0);
}
