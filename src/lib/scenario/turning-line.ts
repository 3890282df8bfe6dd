import type { Graph } from '../explore/explore.ts';
import { goneOn } from '../explore/going-on.ts';
import { movesAt } from '../explore/moves.ts';
import type { Judge } from '../judge/judge.ts';
import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import type { Seat } from '../model/words.ts';
import { doesClause } from '../wording/remedies.ts';
import { linesOf, type Taken } from './line-of.ts';
import { sentenceAt } from './end-sentence.ts';
import { lineText } from './print/print.ts';
import type { Act } from './scenario.ts';

/** A line that turns what is settled. Plain data. */
export interface TurningLine {
	/** What is done and rolled, in the notation, from the position on. */
	readonly lines: readonly Act[];
	/** The same as text. */
	readonly text: readonly string[];
	/** What players do besides passing and answering: "Ben plays Butter Bean! on Guppy's Collar". */
	readonly acts: readonly string[];
	/** The numbers that dice show on the way. */
	readonly rolls: readonly number[];
	/** What comes then. */
	readonly sentence: string;
}

/** A way from the first place to another, as a line to play. */
export function lineOfWay(
	graph: Graph,
	way: Way,
	at: number,
	may: readonly Seat[],
	judge: Judge
): TurningLine {
	return lineOfTaken(graph, replayed(way, may, judge), at, judge);
}

/** What was taken to a place, as a line to play. */
export function lineOfTaken(
	graph: Graph,
	taken: readonly Taken[],
	at: number,
	judge: Judge
): TurningLine {
	const lines = linesOf(taken, judge);
	const players = graph.places[0]?.position.players.map(({ name }) => name) ?? [];
	return {
		lines,
		text: lines.map((line) => lineText(line, players)),
		acts: taken.flatMap(({ before, decision }) =>
			decision.do === 'play' || decision.do === 'activate' ? [doesClause(before, decision)] : []
		),
		rolls: taken.flatMap(({ decision }) => (decision.do === 'roll' ? [decision.result] : [])),
		sentence: sentenceAt(graph, [at])
	};
}

/** Decisions in a row, each with the position of the graph that it is taken at. */
export type Way = readonly { readonly before: Position; readonly decision: Decision }[];

/** The shortest way to a place. */
export function wayTo({ places }: Pick<Graph, 'places'>, at: number): Way {
	const way: { before: Position; decision: Decision }[] = [];
	for (let from = places[at]?.from; from; from = places[from.place]?.from) {
		const before = places[from.place];
		if (before) way.unshift({ before: before.position, decision: from.decision });
	}
	return way;
}

/** The way as it goes from the start: what was recognized on it may have had other numbers. */
export function replayed(way: Way, may: readonly Seat[], judge: Judge): readonly Taken[] {
	const taken: Taken[] = [];
	let at: Position | undefined = way[0]?.before;
	for (const { before, decision: known } of way) {
		if (!at) break;
		const decision = at === before ? known : sameMove(before, known, at, may, judge);
		const gone = goneOn(judge, at, decision, (one) => movesAt(judge, one, may));
		if (gone.length === 0) throw new Error('What was looked at cannot be played.');
		taken.push(...gone);
		at = gone.at(-1)?.after;
	}
	return taken;
}

/** The move of a position that is at the same place among its moves as one of a position that plays alike. */
function sameMove(
	known: Position,
	decision: Decision,
	at: Position,
	may: readonly Seat[],
	judge: Judge
): Decision {
	const [there, here] = [movesAt(judge, known, may), movesAt(judge, at, may)];
	if (!('decisions' in there) || !('decisions' in here)) return decision;
	const text = JSON.stringify(decision);
	const place = there.decisions.findIndex((one) => JSON.stringify(one) === text);
	return here.decisions[place] ?? decision;
}
