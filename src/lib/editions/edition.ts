import { prepareChart, type Chart, type Running } from '../flows/chart.ts';
import type { EditionOptions } from '../mechanics/edition-options.ts';
import { CHARTS, type ChartName } from '../model/frame.ts';
import type { Points } from '../rules/points.ts';
import type { EditionId } from '../model/words.ts';

/** The charts of an edition; a procedure that only another edition has is missing. */
export type Charts = Readonly<Partial<Record<ChartName, Chart>>>;

/** The shape of a rulebook edition: its name, the charts of its procedures, its ways. */
export interface Edition {
	readonly id: EditionId;
	readonly title: string;
	readonly charts: Readonly<Partial<Record<ChartName, Running>>>;
	readonly options: EditionOptions;
	/** By which rules it tells what happens. */
	readonly points: Points;
	/** The procedures that can wait on the stack. */
	readonly waiting: readonly ChartName[];
}

/** The names of the charts of an edition, outermost first. */
export const namesOf = <C extends Charts>(charts: C): readonly (keyof C & ChartName)[] =>
	CHARTS.filter((name): name is keyof C & ChartName => name in charts);

/** Prepares charts to be run. */
export function runAll(charts: Charts, points: Points): Edition['charts'] {
	const running: Partial<Record<ChartName, Running>> = {};
	for (const name of CHARTS) {
		const chart = charts[name];
		if (chart) running[name] = prepareChart(chart, points);
	}
	return running;
}

/**
 * A chart of an edition as it runs.
 * @throws Error when the edition has no such procedure.
 */
export function chartOf({ id, charts }: Edition, name: ChartName): Running {
	const chart = charts[name];
	if (!chart) throw new Error(`The edition ${id} has no chart "${name}".`);
	return chart;
}
