import { componentsOf } from './components.ts';
import type { Comes, Edge, Graph, Place } from './explore.ts';
import { waysOf } from './odds.ts';

/** A graph in which places that come to the same are one. */
export interface Reduced {
	/** Its first place stands for the first of the whole graph. */
	readonly graph: Graph;
	/** For each of its places those of the whole graph that have the same ways. */
	readonly placesOf: readonly (readonly number[])[];
}

/**
 * A graph with what makes no difference left out, for odds: a place with one way on is the place that it leads to, and
 * those with the same ways are one.
 * @param endOf what an end is told apart by.
 */
export function reduced(graph: Graph, endOf: (place: number) => number): Reduced {
	const { places } = graph;
	const nodeOf = new Int32Array(places.length).fill(-1);
	const nodes: Place[] = [];
	const placesOf: number[][] = [];
	const known = new Map<string, number>();

	const next = (at: number): readonly number[] => {
		const place = places[at];
		return place ? waysOf(place).map(({ to }) => to) : [];
	};
	const add = (place: Place, at: number): number => {
		nodes.push(place);
		placesOf.push([at]);
		return nodes.length - 1;
	};
	/** The node that is known by a name, or a new one. */
	const named = (name: string, place: Place, at: number): number => {
		const node = known.get(name);
		if (node === undefined) {
			known.set(name, nodes.length);
			return add(place, at);
		}
		placesOf[node]?.push(at);
		return node;
	};
	const straight = (place: Place, at: number): number => {
		const edges = edgesBetween(place, nodeOf);
		const [only] = edges;
		if (!only) return named(`end ${String(endOf(at))}`, place, at);
		if (edges.length === 1) return only.to;
		const comes = leadingTo(place.comes, edges);
		return named(nameOf(comes, edges), { ...place, comes }, at);
	};
	/** Those of a circle with several ways each are a node; a circle of others is one that goes on forever. */
	const around = (circle: readonly number[]): void => {
		const split = circle.filter((at) => next(at).length > 1);
		const kept = split.length > 0 ? split : circle.slice(0, 1);
		for (const at of kept) {
			const place = places[at];
			if (place) nodeOf[at] = add(place, at);
		}
		for (const at of circle) nodeOf[at] = followed(at);
		for (const at of kept) {
			const place = places[at];
			const node = nodeOf[at];
			if (place && node !== undefined)
				nodes[node] = { ...place, comes: leadingTo(place.comes, edgesBetween(place, nodeOf)) };
		}
	};
	/** The node that the only ways lead to. */
	const followed = (from: number): number => {
		let at = from;
		while (nodeOf[at] === -1) {
			const [only] = next(at);
			if (only === undefined) break;
			at = only;
		}
		return nodeOf[at] ?? -1;
	};

	for (const component of componentsOf(places.length, next)) {
		const [at] = component;
		const place = at === undefined ? undefined : places[at];
		if (at === undefined || !place) continue;
		if (component.length > 1 || next(at).includes(at)) around(component);
		else nodeOf[at] = straight(place, at);
	}
	return fromNode(nodeOf[0] ?? 0, { graph: { ...graph, places: nodes }, placesOf });
}

/** The ways of a place between nodes, each once. */
function edgesBetween(place: Place, nodeOf: Int32Array): readonly Edge[] {
	const ways = waysOf(place);
	const edges = new Map<number, Edge>();
	for (const { to, decisions } of ways) {
		const node = nodeOf[to] ?? -1;
		const same = edges.get(node);
		edges.set(node, {
			to: node,
			decisions: same ? [...same.decisions, ...decisions] : decisions
		});
	}
	return [...edges.values()];
}

const leadingTo = (comes: Comes, edges: readonly Edge[]): Comes =>
	comes.is === 'chance' || comes.is === 'choice' ? { ...comes, edges } : comes;

/** Equal for places with the same ways: where they lead, and how likely, or who chooses. */
function nameOf(comes: Comes, edges: readonly Edge[]): string {
	const isChance = comes.is === 'chance';
	const ways = edges.map(({ to, decisions }) =>
		isChance ? `${String(to)}×${String(decisions.length)}` : String(to)
	);
	return `${comes.is} ${comes.is === 'choice' ? String(comes.who) : ''} ${ways.sort().join()}`;
}

/** The same with a node in the first place. */
function fromNode(first: number, { graph, placesOf }: Reduced): Reduced {
	if (first === 0) return { graph, placesOf };
	const other = (at: number): number => (at === first ? 0 : at === 0 ? first : at);
	const places = graph.places.map((own, at) => {
		const place = graph.places[other(at)] ?? own;
		const edges = waysOf(place).map((edge) => ({ ...edge, to: other(edge.to) }));
		return { ...place, comes: leadingTo(place.comes, edges) };
	});
	return {
		graph: { ...graph, places },
		placesOf: placesOf.map((own, at) => placesOf[other(at)] ?? own)
	};
}
