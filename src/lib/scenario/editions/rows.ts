import type { ToldStep } from '../../wording/index.ts';
import { toldAt } from '../entry.ts';
import { align, type Pair } from './align.ts';
import type { UnderEdition } from './replayed.ts';
import { isOfGame, sameWords } from './told.ts';

/** A step of a run, with the line of the script that led to it. */
export interface PlacedStep extends ToldStep {
	/** The line of the script, counted from 0; -1 before the first. */
	readonly at: number;
	/** Whether something of the game changes by it: only such steps can be where two runs part. */
	readonly ofGame: boolean;
}

/** One row of the two traces side by side: a step that both have, or that only one has. */
export interface Row extends Pair<PlacedStep> {
	/** The line of the script that the row stands under. */
	readonly at: number;
}

type Run = Extract<UnderEdition, { ok: true }>;

/** Every step of a run in order, passes apart. */
export const placedSteps = ({ opening, entries }: Run): readonly PlacedStep[] =>
	[opening, ...entries].flatMap((entry) =>
		toldAt(entry).flatMap((told) => {
			const { what } = told.step;
			if (what.did === 'passed' || what.did === 'all passed') return [];
			return [{ ...told, at: entry.at, ofGame: isOfGame(what) }];
		})
	);

/** What it is worth to have a step side by side with itself: what is done most, then what comes of it. */
function worth({ step, ofGame }: PlacedStep): number {
	const { did } = step.what;
	if (did === 'played' || did === 'activated' || did === 'declared' || did === 'rolled')
		return 10_000;
	return ofGame ? 100 : 1;
}

/** The traces of two runs, side by side. */
export function rowsOf(own: Run, other: Run): readonly Row[] {
	const pairs = align(
		placedSteps(own),
		placedSteps(other),
		({ step }) => sameWords(step.what),
		worth
	);
	let at = -1;
	return pairs.map((pair) => {
		at = Math.max(at, pair.own?.at ?? pair.other?.at ?? at);
		return { ...pair, at };
	});
}
