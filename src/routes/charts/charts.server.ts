import { CHARTS_2023 } from '#lib/editions/2023.ts';
import { namesOf } from '#lib/editions/edition.ts';
import { begin, decide, prompt, replay, why } from '#lib/judge/judge.ts';
import type { Transition } from '#lib/model/frame.ts';
import { parse, play } from '#lib/scenario/index.ts';
import { callsIn, opensOf, type Call } from '#lib/ui/charts/calls.ts';
import { draw } from '#lib/ui/charts/draw.server.ts';
import type { Drawing } from '#lib/ui/charts/drawing.ts';
import { sheetOf, type ChartSheet } from '#lib/ui/charts/sheet.ts';

const texts = import.meta.glob<string>('/content/scenarios/2023/**/*.souls', {
	query: '?raw',
	import: 'default',
	eager: true
});

/** The transitions that a scenario takes, in their order. */
function takenIn(text: string): readonly Transition[] {
	const taken: Transition[] = [];
	const parsed = parse(text);
	if (!parsed.ok) return taken;
	play(parsed.scenario, {
		begin: (position) => {
			const begun = begin(position);
			taken.push(...begun.taken);
			return begun;
		},
		decide: (position, decision) => {
			const decided = decide(position, decision);
			if (decided.ok) taken.push(...decided.taken);
			return decided;
		},
		prompt,
		replay,
		why
	});
	return taken;
}

let seen: readonly Call[] | null = null;

/** Which chart opens which is not written anywhere: it is what the charts do in the scenarios. */
const calls = (): readonly Call[] =>
	(seen ??= Object.values(texts).flatMap((text) => callsIn(takenIn(text))));

/** Every chart of the edition as it can be read, outermost first. */
export const sheets = (): readonly ChartSheet[] =>
	namesOf(CHARTS_2023).map((name) =>
		sheetOf(CHARTS_2023[name], (from, nth) => opensOf(calls(), name, from, nth))
	);

/** A chart and its drawing. */
export interface DrawnChart {
	readonly sheet: ChartSheet;
	readonly drawing: Drawing;
}

let drawn: Promise<readonly DrawnChart[]> | null = null;

/** Every chart with its drawing, laid out once. */
export const drawnCharts = (): Promise<readonly DrawnChart[]> =>
	(drawn ??= Promise.all(sheets().map(async (sheet) => ({ sheet, drawing: await draw(sheet) }))));
