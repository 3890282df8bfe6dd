/** With how many taps and keys disputes are settled: the browser tests count them. */
import { spawnSync } from 'node:child_process';
import * as v from 'valibot';
import { command, ROOT } from './paths.ts';

/** What a browser test says of itself when it has counted something. */
export const COUNTED = 'counted';

const Spec = v.object({
	tests: v.array(
		v.object({
			annotations: v.array(v.object({ type: v.string(), description: v.optional(v.string(), '') }))
		})
	)
});
interface Suite {
	readonly specs: readonly v.InferOutput<typeof Spec>[];
	readonly suites?: readonly Suite[] | undefined;
}
const Suite: v.GenericSchema<unknown, Suite> = v.object({
	specs: v.array(Spec),
	suites: v.optional(v.lazy(() => v.array(Suite)))
});
const Report = v.object({ suites: v.array(Suite) });

const specsIn = ({ specs, suites = [] }: Suite): Suite['specs'] => [
	...specs,
	...suites.flatMap(specsIn)
];

/** A line for each thing that the browser tests have counted. */
export function tapCounts(): readonly string[] {
	const { stdout } = spawnSync(
		process.execPath,
		[command('@playwright/test', 'playwright'), 'test', '--grep', '@counted', '--reporter=json'],
		{ cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }
	);
	const { suites } = v.parse(Report, JSON.parse(stdout));
	const counts = suites
		.flatMap(specsIn)
		.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
		.filter(({ type }) => type === COUNTED);
	return ['taps and keys:', ...counts.map(({ description }) => `  ${description}`)];
}
