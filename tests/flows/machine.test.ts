import { expect, test } from 'vitest';
import type { Edition } from '#lib/editions/edition.ts';
import { edition2023 } from '#lib/editions/2023.ts';
import { eventOf, type Move, type Running } from '#lib/flows/chart.ts';
import { judgeOf } from '#lib/judge/judge.ts';
import { CHARTS } from '#lib/model/frame.ts';
import { play } from '#lib/scenario/index.ts';
import { scenarios } from '../support/scenarios.ts';

/** A chart that runs as before, and tells what it took beside what XState itself takes. */
function watched(
	running: Running,
	tell: (taken: Move | null, byMachine: unknown) => void
): Running {
	const { machine } = running;
	return {
		...running,
		state(name) {
			const state = running.state(name);
			const snapshot = machine.resolveState({ value: name, context: {} });
			return {
				...state,
				next(at) {
					const taken = state.next(at);
					const event = { type: eventOf(at.decision?.do ?? null), ...at };
					const [transition] = machine.getTransitionData(snapshot, event);
					tell(taken, transition?.meta ?? null);
					return taken;
				}
			};
		}
	};
}

test(
	'every transition of every scenario is the one that XState takes',
	{ timeout: 120_000 },
	() => {
		let asked = 0;
		const otherwise: unknown[] = [];
		const edition = edition2023();
		const charts = { ...edition.charts };
		for (const name of CHARTS)
			charts[name] = watched(edition.charts[name], (taken, byMachine) => {
				asked++;
				if (taken !== byMachine) otherwise.push({ chart: name, taken, byMachine });
			});
		const judge = judgeOf({ '2023': { ...edition, charts } satisfies Edition });
		for (const { scenario } of scenarios()) play(scenario, judge);
		expect(otherwise).toEqual([]);
		expect(asked).toBeGreaterThan(10_000);
	}
);
