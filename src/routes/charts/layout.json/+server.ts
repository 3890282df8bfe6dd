import type { RunningChart } from '#lib/ui/charts/running.ts';
import { drawnCharts } from '../charts.server.ts';

export const prerender = true;
export const trailingSlash = 'never';

/** The drawings for the table, which fetches them when they are wanted. */
export const GET = async (): Promise<Response> =>
	Response.json(
		(await drawnCharts()).map(({ sheet, drawing }): RunningChart => ({
			name: sheet.name,
			title: sheet.title,
			drawing,
			states: Object.fromEntries(
				sheet.states.map(({ name, leaving }) => [
					name,
					leaving.map(({ id, number, from, to, rules, does }) => ({
						id,
						number,
						from,
						to,
						does: [...does],
						rules: [...rules]
					}))
				])
			)
		}))
	);
