/** Charts with one thing wrong, to see that a scenario notices. */
import type { Chart, Move } from '#lib/flows/chart.ts';
import { CHARTS_2023 } from '#lib/editions/2023.ts';
import { namesOf } from '#lib/editions/edition.ts';
import type { ChartName } from '#lib/model/frame.ts';
import { nameOfMove } from './coverage.ts';

export interface Mutant {
	/** What is wrong: "priority: open → resolving on pass (…): dropped". */
	readonly name: string;
	readonly chart: ChartName;
	readonly mutated: Chart;
}

/** The chart with the moves of one state exchanged. */
const withMoves = (chart: Chart, state: string, moves: readonly Move[]): Chart => ({
	...chart,
	states: { ...chart.states, [state]: moves }
});

/** The chart with one move changed. */
const withMove = (chart: Chart, state: string, at: number, change: Partial<Move>): Chart =>
	withMoves(
		chart,
		state,
		(chart.states[state] ?? []).map((move, i) => (i === at ? { ...move, ...change } : move))
	);

/** Every transition dropped, and led to each other state of its chart, one at a time. */
export function transitionMutants(): readonly Mutant[] {
	return namesOf(CHARTS_2023).flatMap((name) => {
		const chart: Chart = CHARTS_2023[name];
		return Object.entries(chart.states).flatMap(([state, moves]) =>
			moves.flatMap((move, at) => {
				const is = nameOfMove(name, state, move);
				const dropped = withMoves(
					chart,
					state,
					moves.filter((_, i) => i !== at)
				);
				return [
					...(moves.length > 1 || move.decision
						? [{ name: `${is}: dropped`, chart: name, mutated: dropped }]
						: []),
					...Object.keys(chart.states)
						.filter((target) => target !== move.to)
						.map((target) => ({
							name: `${is}: led to "${target}"`,
							chart: name,
							mutated: withMove(chart, state, at, { to: target })
						}))
				];
			})
		);
	});
}

/** Every question left out of its transition, and every action left undone, one at a time. */
export function partMutants(): readonly Mutant[] {
	return namesOf(CHARTS_2023).flatMap((name) => {
		const chart: Chart = CHARTS_2023[name];
		return Object.entries(chart.states).flatMap(([state, moves]) =>
			moves.flatMap((move, at) => {
				const is = nameOfMove(name, state, move);
				return [
					...move.when.map((asked) => ({
						name: `${is}: without asking "${asked}"`,
						chart: name,
						mutated: withMove(chart, state, at, { when: move.when.filter((w) => w !== asked) })
					})),
					...move.does.map((done) => ({
						name: `${is}: without doing "${done}"`,
						chart: name,
						mutated: withMove(chart, state, at, { does: move.does.filter((d) => d !== done) })
					}))
				];
			})
		);
	});
}
