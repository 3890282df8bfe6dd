import { describe, expect, test } from 'vitest';
import { CHARTS_2023 } from '#lib/editions/2023.ts';
import { CHARTS_2024 } from '#lib/editions/2024.ts';
import { namesOf, type Charts } from '#lib/editions/edition.ts';
import { CHARTS_ORIGINAL } from '#lib/editions/original.ts';
import { machineOf } from '#lib/flows/chart.ts';
import type { ChartName } from '#lib/model/frame.ts';
import type { EditionId } from '#lib/model/words.ts';
import { PREDICATES } from '#lib/flows/predicates/index.ts';

const EDITIONS: Readonly<Record<EditionId, Charts>> = {
	'2023': CHARTS_2023,
	'2024': CHARTS_2024,
	original: CHARTS_ORIGINAL
};
const charts = Object.entries(EDITIONS).flatMap(([edition, of]) =>
	namesOf(of).flatMap((name) => {
		const chart = of[name];
		return chart ? [{ edition, of: name, chart, ...chart }] : [];
	})
);

/** The actions that the charts of a name take, in any edition. */
const taken = (name: ChartName): ReadonlySet<string> =>
	new Set(
		charts
			.filter((chart) => chart.of === name)
			.flatMap(({ states }) =>
				Object.values(states)
					.flat()
					.flatMap(({ does }) => does)
			)
	);
const moves = charts.flatMap(({ states }) => Object.values(states).flat());

describe.each(charts)(
	'the $of chart of $edition',
	({ of, chart, name, initial, states, actions }) => {
		test('bears the name it is called by and starts in a state of its own', () => {
			expect(name).toBe(of);
			expect(states).toHaveProperty([initial]);
		});

		test('leads only to states it has, each of which can be reached', () => {
			const reached = new Set([initial]);
			for (const state of reached)
				for (const { to } of states[state] ?? []) {
					expect(states, `${state} → ${to}`).toHaveProperty([to]);
					reached.add(to);
				}
			expect([...reached].sort()).toEqual(Object.keys(states).sort());
		});

		test('names only actions it has, and every action is named in some edition', () => {
			const named = Object.values(states)
				.flat()
				.flatMap(({ does }) => does);
			for (const done of named) expect(actions).toHaveProperty([done]);
			for (const done of Object.keys(actions)) expect(taken(of)).toContain(done);
		});

		test('cites a rule on every transition', () => {
			for (const [state, leaving] of Object.entries(states))
				for (const move of leaving) expect(move.rules, `${state} → ${move.to}`).not.toEqual([]);
		});

		test('ends the choices of a state with one that is always open, unless it waits for a player', () => {
			for (const [state, leaving] of Object.entries(states)) {
				const last = leaving.at(-1);
				if (last && !last.decision) expect(last.when, state).toEqual([]);
			}
		});

		test('is a plain statechart: an event for each kind of decision and one to go on, no `always`, no delays, no invocations, no context', () => {
			const machine = machineOf(chart);
			const decisions = Object.values(chart.states).flatMap((moves) =>
				moves.map(({ decision }) => decision ?? 'NEXT')
			);
			expect(new Set(machine.events)).toEqual(new Set(decisions));
			for (const node of Object.values(machine.states)) {
				expect(node.always ?? []).toEqual([]);
				expect(node.after).toEqual([]);
				expect(node.invoke).toEqual([]);
			}
		});
	}
);

test('every question is asked by some chart', () => {
	const asked = new Set<string>(moves.flatMap(({ when }) => when));
	expect(Object.keys(PREDICATES).filter((name) => !asked.has(name))).toEqual([]);
});

test('every question that can refuse a player says so in words and cites a rule', () => {
	for (const { decision, when } of moves)
		if (decision && decision !== 'pass')
			for (const name of when) {
				expect(PREDICATES[name].refused, name).not.toBe('');
				expect(PREDICATES[name].by, name).not.toEqual([]);
			}
});
