import { expect, test } from 'vitest';
import { edition2023 } from '#lib/editions/2023.ts';
import { eventOf, type Next } from '#lib/flows/chart.ts';
import { judgeOf } from '#lib/judge/judge.ts';
import { CHARTS } from '#lib/model/frame.ts';
import { play } from '#lib/scenario/index.ts';
import { overheard } from '../support/coverage.ts';
import { scenarios } from '../support/scenarios.ts';

test(
	'every transition of every scenario is the one that XState takes',
	{ timeout: 120_000 },
	() => {
		let asked = 0;
		const otherwise: unknown[] = [];
		const edition = edition2023();
		const charts = { ...edition.charts };
		for (const name of CHARTS) {
			const running = edition.charts[name];
			const { machine } = running;
			const byMachine = (state: string, at: Next): unknown => {
				const snapshot = machine.resolveState({ value: state, context: {} });
				const event = { type: eventOf(at.decision?.do ?? null), ...at };
				return machine.getTransitionData(snapshot, event)[0]?.meta;
			};
			charts[name] = overheard(running, (state, at, taken) => {
				asked++;
				if (taken?.move !== byMachine(state, at)) otherwise.push({ chart: name, state, taken });
			});
		}
		const judge = judgeOf({ '2023': { ...edition, charts } });
		for (const { scenario } of scenarios()) play(scenario, judge);
		expect(otherwise).toEqual([]);
		expect(asked).toBeGreaterThan(10_000);
	}
);
