/** What a ruling hinges on, as it is generated, beside the twin that was written for it. */
import { expect, test } from 'vitest';
import { hingesOf, play, verdictOf, type Played, type Scenario } from '#lib/scenario/index.ts';
import { twinsOf } from '#lib/scenario/hinge/twins.ts';
import { rulings } from '../support/rulings.ts';
import { bare } from '../support/scenarios.ts';

type Run = Extract<Played, { ok: true }>;

function played(scenario: Scenario): Run | null {
	const run = play(scenario);
	return run.ok && !run.stopped ? run : null;
}

const textOf = (scenario: Scenario): string => JSON.stringify(bare(scenario));

const sentenceOf = (scenario: Scenario): string | null => {
	const run = played(scenario);
	return run && verdictOf(run, { script: scenario.script }).sentence;
};

/** How a generated hinge and a written twin compare, the closest first. */
type Compared = 'the same fact' | 'another fact, the same end' | 'another end' | 'no hinge';

function compared(scenario: Scenario, twin: Scenario): Compared {
	const run = played(scenario);
	if (!run) return 'no hinge';
	if (twinsOf(scenario, run).some((one) => textOf(one.scenario) === textOf(twin)))
		return 'the same fact';
	const { hinges } = hingesOf(scenario, run);
	const written = sentenceOf(twin);
	if (hinges.some(({ sentence }) => sentence === written)) return 'another fact, the same end';
	return hinges.length > 0 ? 'another end' : 'no hinge';
}

test('a generated hinge of each ruling is compared with its twin; as many are found as ever', () => {
	const counts: Record<Compared, number> = {
		'the same fact': 0,
		'another fact, the same end': 0,
		'another end': 0,
		'no hinge': 0
	};
	for (const { scenario, twin } of rulings()) counts[compared(scenario.scenario, twin.scenario)]++;
	expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(rulings().length);
	const { 'the same fact': same, 'another fact, the same end': end, 'another end': other } = counts;
	expect(same).toBeGreaterThanOrEqual(17);
	expect(same + end).toBeGreaterThanOrEqual(41);
	expect(same + end + other).toBeGreaterThanOrEqual(145);
});
