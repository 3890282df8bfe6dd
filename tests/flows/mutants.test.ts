import { expect, test } from 'vitest';
import { play } from '#lib/scenario/index.ts';
import { judgeWith, transitionMutants, type Mutant } from '../support/mutants.ts';
import { scenarios } from '../support/scenarios.ts';
import { reasonFor } from '../support/survivors.ts';

const all = scenarios();

test('every scenario holds with the charts as they are', () => {
	const failing = all.filter(({ scenario }) => {
		const played = play(scenario);
		return !played.ok || !played.held;
	});
	expect(failing.map(({ file }) => file)).toEqual([]);
});

/** Whether some scenario fails when the judge runs these charts. */
function isNoticed(mutant: Mutant): boolean {
	const judge = judgeWith(mutant);
	return all.some(({ scenario }) => {
		if (!mutant.editions.includes(scenario.rules)) return false;
		try {
			const played = play(scenario, judge);
			return !played.ok || !played.held;
		} catch {
			return true;
		}
	});
}

test(
	'every transition of every chart is missed by a scenario when it is gone',
	{ timeout: 300_000 },
	() => {
		const dropped = transitionMutants().filter(({ name }) => name.endsWith(': dropped'));
		expect(dropped.length).toBeGreaterThan(50);
		const survivors = dropped.filter(
			(mutant) => reasonFor(mutant.name) === null && !isNoticed(mutant)
		);
		expect(survivors.map(({ name }) => name)).toEqual([]);
	}
);
