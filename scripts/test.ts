import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { command, ROOT } from './paths.ts';

interface Outcome {
	readonly passed: number;
	readonly failed: number;
}

/** Runs a command of an installed package with this Node, and gives its exit code. */
type Run = (
	script: string,
	args: readonly string[],
	env?: Readonly<Record<string, string>>
) => Promise<number>;

interface Part {
	readonly name: string;
	readonly what: string;
	/** @param half takes no more than half of the cores, as other parts run beside it. */
	readonly run: (run: Run, half: boolean) => Promise<Outcome>;
	/** The half of the machine it takes while another part takes the other. */
	readonly half: 1 | 2;
	/** The part that must have passed for this one to mean anything. */
	readonly after?: string;
	/** The part that must be over, whatever came of it, as both write into one folder. */
	readonly apartFrom?: string;
}

const PASSED: Outcome = { passed: 1, failed: 0 };
const FAILED: Outcome = { passed: 0, failed: 1 };

const reports = mkdtempSync(join(tmpdir(), 'fizzle-test-'));
const reportOf = (name: string): string => join(reports, `${name}.json`);

/** Runs commands whose output is shown as it comes, or line by line behind the name of what runs beside other things. */
const running =
	(name: string | null): Run =>
	(script, args, env = {}) =>
		new Promise((resolve, reject) => {
			const out = name === null ? 'inherit' : 'pipe';
			const child = spawn(process.execPath, [script, ...args], {
				cwd: ROOT,
				env: { ...process.env, ...env },
				stdio: ['ignore', out, out]
			});
			for (const stream of [child.stdout, child.stderr])
				if (stream)
					createInterface(stream).on('line', (line) => {
						console.log(`${(name ?? '').padEnd(8)}| ${line}`);
					});
			child.once('error', reject);
			child.once('close', (code) => {
				resolve(code ?? 1);
			});
		});

const readReport = (name: string): unknown => {
	try {
		return JSON.parse(readFileSync(reportOf(name), 'utf8'));
	} catch {
		return undefined;
	}
};

const numberAt = (value: unknown, key: string): number => {
	const found: unknown =
		typeof value === 'object' && value !== null && key in value
			? value[key as keyof typeof value]
			: undefined;
	return typeof found === 'number' ? found : 0;
};

/** A runner that failed without a failed test (a file that does not load, say) counts as one failure. */
const counted = (code: number, { passed, failed }: Outcome): Outcome => {
	if (passed + failed === 0) return FAILED;
	return { passed, failed: code !== 0 ? Math.max(failed, 1) : failed };
};

const passOrFail = async (steps: readonly (() => Promise<number>)[]): Promise<Outcome> => {
	for (const step of steps) if ((await step()) !== 0) return FAILED;
	return PASSED;
};

const CORES = availableParallelism();

const PARTS: readonly Part[] = [
	{
		name: 'types',
		half: 2,
		what: 'svelte-check, and tsc for the service worker',
		run: (run) =>
			passOrFail([
				() => run(command('@sveltejs/kit', 'svelte-kit'), ['sync']),
				() => run(command('svelte-check'), ['--fail-on-warnings']),
				() => run(command('typescript', 'tsc'), ['-p', 'src/service-worker'])
			])
	},
	{
		name: 'lint',
		half: 1,
		what: 'eslint',
		run: (run) => passOrFail([() => run(command('eslint'), ['--max-warnings', '0', '.'])])
	},
	{
		name: 'format',
		half: 2,
		what: 'prettier --check',
		run: (run) => passOrFail([() => run(command('prettier'), ['--check', '.'])])
	},
	{
		name: 'unit',
		half: 1,
		apartFrom: 'build',
		what: 'vitest: unit, scenario and property tests',
		run: async (run, half) => {
			// Each worker loads the modules anew: where others take the rest of the machine, fewer do more.
			const code = await run(command('vitest'), [
				'run',
				...(half ? [`--maxWorkers=${Math.max(1, CORES >> 1)}`] : []),
				'--allowOnly=false',
				'--reporter=default',
				'--reporter=json',
				`--outputFile.json=${reportOf('unit')}`
			]);
			const report = readReport('unit');
			return counted(code, {
				passed: numberAt(report, 'numPassedTests'),
				failed: numberAt(report, 'numFailedTests')
			});
		}
	},
	{
		name: 'build',
		half: 2,
		what: 'vite build, and the pack for devices without a network',
		run: (run) => passOrFail([() => run(join(ROOT, 'scripts/build.ts'), [])])
	},
	{
		name: 'browser',
		half: 2,
		what: 'playwright: the built site in Chromium',
		after: 'build',
		run: async (run) => {
			ensureBrowser();
			const code = await run(
				command('@playwright/test', 'playwright'),
				['test', '--forbid-only', '--reporter=list,json'],
				{ PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('browser') }
			);
			const report = readReport('browser');
			const stats: unknown =
				typeof report === 'object' && report !== null && 'stats' in report
					? report.stats
					: undefined;
			return counted(code, {
				passed: numberAt(stats, 'expected'),
				failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky')
			});
		}
	}
];

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const runPart = async (
	part: Part,
	done: ReadonlyMap<string, Outcome>,
	run: Run,
	half: boolean
): Promise<Outcome> => {
	if (part.after !== undefined && (done.get(part.after)?.failed ?? 0) > 0) {
		console.error(`Not run, since ${part.after} failed.`);
		return FAILED;
	}
	try {
		return await part.run(run, half);
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		return FAILED;
	}
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => PARTS.every((part) => part.name !== name));
if (unknown.length > 0) {
	const names = PARTS.map((part) => part.name).join(', ');
	throw new Error(`No part is called ${unknown.join(', ')}: the parts are ${names}.`);
}
const parts = asked.length > 0 ? PARTS.filter((part) => asked.includes(part.name)) : PARTS;

const outcomes = new Map<string, Outcome>();
const lines: string[] = [];
/**
 * Both halves of the machine have parts of their own, which they do one after the other. So a browser test that waits
 * for something leaves its core to a unit test.
 */
const halves = ([1, 2] as const)
	.map((half) => parts.filter((part) => part.half === half))
	.filter(({ length }) => length > 0);
const beside = halves.length > 1;
const over = new Map(parts.map(({ name }) => [name, Promise.withResolvers<undefined>()]));
const inTurn = async (some: readonly Part[]): Promise<void> => {
	for (const part of some) {
		await over.get(part.apartFrom ?? '')?.promise;
		const began = Date.now();
		console.log(`\n== ${part.name} (${part.what})`);
		const outcome = await runPart(part, outcomes, running(beside ? part.name : null), beside);
		outcomes.set(part.name, outcome);
		over.get(part.name)?.resolve(undefined);
		const line = `${outcome.failed === 0 ? 'ok    ' : 'FAILED'} ${part.name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds(began)})`;
		lines.push(line);
		console.log(line);
	}
};
await Promise.all(halves.map(inTurn));
rmSync(reports, { recursive: true, force: true });

const total = (which: keyof Outcome): number =>
	[...outcomes.values()].reduce((sum, outcome) => sum + outcome[which], 0);

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0;
