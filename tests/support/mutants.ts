/** Charts with one thing wrong, to see that a scenario notices. */
import type { Chart, Transition } from '#lib/flows/chart.ts';
import { CHARTS_2023, edition2023 } from '#lib/editions/2023.ts';
import { CHARTS_2024, edition2024 } from '#lib/editions/2024.ts';
import { namesOf, type Charts, type Edition } from '#lib/editions/edition.ts';
import { EDITIONS } from '#lib/editions/index.ts';
import { CHARTS_ORIGINAL, editionOriginal } from '#lib/editions/original.ts';
import { judgeOf, type Judge } from '#lib/judge/judge.ts';
import type { ChartName } from '#lib/model/frame.ts';
import { EDITIONS as EDITION_IDS, type EditionId } from '#lib/model/words.ts';
import { nameOfMove } from './coverage.ts';

export interface Mutant {
	/** What is wrong: "priority: open → resolving on pass (…): dropped", "original priority: …". */
	readonly name: string;
	readonly chart: ChartName;
	/** The state in which it is wrong. */
	readonly state: string;
	/** The transition of the state, by its place, where nothing goes otherwise until that is taken. */
	readonly nth?: number;
	/** The editions that run the chart, in which it is wrong. */
	readonly editions: readonly EditionId[];
	readonly mutated: Chart;
}

const CHARTS_OF: Readonly<Record<EditionId, Charts>> = {
	'2023': CHARTS_2023,
	'2024': CHARTS_2024,
	original: CHARTS_ORIGINAL
};
const EDITION_WITH: Readonly<Record<EditionId, (charts: Charts) => Edition>> = {
	'2023': edition2023,
	'2024': edition2024,
	original: editionOriginal
};

/** The judge that runs the chart as it is wrong. */
export const judgeWith = ({ chart, editions, mutated }: Mutant): Judge =>
	judgeOf({
		...EDITIONS,
		...Object.fromEntries(editions.map((id) => [id, EDITION_WITH[id]({ [chart]: mutated })]))
	});

/** A chart of some edition; one that several editions run is there once. */
interface Subject {
	readonly chart: Chart;
	/** What its mutants are called by. */
	readonly called: string;
	readonly editions: readonly EditionId[];
}

const SUBJECTS: readonly Subject[] = EDITION_IDS.flatMap((id) =>
	namesOf(CHARTS_OF[id]).flatMap((name): Subject[] => {
		const chart: Chart | undefined = CHARTS_OF[id][name];
		const editions = EDITION_IDS.filter((other) => CHARTS_OF[other][name] === chart);
		if (!chart || editions[0] !== id) return [];
		return [{ chart, called: id === '2023' ? name : `${id} ${name}`, editions }];
	})
);

/** The chart with the moves of one state exchanged. */
const withMoves = (chart: Chart, state: string, moves: readonly Transition[]): Chart => ({
	...chart,
	states: { ...chart.states, [state]: moves }
});

/** The chart with one move changed. */
const withMove = (chart: Chart, state: string, at: number, change: Partial<Transition>): Chart =>
	withMoves(
		chart,
		state,
		(chart.states[state] ?? []).map((move, i) => (i === at ? { ...move, ...change } : move))
	);

const mutantOf =
	(chart: Chart, editions: readonly EditionId[]) =>
	(state: string, name: string, mutated: Chart, nth?: number): Mutant => ({
		name,
		chart: chart.name,
		state,
		...(nth === undefined ? {} : { nth }),
		editions,
		mutated
	});

/** Every transition dropped, and led to each other state of its chart, one at a time. */
export function transitionMutants(): readonly Mutant[] {
	return SUBJECTS.flatMap(({ chart, called, editions }) => {
		const mutant = mutantOf(chart, editions);
		return Object.entries(chart.states).flatMap(([state, moves]) =>
			moves.flatMap((move, at) => {
				const is = nameOfMove(called, state, move);
				const dropped = withMoves(
					chart,
					state,
					moves.filter((_, i) => i !== at)
				);
				return [
					...(moves.length > 1 || move.decision ? [mutant(state, `${is}: dropped`, dropped)] : []),
					...Object.keys(chart.states)
						.filter((target) => target !== move.to)
						.map((target) =>
							mutant(
								state,
								`${is}: led to "${target}"`,
								withMove(chart, state, at, { to: target }),
								at
							)
						)
				];
			})
		);
	});
}

/** Every question left out of its transition, and every action left undone, one at a time. */
export function partMutants(): readonly Mutant[] {
	return SUBJECTS.flatMap(({ chart, called, editions }) => {
		const mutant = mutantOf(chart, editions);
		return Object.entries(chart.states).flatMap(([state, moves]) =>
			moves.flatMap((move, at) => {
				const is = nameOfMove(called, state, move);
				return [
					...move.when.map((asked) =>
						mutant(
							state,
							`${is}: without asking "${asked}"`,
							withMove(chart, state, at, { when: move.when.filter((w) => w !== asked) })
						)
					),
					...move.does.map((done) =>
						mutant(
							state,
							`${is}: without doing "${done}"`,
							withMove(chart, state, at, { does: move.does.filter((d) => d !== done) }),
							at
						)
					)
				];
			})
		);
	});
}
