import type { ChartName } from '../model/frame.ts';
import type { EditionId } from '../model/words.ts';
import type { Running } from '../flows/chart.ts';

/** The shape of a rulebook edition: its name and the charts of its procedures. */
export interface Edition {
	readonly id: EditionId;
	readonly title: string;
	readonly charts: Readonly<Record<ChartName, Running>>;
}
