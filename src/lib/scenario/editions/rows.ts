import type { Position } from '../../model/position.ts';
import type { Step } from '../../rules/step.ts';
import { align, type Pair } from './align.ts';
import type { UnderEdition, ReplayedLine } from './replayed.ts';
import { isOfGame, sameWords } from './told.ts';

/** A step of a run, with the line of the script that led to it and the table that it is told at. */
export interface ToldStep {
	/** The line of the script, counted from 0; -1 before the first. */
	readonly at: number;
	readonly step: Step;
	/** The table after the decision that it came of. */
	readonly position: Position;
	/** Whether something of the game changes by it: only such steps can be where two runs part. */
	readonly ofGame: boolean;
}

/** One row of the two traces side by side: a step that both have, or that only one has. */
export interface Row extends Pair<ToldStep> {
	/** The line of the script that the row stands under. */
	readonly at: number;
}

type Run = Extract<UnderEdition, { ok: true }>;

/** Every step of a run in order, passes apart. */
export function toldIn({ begun, lines }: Run): readonly ToldStep[] {
	const told = (at: number, steps: readonly Step[], position: Position): readonly ToldStep[] =>
		steps
			.filter(({ what }) => what.did !== 'passed' && what.did !== 'all passed')
			.map((step) => ({ at, step, position, ofGame: isOfGame(step.what) }));
	const decided = (at: number, taken: ReplayedLine['taken']): readonly ToldStep[] =>
		taken.flatMap(({ steps, position }) => told(at, steps, position));
	return [
		...told(-1, begun.steps, begun.position),
		...decided(-1, begun.taken),
		...lines.flatMap(({ edited, editedTo, taken, position }, at) => [
			...told(at, edited ?? [], editedTo ?? position),
			...decided(at, taken)
		])
	];
}

/** What it is worth to have a step side by side with itself: what is done most, then what comes of it. */
function worth({ step, ofGame }: ToldStep): number {
	const { did } = step.what;
	if (did === 'played' || did === 'activated' || did === 'declared' || did === 'rolled')
		return 10_000;
	return ofGame ? 100 : 1;
}

/** The traces of two runs, side by side. */
export function rowsOf(own: Run, other: Run): readonly Row[] {
	const pairs = align(toldIn(own), toldIn(other), ({ step }) => sameWords(step.what), worth);
	let at = -1;
	return pairs.map((pair) => {
		at = Math.max(at, pair.own?.at ?? pair.other?.at ?? at);
		return { ...pair, at };
	});
}
