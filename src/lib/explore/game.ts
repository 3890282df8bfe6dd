import type { Seat } from '../model/words.ts';
import { chancesOf, type Link } from './chain.ts';
import type { Edge, Graph } from './explore.ts';
import { compare, ZERO, type Fraction } from './fraction.ts';
import { chainOf, waysOf } from './odds.ts';

/** What a player plays for: that it comes, or that it does not. */
export type Side = 'for' | 'against';

const GOAL = 1;
const OTHER = 0;

/** How likely something is where players play for and against it, and what each does. */
export interface GameOdds {
	/** Exactly, for each place of the graph. */
	readonly chances: readonly Fraction[];
	/** The way that is taken at each place where a player chooses. */
	readonly picks: readonly number[];
}

/**
 * The exact odds that something comes if everybody plays as well as can be, knowing the table: a
 * stochastic game, solved by making the players' ways better until nobody's can be. Who goes round in
 * circles forever has not come to it.
 * @param isGoal whether an end is what is played for.
 * @param sideOf what a player plays for.
 */
export function gameOdds(
	graph: Graph,
	isGoal: (place: number) => boolean,
	sideOf: (who: Seat) => Side
): GameOdds {
	const sides = graph.places.map(({ comes }) =>
		comes.is === 'choice' && comes.edges.length > 1 ? sideOf(comes.who) : null
	);
	const picks = graph.places.map(() => 0);
	towards(graph, isGoal, sides, picks);
	for (;;) {
		const values = answered(graph, isGoal, sides, picks);
		if (!improved(graph, values, picks, (at) => sides[at] === 'for', 1))
			return { chances: values, picks };
	}
}

/** Takes another way at each of its places where that is better; whether there was one. */
function improved(
	{ places }: Graph,
	values: readonly Fraction[],
	picks: number[],
	isOwn: (place: number) => boolean,
	wanted: 1 | -1
): boolean {
	let better = false;
	places.forEach((place, at) => {
		if (!isOwn(at)) return;
		const ways = waysOf(place).map(({ to }) => values[to] ?? ZERO);
		ways.forEach((value, way) => {
			const now = ways[picks[at] ?? 0] ?? ZERO;
			if (compare(value, now) * wanted <= 0) return;
			picks[at] = way;
			better = true;
		});
	});
	return better;
}

/** The values where those who play against it answer as well as they can. */
function answered(
	graph: Graph,
	isGoal: (place: number) => boolean,
	sides: readonly (Side | null)[],
	picks: number[]
): readonly Fraction[] {
	const avoided = avoids(graph, isGoal, sides, picks);
	for (;;) {
		const links = chainOf(
			graph,
			(at) => picks[at] ?? 0,
			(at) => (isGoal(at) ? GOAL : OTHER)
		).map((link, at): Link => (avoided.has(at) ? { end: OTHER } : link));
		const values = chancesOf(links).map((chances) => chances.get(GOAL) ?? ZERO);
		if (!improved(graph, values, picks, (at) => sides[at] === 'against', -1)) return values;
	}
}

/** For each place, those that lead to it. */
function backwards({ places }: Graph): readonly (readonly number[])[] {
	const from: number[][] = places.map(() => []);
	places.forEach((place, at) => {
		for (const { to } of waysOf(place)) from[to]?.push(at);
	});
	return from;
}

/** First ways by which it can come, whatever the others do, wherever there are such. */
function towards(
	graph: Graph,
	isGoal: (place: number) => boolean,
	sides: readonly (Side | null)[],
	picks: number[]
): void {
	reaching(graph, isGoal, (at, reached) => {
		const ways = waysAt(graph, at);
		if (sides[at] === 'against') return ways.every(({ to }) => reached.has(to));
		if (sides[at] === 'for') picks[at] = ways.findIndex(({ to }) => reached.has(to));
		return true;
	});
}

/** Places from which those who play against it keep it from ever coming, taking the way that does so. */
function avoids(
	graph: Graph,
	isGoal: (place: number) => boolean,
	sides: readonly (Side | null)[],
	picks: number[]
): ReadonlySet<number> {
	const can = reaching(graph, isGoal, (at, reached) => {
		if (sides[at] === 'against') return waysAt(graph, at).every(({ to }) => reached.has(to));
		if (sides[at] !== 'for') return true;
		const taken = waysAt(graph, at)[picks[at] ?? 0];
		return taken !== undefined && reached.has(taken.to);
	});
	const avoided = new Set<number>();
	graph.places.forEach((_, at) => {
		if (can.has(at)) return;
		avoided.add(at);
		if (sides[at] === 'against') picks[at] = waysAt(graph, at).findIndex(({ to }) => !can.has(to));
	});
	return avoided;
}

/** The ways on from a place. */
const waysAt = ({ places }: Graph, at: number): readonly Edge[] => {
	const place = places[at];
	return place ? waysOf(place) : [];
};

/** Everything from which the goal can come, as long as each place on the way joins. */
function reaching(
	graph: Graph,
	isGoal: (place: number) => boolean,
	joins: (place: number, reached: ReadonlySet<number>) => boolean
): ReadonlySet<number> {
	const from = backwards(graph);
	const reached = new Set<number>();
	graph.places.forEach((place, at) => {
		if (waysOf(place).length === 0 && isGoal(at)) reached.add(at);
	});
	const open = [...reached];
	for (let at = open.pop(); at !== undefined; at = open.pop())
		for (const before of from[at] ?? []) {
			if (reached.has(before) || !joins(before, reached)) continue;
			reached.add(before);
			open.push(before);
		}
	return reached;
}
