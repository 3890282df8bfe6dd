import { expect, test } from 'vitest';
import { CHARTS_2023 } from '#lib/editions/2023.ts';
import type { Charts } from '#lib/editions/edition.ts';
import type { Chart, Move } from '#lib/flows/chart.ts';
import { decide } from '#lib/judge/judge.ts';
import type { ChartName, Transition } from '#lib/model/frame.ts';
import { play } from '#lib/scenario/index.ts';
import { callsIn, opensOf } from '#lib/ui/charts/calls.ts';
import { scenarios } from '../support/scenarios.ts';

const charts: Charts = CHARTS_2023;
const chartOf = (name: ChartName): Chart => {
	const chart = charts[name];
	if (!chart) throw new Error(`No chart “${name}”.`);
	return chart;
};
const moveOf = ({ chart, from, nth }: Transition): Move | undefined =>
	chartOf(chart).states[from]?.[nth];

/** Each decision of each scenario: what was taken, and the frames that it led to. */
const of2023 = scenarios().filter(({ scenario }) => scenario.rules === '2023');
const decided = of2023.flatMap(({ file, scenario }) => {
	const played = play(scenario);
	if (!played.ok) throw new Error(`${file} cannot be laid out.`);
	let before = played.begun.position;
	return played.lines.flatMap(({ taken, position }) => {
		const transitions = taken.map(({ decision, position: after }) => {
			const again = decide(before, decision);
			if (!again.ok) throw new Error(`${file}: ${again.refusal.refused}`);
			before = after;
			return { file, taken: again.taken, frames: again.position.frames };
		});
		// The table may have been changed by an edit.
		before = position;
		return transitions;
	});
});

test('what was taken are transitions of the charts', () => {
	for (const { file, taken } of decided)
		for (const transition of taken)
			expect(moveOf(transition), `${file}: ${JSON.stringify(transition)}`).toBeDefined();
	expect(decided.flatMap(({ taken }) => taken).length).toBeGreaterThan(1_000);
});

test('a frame goes from state to state, or begins anew', () => {
	for (const { file, taken, frames } of decided) {
		const at = new Map<string, string>();
		for (const transition of taken) {
			const { chart, depth, from } = transition;
			const frame = `${depth} ${chart}`;
			expect([at.get(frame) ?? from, chartOf(chart).initial], file).toContain(from);
			at.set(frame, moveOf(transition)?.to ?? '');
		}
		for (const [depth, { chart, state }] of frames.entries()) {
			const last = at.get(`${depth} ${chart}`) ?? state;
			expect([last, chartOf(chart).initial], file).toContain(state);
		}
	}
});

test('what a transition opens is seen in a game', () => {
	const calls = decided.flatMap(({ taken }) => callsIn(taken));
	expect(opensOf(calls, 'turn', 'recharged', 0)).toEqual(['priority']);
	expect(opensOf(calls, 'priority', 'open', 0)).toEqual([]);
	const resolving =
		chartOf('priority').states['open']?.findIndex(({ to }) => to === 'resolving') ?? -1;
	expect([...opensOf(calls, 'priority', 'open', resolving)].sort()).toEqual(
		['damage', 'monsterDeath', 'playerDeath', 'resolution', 'roll'].sort()
	);
});
