import { describe, expect, test } from 'vitest';
import { CHARTS_2023 } from '#lib/editions/2023.ts';
import { machineOf } from '#lib/flows/chart.ts';
import { PREDICATES } from '#lib/flows/predicates.ts';
import { CHARTS } from '#lib/model/frame.ts';

const charts = CHARTS.map((name) => CHARTS_2023[name]);
const moves = charts.flatMap(({ states }) => Object.values(states).flat());

describe.each(charts)('the $name chart', ({ name, initial, states, actions }) => {
	test('bears the name it is called by and starts in a state of its own', () => {
		expect(CHARTS_2023[name].name).toBe(name);
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

	test('names only actions it has, and every action is named', () => {
		const named = new Set(
			Object.values(states)
				.flat()
				.flatMap(({ does }) => does)
		);
		expect([...named].sort()).toEqual(Object.keys(actions).sort());
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

	test('is a plain statechart: one event, no `always`, no delays, no invocations, no context', () => {
		const machine = machineOf(CHARTS_2023[name]);
		for (const event of machine.events) expect(event).toMatch(/^NEXT(?: [a-z]+)*$/u);
		for (const node of Object.values(machine.states)) {
			expect(node.always ?? []).toEqual([]);
			expect(node.after).toEqual([]);
			expect(node.invoke).toEqual([]);
		}
	});
});

test('every question is asked by some chart', () => {
	const asked = new Set<string>(moves.flatMap(({ when }) => when));
	expect(Object.keys(PREDICATES).filter((name) => !asked.has(name))).toEqual([]);
});

test('every question that can refuse a player says so in words and cites a rule', () => {
	for (const { decision, when } of moves)
		if (decision && decision !== 'pass')
			for (const name of when) {
				expect(PREDICATES[name].refusal.refused, name).not.toBe('');
				expect(PREDICATES[name].refusal.rules, name).not.toEqual([]);
			}
});
