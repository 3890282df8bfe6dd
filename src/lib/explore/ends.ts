import type { Outcome } from '../judge/verdict/outcome.ts';
import type { Position } from '../model/position.ts';
import { outcomeAt } from './ending.ts';
import type { Graph, Place } from './explore.ts';

/** Ends of a graph that come to the same. */
export interface Ending {
	readonly outcome: Outcome;
	/** The places of the graph. */
	readonly places: readonly number[];
}

/** How closely two outcomes are compared: in all that is told, or in deaths, souls, HP and who wins. */
export type Closeness = 'all' | 'main';

/** The ends of a graph, each outcome once. */
export function endingsOf({ places }: Graph, closeness: Closeness): readonly Ending[] {
	const start = places[0]?.position;
	if (!start) return [];
	const found = new Map<string, { outcome: Outcome; places: number[] }>();
	for (const [at, place] of places.entries()) {
		if (place.comes.is !== 'end') continue;
		const outcome = outcomeAt(start, place);
		const key = closeness === 'all' ? allOf(outcome, start) : mainOf(outcome, place, start);
		const one = found.get(key);
		if (one) one.places.push(at);
		else found.set(key, { outcome, places: [at] });
	}
	return [...found.values()];
}

/** Everything that has come of it; what is new has no name of its own. */
function allOf({ players, monsters, winners }: Outcome, start: Position): string {
	const unnumbered = (key: string, value: unknown): unknown =>
		key === 'object' && typeof value === 'number' && value >= start.nextId ? undefined : value;
	const people = players.map(({ spared: _, ...rest }) => rest);
	const felled = monsters.map((one) => JSON.stringify(one, unnumbered)).sort();
	return JSON.stringify([people, felled, winners], unnumbered);
}

function mainOf(
	{ players, monsters, winners }: Outcome,
	{ position }: Place,
	start: Position
): string {
	const people = players.map(({ died, hp, souls }) => [died, died ? null : hp.after, souls.after]);
	const felled = monsters.map(({ monster: { object, card }, hp, died }) =>
		JSON.stringify([card, object < start.nextId ? object : null, hp, died])
	);
	return JSON.stringify([people, felled.sort(), winners, position.turn.active]);
}
