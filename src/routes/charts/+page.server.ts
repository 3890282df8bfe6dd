import { layOut } from '#lib/ui/charts/draw.server.ts';
import { slugOf } from '#lib/ui/charts/sheet.ts';
import type { PageServerLoad } from './$types';
import { sheets } from './charts.server.ts';

export const load: PageServerLoad = async () => {
	const charts = sheets().map(({ name, title, states }) => {
		const transitions = states.flatMap(({ leaving }) => leaving);
		return {
			name,
			title,
			states: states.length,
			transitions: transitions.length,
			opens: [...new Set(transitions.flatMap(({ opens }) => opens))]
		};
	});
	const [first] = charts;
	const map = await layOut(
		charts.map(({ name, title }) => ({
			id: slugOf(name),
			name: title,
			initial: name === first?.name,
			final: false
		})),
		charts.flatMap(({ name, opens }, i) =>
			opens.flatMap((opened) => {
				const other = charts.findIndex((chart) => chart.name === opened);
				const both = charts[other]?.opens.includes(name) ?? false;
				// Two that open each other share a line.
				if (both && other < i) return [];
				const [from, to] = [slugOf(name), slugOf(opened)];
				return [{ id: `${from}-opens-${to}`, from, to, both, number: null, decision: false }];
			})
		),
		'RIGHT'
	);
	return { charts, map };
};
