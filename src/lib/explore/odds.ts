import { chancesOf, type Chances, type Link } from './chain.ts';
import { componentsOf } from './components.ts';
import type { Edge, Graph, Place } from './explore.ts';
import { fraction, isSame, ZERO } from './fraction.ts';

/** Which of its ways each place takes where a player chooses. */
export type Picks = (place: number) => number;

export const FIRST: Picks = () => 0;

/** Where a place goes on to. */
export const waysOf = ({ comes }: Place): readonly Edge[] =>
	comes.is === 'chance' || comes.is === 'choice' ? comes.edges : [];

/**
 * A graph as a chain, each choice being taken as it is said.
 * @param endOf the name of the end that a place is; a place that goes on has none.
 */
export function chainOf(
	{ places }: Graph,
	picks: Picks,
	endOf: (place: number) => number
): readonly Link[] {
	return places.map(({ comes }, at): Link => {
		if (comes.is === 'choice') {
			const edge = comes.edges[picks(at)];
			return edge ? { to: [{ place: edge.to, chance: WHOLE }] } : { end: endOf(at) };
		}
		if (comes.is !== 'chance') return { end: endOf(at) };
		const all = comes.edges.reduce((sum, { decisions }) => sum + decisions.length, 0);
		return {
			to: comes.edges.map(({ to, decisions }) => ({
				place: to,
				chance: fraction(decisions.length, all)
			}))
		};
	});
}

const WHOLE = fraction(1);

const isAlike = (one: Chances, other: Chances): boolean =>
	one === other ||
	(one.size === other.size &&
		[...one].every(([end, chance]) => isSame(chance, other.get(end) ?? ZERO)));

/** The exact chances of all ends from the first place, and the choices that they hang on. */
export interface ChainOdds {
	readonly chances: Chances;
	/** Places at which a player's choice makes them others; where there are none, they are what they are. */
	readonly hangOn: readonly number[];
}

/** The odds of a graph, each end by the number that it is given. */
export function oddsOf(graph: Graph, endOf: (place: number) => number): ChainOdds {
	const all = chancesOf(chainOf(graph, FIRST, endOf));
	const circle = circlesIn(graph);
	const hangOn = graph.places.flatMap(({ comes }, at) => {
		if (comes.is !== 'choice' || comes.edges.length < 2) return [];
		const [first, ...others] = comes.edges.map(({ to }) => to);
		if (first === undefined) return [];
		const own = all[first] ?? NOTHING;
		// In a circle a player could choose to go round forever.
		const isSure = [first, ...others].every((to) => circle[to] !== circle[at]);
		return isSure && others.every((to) => isAlike(own, all[to] ?? NOTHING)) ? [] : [at];
	});
	return { chances: all[0] ?? NOTHING, hangOn };
}

const NOTHING: Chances = new Map();

/** For each place the circle it is in. */
function circlesIn({ places }: Graph): readonly number[] {
	const circle: number[] = [];
	componentsOf(places.length, (at) => {
		const place = places[at];
		return place ? waysOf(place).map(({ to }) => to) : [];
	}).forEach((component, number) => {
		for (const place of component) circle[place] = number;
	});
	return circle;
}
