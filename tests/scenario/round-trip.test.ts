import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromJson, parse, print } from '#lib/scenario/index.ts';
import { scenarios } from './arbitrary/scenarios.ts';

const RUNS = 400;

it('reads back what it prints', () => {
	fc.assert(
		fc.property(scenarios, (scenario) => {
			const parsed = parse(print(scenario), { asIs: true });
			expect(parsed.ok ? parsed.scenario : parsed.problems).toEqual(scenario);
		}),
		{ numRuns: RUNS }
	);
});

it('reads back its JSON form', () => {
	fc.assert(
		fc.property(scenarios, (scenario) => {
			const data: unknown = JSON.parse(JSON.stringify(scenario));
			const read = fromJson(data);
			expect(read.ok ? read.scenario : read.problems).toEqual(scenario);
		}),
		{ numRuns: RUNS }
	);
});
