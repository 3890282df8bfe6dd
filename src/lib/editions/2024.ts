import { CHARTS_2023 } from './2023.ts';
import { runAll, type Charts, type Edition } from './edition.ts';
import { OPTIONS } from './options.ts';
import { POINTS_2024 } from './points-2024.ts';

/** The charts of the online rulebook: those of 2023, for no procedure is another. */
export const CHARTS_2024 = CHARTS_2023 satisfies Charts;

/** The edition with some charts exchanged; without any, the edition itself. */
export const edition2024 = (other: Charts = {}): Edition => ({
	id: '2024',
	title: 'Online rulebook, November 2024',
	charts: runAll({ ...CHARTS_2024, ...other }, POINTS_2024),
	options: OPTIONS['2024'],
	points: POINTS_2024,
	waiting: []
});
