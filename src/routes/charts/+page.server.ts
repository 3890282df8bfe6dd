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
		charts.flatMap(({ name, opens }) =>
			opens.map((opened) => ({
				id: `${slugOf(name)}-opens-${slugOf(opened)}`,
				from: slugOf(name),
				to: slugOf(opened),
				number: null,
				decision: false
			}))
		),
		'RIGHT'
	);
	return { charts, map };
};
