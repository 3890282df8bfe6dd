import type { ChartName } from '../../model/frame.ts';
import { rootOf, type EditionId, type RootEdition } from '../../model/words.ts';
import { slugOf } from './slug.ts';

/** Where the charts of an edition are read about, and what they are called there. */
interface ChartsOf {
	/** Below the address of all charts. */
	readonly folder: string;
	readonly title: string;
	/** What the navigation calls them. */
	readonly brief: string;
	readonly source: string;
	readonly description: string;
}

export const CHARTS_OF: Readonly<Record<RootEdition, ChartsOf>> = {
	'2023': {
		folder: '',
		title: 'The charts',
		brief: 'Rules of 2023 and 2024',
		source: 'the Extended Rulebook of 26 May 2023',
		description:
			'The procedures of Four Souls as statecharts: the very ones the judge runs, each transition with its rule.'
	},
	original: {
		folder: 'original/',
		title: 'The charts of the original rules',
		brief: 'Original rules',
		source: 'the original comprehensive ruleset',
		description:
			'The procedures of the original rules of Four Souls as statecharts: the very ones the judge runs, each transition with its rule.'
	}
};

/** Where a chart is read about, below the address of all charts: "attack/", "original/attack/". */
export const pathOf = (edition: EditionId, name: ChartName): string =>
	`${CHARTS_OF[rootOf(edition)].folder}${slugOf(name)}/`;
