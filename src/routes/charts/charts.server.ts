import { error } from '@sveltejs/kit';
import { EDITIONS } from '#lib/editions/index.ts';
import { JUDGE } from '#lib/judge/judge.ts';
import type { Chart } from '#lib/flows/chart.ts';
import { CHARTS, type ChartName, type TakenTransition } from '#lib/model/frame.ts';
import type { EditionId } from '#lib/model/words.ts';
import { parse, play, type Scenario } from '#lib/scenario/index.ts';
import { callsIn, opensOf, type Call } from '#lib/ui/charts/calls.ts';
import { draw, layOut } from '#lib/ui/charts/draw.server.ts';
import type { Drawing } from '#lib/ui/charts/drawing.ts';
import type { RunningChart } from '#lib/ui/charts/running.ts';
import { sheetOf, type ChartSheet } from '#lib/ui/charts/sheet.ts';
import { slugOf } from '#lib/ui/charts/slug.ts';
import { pathOf } from '#lib/ui/charts/where.ts';

const texts = import.meta.glob<string>('/content/scenarios/**/*.souls', {
	query: '?raw',
	import: 'default',
	eager: true
});

/** The transitions that a scenario takes, in their order. */
function takenIn(scenario: Scenario): readonly TakenTransition[] {
	const taken: TakenTransition[] = [];
	play(scenario, {
		...JUDGE,
		begin: (position) => {
			const begun = JUDGE.begin(position);
			taken.push(...begun.taken);
			return begun;
		},
		decide: (position, decision) => {
			const decided = JUDGE.decide(position, decision);
			if (decided.ok) taken.push(...decided.taken);
			return decided;
		}
	});
	return taken;
}

/** What is worked out once for each edition. */
function perEdition<T>(of: (edition: EditionId) => T): (edition: EditionId) => T {
	const known = new Map<EditionId, T>();
	return (edition) => {
		const found = known.get(edition) ?? of(edition);
		known.set(edition, found);
		return found;
	};
}

/** Which chart opens which is not written anywhere: it is what the charts do in the scenarios. */
const calls = perEdition((edition): readonly Call[] =>
	Object.values(texts).flatMap((text) => {
		const parsed = parse(text);
		return parsed.ok && parsed.scenario.rules === edition ? callsIn(takenIn(parsed.scenario)) : [];
	})
);

/** The charts of an edition, outermost first. */
const chartsOf = (edition: EditionId): readonly Chart[] =>
	CHARTS.flatMap((name) => EDITIONS[edition].charts[name]?.chart ?? []);

/** Every chart of an edition as it can be read, outermost first. */
const sheets = perEdition((edition): readonly ChartSheet[] => {
	const { points } = EDITIONS[edition];
	return chartsOf(edition).map((chart) => {
		const opens = (from: string, nth: number): readonly ChartName[] =>
			opensOf(calls(edition), chart.name, from, nth);
		return sheetOf(chart, points, opens);
	});
});

/** A chart and its drawing. */
export interface DrawnChart {
	readonly sheet: ChartSheet;
	readonly drawing: Drawing;
}

/** Every chart of an edition with its drawing, laid out once. */
const drawnCharts = perEdition((edition): Promise<readonly DrawnChart[]> =>
	Promise.all(sheets(edition).map(async (sheet) => ({ sheet, drawing: await draw(sheet) })))
);

/** The charts of an edition in a list, and a map of which opens which. */
export async function overviewOf(edition: EditionId) {
	const charts = sheets(edition).map(({ name, title, states }) => {
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
			id: pathOf(edition, name),
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
				const [from, to] = [pathOf(edition, name), pathOf(edition, opened)];
				return [{ id: `${from}-opens-${to}`, from, to, both, number: null, decision: false }];
			})
		),
		'RIGHT'
	);
	return { edition, charts, map };
}

/** The names of the charts of an edition in addresses. */
export const chartSlugs = (edition: EditionId): readonly { readonly name: string }[] =>
	chartsOf(edition).map(({ name }) => ({ name: slugOf(name) }));

/** A chart of an edition by its name in addresses, as its page shows it. */
export async function chartPage(edition: EditionId, slug: string) {
	const charts = await drawnCharts(edition);
	const chart = charts.find(({ sheet }) => slugOf(sheet.name) === slug);
	if (!chart) error(404, 'There is no chart of that name.');
	const openedBy = charts
		.map(({ sheet }) => sheet)
		.filter(({ states }) =>
			states.some(({ leaving }) => leaving.some(({ opens }) => opens.includes(chart.sheet.name)))
		)
		.map(({ name }) => name);
	return {
		...chart,
		edition,
		openedBy,
		titles: Object.fromEntries(charts.map(({ sheet }) => [sheet.name, sheet.title]))
	};
}

/** The drawings of an edition for the table, which fetches them when they are wanted. */
export const layoutOf = async (edition: EditionId): Promise<readonly RunningChart[]> =>
	(await drawnCharts(edition)).map(({ sheet, drawing }) => ({
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
	}));
