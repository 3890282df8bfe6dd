import type { Comes, Graph } from './explore.ts';
import { waysOf } from './odds.ts';

/**
 * The part of a graph that was looked at to its ends: players keep to the ways of which all is known. What can be
 * made of it there can be made of the whole. Null where nothing is known from the start.
 */
export function knownPart(graph: Graph): Graph | null {
	const { places } = graph;
	const from = places.map((): number[] => []);
	const left = places.map((place) => waysOf(place).length);
	for (const [at, place] of places.entries())
		for (const { to } of waysOf(place)) from[to]?.push(at);
	const isOut = places.map(({ comes }) => comes.is === 'open');
	const out = isOut.flatMap((is, at) => (is ? [at] : []));
	for (let at = out.pop(); at !== undefined; at = out.pop())
		for (const before of from[at] ?? []) {
			if (isOut[before]) continue;
			left[before] = (left[before] ?? 0) - 1;
			// A die cannot be kept from a number; a player goes another way while there is one.
			if (places[before]?.comes.is === 'choice' && (left[before] ?? 0) > 0) continue;
			isOut[before] = true;
			out.push(before);
		}
	if (isOut[0] !== false) return null;
	const kept = new Map<number, Comes>();
	const coming = [0];
	for (let at = coming.pop(); at !== undefined; at = coming.pop()) {
		const comes = places[at]?.comes;
		if (!comes || kept.has(at)) continue;
		const own =
			comes.is === 'choice'
				? { ...comes, edges: comes.edges.filter(({ to }) => !isOut[to]) }
				: comes;
		kept.set(at, own);
		if ('edges' in own) for (const { to } of own.edges) coming.push(to);
	}
	return {
		...graph,
		places: places.map((place, at) => ({ ...place, comes: kept.get(at) ?? { is: 'open' } }))
	};
}
