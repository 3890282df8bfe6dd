import { expect, test } from 'vitest';
import { edition2023 } from '#lib/editions/2023.ts';
import { EDITIONS } from '#lib/editions/index.ts';
import { judgeOf } from '#lib/judge/judge.ts';
import { play } from '#lib/scenario/index.ts';
import { transitionMutants } from '../support/mutants.ts';
import { scenarios } from '../support/scenarios.ts';
import { reasonFor } from '../support/survivors.ts';

const all = scenarios();
const of2023 = all.filter(({ scenario }) => scenario.rules === '2023');

test('every scenario holds with the charts as they are', () => {
	const failing = all.filter(({ scenario }) => {
		const played = play(scenario);
		return !played.ok || !played.held;
	});
	expect(failing.map(({ file }) => file)).toEqual([]);
});

/** Whether some scenario fails when the judge runs these charts. */
function isNoticed({ chart, mutated }: ReturnType<typeof transitionMutants>[number]): boolean {
	const judge = judgeOf({ ...EDITIONS, '2023': edition2023({ [chart]: mutated }) });
	return of2023.some(({ scenario }) => {
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
	{ timeout: 180_000 },
	() => {
		const dropped = transitionMutants().filter(({ name }) => name.endsWith(': dropped'));
		expect(dropped.length).toBeGreaterThan(50);
		const survivors = dropped.filter(
			(mutant) => reasonFor(mutant.name) === null && !isNoticed(mutant)
		);
		expect(survivors.map(({ name }) => name)).toEqual([]);
	}
);
