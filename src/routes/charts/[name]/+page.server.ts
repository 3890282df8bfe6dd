import { CHARTS_2023 } from '#lib/editions/2023.ts';
import { namesOf } from '#lib/editions/edition.ts';
import { error } from '@sveltejs/kit';
import { slugOf } from '#lib/ui/charts/sheet.ts';
import { drawnCharts } from '../charts.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () =>
	namesOf(CHARTS_2023).map((name) => ({ name: slugOf(name) }));

export const load: PageServerLoad = async ({ params }) => {
	const charts = await drawnCharts();
	const chart = charts.find(({ sheet }) => slugOf(sheet.name) === params.name);
	if (!chart) error(404, 'There is no chart of that name.');
	const openedBy = charts
		.map(({ sheet }) => sheet)
		.filter(({ states }) =>
			states.some(({ leaving }) => leaving.some(({ opens }) => opens.includes(chart.sheet.name)))
		)
		.map(({ name }) => name);
	return {
		...chart,
		openedBy,
		titles: Object.fromEntries(charts.map(({ sheet }) => [sheet.name, sheet.title]))
	};
};
