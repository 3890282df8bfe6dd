import { awaitedFor, isAllOf } from '../explore/awaited.ts';
import { explore, type Graph, type Limits, type Place } from '../explore/explore.ts';
import { outcomeAt } from '../explore/ending.ts';
import { holds, type Fact } from '../explore/facts.ts';
import type { Position } from '../model/position.ts';
import { wayTo, type Way } from './turning-line.ts';

/** Positions that are still looked at for another way with as few acts, once one is known that nobody would take. */
const MOST_FOR_ANOTHER = 8_000;

/** Looks for the nearest end at which something that was settled has not come, whoever brings it about. */
export function anyTurn(position: Position, limits: Limits, settled: readonly Fact[]): Graph {
	let isTurned: ((place: Place) => boolean) | null = null;
	return explore(position, awaiting(limits, settled), (place) =>
		(isTurned ??= turns(place.position, settled))(place)
	);
}

/**
 * The same, but a way on which players undo what they did themselves is only found where no other with as few acts
 * comes soon.
 */
export function likelyTurn(position: Position, limits: Limits, settled: readonly Fact[]): Graph {
	let isTurned: ((place: Place) => boolean) | null = null;
	/** The nearest end on such a way, with how many positions were known by then. */
	const undone: { readonly at: number; readonly acts: number; readonly known: number }[] = [];
	const graph = explore(position, awaiting(limits, settled), (place, at, places) => {
		const [first] = undone;
		const isEnough =
			first !== undefined &&
			(place.cost.acts > first.acts || places.length > first.known + MOST_FOR_ANOTHER);
		if (isEnough) return true;
		isTurned ??= turns(place.position, settled);
		if (!isTurned(place)) return false;
		if (!wayTo({ places }, at).some(undoesOwn)) {
			undone.length = 0;
			return true;
		}
		if (!first) undone.push({ at, acts: place.cost.acts, known: places.length });
		return false;
	});
	const [first] = undone;
	return first ? { ...graph, found: first.at } : graph;
}

const awaiting = (limits: Limits, settled: readonly Fact[]): Limits => ({
	...limits,
	awaits: settled.map(awaitedFor)
});

/** Whether a place is an end before which something that was settled has not come. */
export const turns =
	(start: Position, settled: readonly Fact[]) =>
	(place: Place): boolean => {
		if (place.comes.is !== 'end' || isAllOf(place.came)) return false;
		const outcome = outcomeAt(start, place);
		return !settled.every((fact, nth) => place.came[nth] === true || holds(fact, outcome));
	};

/** Whether a player aims an act at something on the stack that is their own. */
function undoesOwn({ before, decision }: Way[number]): boolean {
	if (decision.do !== 'play' && decision.do !== 'activate') return false;
	return (decision.targets ?? []).some((target) => {
		const on = 'item' in target ? before.stack.find(({ id }) => id === target.item) : undefined;
		return on !== undefined && 'controller' in on && on.controller === decision.player;
	});
}
