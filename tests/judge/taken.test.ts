import { expect, test } from 'vitest';
import { EDITIONS } from '#lib/editions/index.ts';
import type { Chart, Transition } from '#lib/flows/chart.ts';
import type { ChartName, TakenTransition } from '#lib/model/frame.ts';
import type { EditionId } from '#lib/model/words.ts';
import { play } from '#lib/scenario/index.ts';
import { callsIn, opensOf } from '#lib/ui/charts/calls.ts';
import { scenarios } from '../support/scenarios.ts';

const chartOf = (edition: EditionId, name: ChartName): Chart => {
	const chart = EDITIONS[edition].charts[name]?.chart;
	if (!chart) throw new Error(`No chart “${name}”.`);
	return chart;
};
const moveOf = (
	edition: EditionId,
	{ chart, from, nth }: TakenTransition
): Transition | undefined => chartOf(edition, chart).states[from]?.[nth];

/** Each decision of each scenario: what was taken, and the frames that it led to. */
const decided = scenarios().flatMap(({ file, scenario }) => {
	const { rules: edition } = scenario;
	const played = play(scenario);
	if (!played.ok) throw new Error(`${file} cannot be laid out.`);
	return played.entries.flatMap(({ decisions }) =>
		decisions.map(({ transitions: taken, position: { frames } }) => ({
			file,
			edition,
			taken,
			frames
		}))
	);
});

test('what was taken are transitions of the charts', () => {
	for (const { file, edition, taken } of decided)
		for (const transition of taken)
			expect(moveOf(edition, transition), `${file}: ${JSON.stringify(transition)}`).toBeDefined();
	expect(decided.flatMap(({ taken }) => taken).length).toBeGreaterThan(1_000);
});

test('a frame goes from state to state, or begins anew', () => {
	for (const { file, edition, taken, frames } of decided) {
		const at = new Map<string, string>();
		for (const transition of taken) {
			const { chart, depth, from } = transition;
			const frame = `${depth} ${chart}`;
			expect([at.get(frame) ?? from, chartOf(edition, chart).initial], file).toContain(from);
			at.set(frame, moveOf(edition, transition)?.to ?? '');
		}
		for (const [depth, { chart, state }] of frames.entries()) {
			const last = at.get(`${depth} ${chart}`) ?? state;
			expect([last, chartOf(edition, chart).initial], file).toContain(state);
		}
	}
});

test('what a transition opens is seen in a game', () => {
	const calls = decided
		.filter(({ edition }) => edition === '2023')
		.flatMap(({ taken }) => callsIn(taken));
	expect(opensOf(calls, 'turn', 'recharged', 0)).toEqual(['priority']);
	expect(opensOf(calls, 'priority', 'open', 0)).toEqual([]);
	const resolving =
		chartOf('2023', 'priority').states['open']?.findIndex(({ to }) => to === 'resolving') ?? -1;
	expect([...opensOf(calls, 'priority', 'open', resolving)].sort()).toEqual(
		['damage', 'monsterDeath', 'playerDeath', 'resolution', 'roll'].sort()
	);
});
