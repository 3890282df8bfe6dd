import { outcomeAt, partTo } from '../explore/ending.ts';
import type { Graph } from '../explore/explore.ts';
import { goneOn } from '../explore/going-on.ts';
import { movesAt } from '../explore/moves.ts';
import { waysOf } from '../explore/odds.ts';
import { sharedOf } from '../explore/shared.ts';
import { JUDGE } from '../judge/judge.ts';
import type { Part } from '../judge/verdict/play-on.ts';
import { onceFor } from '../model/memo.ts';
import { NOTHING_CHANGES, outcomeSentences } from '../wording/verdict.ts';

/**
 * What has come at each of some ends.
 * @param nothing what is said where they have nothing in common that is told.
 */
export function sentenceAt(
	graph: Graph,
	own: readonly number[],
	nothing = NOTHING_CHANGES
): string {
	const { places } = graph;
	const start = places[0]?.position;
	const [at] = own;
	const place = at === undefined ? undefined : places[at];
	if (!start || !place || at === undefined) return nothing;
	const shared = sharedOf(
		own.flatMap((one) => (places[one] ? [outcomeAt(start, places[one])] : []))
	);
	const outcome = shared ?? outcomeAt(start, place);
	const said = (parts: readonly Part[]): string =>
		outcomeSentences(outcome, parts, { end: place.position, stop: { is: 'done' } }).join(' ');
	const told = said([partTo(start, place)]);
	if (told !== NOTHING_CHANGES) return told;
	// What is remembered of a way are weighty things; of the only way all that happened is known.
	const way = own.length === 1 ? onlyWay(graph, at) : null;
	const small = way ? said(way) : told;
	return small === NOTHING_CHANGES ? nothing : small;
}

/** All that happened on the way to a place, where there is no other; else null. */
function onlyWay(graph: Graph, end: number): readonly Part[] | null {
	const { places, may } = graph;
	const into = decisionsInto(graph);
	const parts: Part[] = [];
	for (let at = end, from = places[at]?.from; from; at = from.place, from = places[at]?.from) {
		const before = places[from.place];
		if (!before || into[at] !== 1) return null;
		const gone = goneOn(JUDGE, before.position, from.decision, (one) => movesAt(JUDGE, one, may));
		parts.unshift(...gone.map(({ after, ...taken }) => ({ ...taken, position: after })));
	}
	return into[0] === 0 ? parts : null;
}

/** By how many decisions each place can be come to. */
const decisionsInto = onceFor(({ places }: Graph): readonly number[] => {
	const into = places.map(() => 0);
	for (const place of places)
		for (const { to, decisions } of waysOf(place)) into[to] = (into[to] ?? 0) + decisions.length;
	return into;
});
