import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
	readonly run: (run: Run) => Promise<Outcome>;
	/** The core it takes while another part takes the other; without one it takes both. */
	readonly core?: 1 | 2;
	/** The part that must have passed for this one to mean anything. */
	readonly after?: string;
}

const PASSED: Outcome = { passed: 1, failed: 0 };
const FAILED: Outcome = { passed: 0, failed: 1 };

const reports = mkdtempSync(join(tmpdir(), 'fizzle-test-'));
const reportOf = (name: string): string => join(reports, `${name}.json`);

/** Runs commands whose output is shown as it comes, or handed to who keeps it for later. */
const running =
	(keep?: (text: string) => void): Run =>
	(script, args, env = {}) =>
		new Promise((resolve, reject) => {
			const out = keep ? 'pipe' : 'inherit';
			const child = spawn(process.execPath, [script, ...args], {
				cwd: ROOT,
				env: { ...process.env, ...env },
				stdio: ['ignore', out, out]
			});
			for (const stream of [child.stdout, child.stderr])
				stream?.setEncoding('utf8').on('data', keep ?? (() => undefined));
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

const PARTS: readonly Part[] = [
	{
		name: 'types',
		core: 2,
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
		core: 1,
		what: 'eslint',
		run: (run) => passOrFail([() => run(command('eslint'), ['--max-warnings', '0', '.'])])
	},
	{
		name: 'format',
		core: 2,
		what: 'prettier --check',
		run: (run) => passOrFail([() => run(command('prettier'), ['--check', '.'])])
	},
	{
		name: 'unit',
		what: 'vitest: unit, scenario and property tests',
		run: async (run) => {
			const code = await run(command('vitest'), [
				'run',
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
		core: 2,
		what: 'vite build, and the pack for devices without a network',
		run: (run) => passOrFail([() => run(join(ROOT, 'scripts/build.ts'), [])])
	},
	{
		name: 'browser',
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
	run: Run
): Promise<Outcome> => {
	if (part.after !== undefined && (done.get(part.after)?.failed ?? 0) > 0) {
		console.error(`Not run, since ${part.after} failed.`);
		return FAILED;
	}
	try {
		return await part.run(run);
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
/** Runs parts one after the other. Those that run beside others show their output when they are done. */
const inTurn = async (some: readonly Part[], kept: boolean): Promise<void> => {
	for (const part of some) {
		const began = Date.now();
		const title = `\n== ${part.name} (${part.what})`;
		const output: string[] = [];
		if (!kept) console.log(title);
		const run = kept ? running((text) => output.push(text)) : running();
		const outcome = await runPart(part, outcomes, run);
		outcomes.set(part.name, outcome);
		if (kept) console.log(title + '\n' + output.join(''));
		const line = `${outcome.failed === 0 ? 'ok    ' : 'FAILED'} ${part.name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds(began)})`;
		lines.push(line);
		console.log(line);
	}
};
const on = (core: Part['core']): readonly Part[] => parts.filter((part) => part.core === core);
await Promise.all([inTurn(on(1), true), inTurn(on(2), true)]);
await inTurn(on(undefined), false);
rmSync(reports, { recursive: true, force: true });

const total = (which: keyof Outcome): number =>
	[...outcomes.values()].reduce((sum, outcome) => sum + outcome[which], 0);

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0;
