import { expect, test } from 'vitest';
import { EDITIONS } from '#lib/editions/index.ts';
import type { Edition } from '#lib/editions/edition.ts';
import { askedWith, type Running } from '#lib/flows/chart.ts';
import type { Next } from '#lib/flows/next.ts';
import { judgeOf } from '#lib/judge/judge.ts';
import { CHARTS, type ChartName } from '#lib/model/frame.ts';
import { play } from '#lib/scenario/index.ts';
import { overheard } from '../support/coverage.ts';
import { scenarios } from '../support/scenarios.ts';

test('every transition of every scenario is the one that XState takes', () => {
	let asked = 0;
	const otherwise: unknown[] = [];
	const checked = (edition: Edition): Edition => {
		const charts: Partial<Record<ChartName, Running>> = {};
		for (const name of CHARTS) {
			const running = edition.charts[name];
			if (!running) continue;
			const { machine } = running;
			const byMachine = (state: string, at: Next): unknown => {
				const snapshot = machine.resolveState({ value: state, context: {} });
				return machine.getTransitionData(snapshot, askedWith(at))[0]?.meta;
			};
			charts[name] = overheard(running, (state, at, taken) => {
				asked++;
				if (taken?.move !== byMachine(state, at)) otherwise.push({ chart: name, state, taken });
			});
		}
		return { ...edition, charts };
	};
	const judge = judgeOf({
		'2023': checked(EDITIONS['2023']),
		original: checked(EDITIONS.original)
	});
	for (const { scenario } of scenarios()) play(scenario, judge);
	expect(otherwise).toEqual([]);
	expect(asked).toBeGreaterThan(10_000);
});
