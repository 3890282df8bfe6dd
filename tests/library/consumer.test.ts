/** The library as a stranger has it: built, lying in node_modules, typed, and run by Node alone. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const TOP = fileURLToPath(new URL('../../', import.meta.url));
const TSC = join(TOP, 'node_modules/typescript/bin/tsc');
const EXAMPLE = 'examples/who-is-right.ts';
/** What the library needs of others. */
const NEEDS = ['valibot', 'xstate'];

/** A complaint about the types of those others. */
const FOREIGN = /node_modules\/(?!fizzle\/)[^(]*\(/u;

const folder = mkdtempSync(join(tmpdir(), 'fizzle-consumer-'));
const installed = join(folder, 'node_modules/fizzle');

const run = (args: readonly string[], cwd: string) => {
	const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
	return { code: status, said: stdout + stderr };
};

beforeAll(() => {
	mkdirSync(installed, { recursive: true });
	cpSync(join(TOP, 'package.json'), join(installed, 'package.json'));
	for (const name of NEEDS)
		symlinkSync(join(TOP, 'node_modules', name), join(folder, 'node_modules', name));
	writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
	cpSync(join(TOP, EXAMPLE), join(folder, 'example.ts'));
	const dist = join(installed, 'dist');
	const built = run([TSC, '-p', 'tsconfig.library.json', '--outDir', dist], TOP);
	expect(built).toEqual({ code: 0, said: '' });
});

afterAll(() => {
	rmSync(folder, { recursive: true });
});

test('its types are whole in a strict project of their own', () => {
	writeFileSync(
		join(folder, 'tsconfig.json'),
		JSON.stringify({
			compilerOptions: {
				strict: true,
				module: 'nodenext',
				target: 'es2024',
				types: [],
				lib: ['es2024', 'dom'],
				noEmit: true,
				skipLibCheck: false,
				exactOptionalPropertyTypes: true
			},
			files: ['example.ts', 'wrong.ts']
		})
	);
	writeFileSync(
		join(folder, 'wrong.ts'),
		`import { decide, type Position } from 'fizzle';
		export const wrong = (position: Position) => decide(position, { do: 'dance', player: 0 });`
	);
	const { code, said } = run([TSC, '-p', '.'], folder);
	expect(code).not.toBe(0);
	const ours = said.split('\n').filter((line) => /^\w/u.test(line) && !FOREIGN.test(line));
	expect(ours).toEqual([expect.stringMatching(/^wrong\.ts\(2,.*'"dance"' is not assignable/u)]);
});

test('the example of the documentation runs, and the judge decides it', () => {
	const { code, said } = run(['example.ts'], folder);
	expect(code).toBe(0);
	// 15: the newest resolves first, so Ben's bomb kills the Fly; 6.14: Amy's has lost its target.
	expect(said).toContain('As expected.');
	expect(said).toMatch(/Bomb! \(Amy\) fizzles/u);
	// 8 and 7: an attack can be declared with an empty stack only.
	expect(said).toContain('stack.must-be-empty');
	// 8: two hits of 1/2 before two misses.
	expect(said).toContain('1/2: Gurdy dies.');
	// 8: Gurdy has evasion 4, and no roll has been told.
	expect(said).toMatch(/what comes depends on the dice/u);
	expect(said).toMatch(/It hinges on Amy's roll to come: with 1–3\. Amy takes 1 damage/u);
	expect(said).toMatch(/^\d+ positions can come where Ben may respond\.$/mu);
});

test('a name that is not offered is not there', () => {
	writeFileSync(join(folder, 'inside.js'), `import 'fizzle/dist/lib/judge/judge.js';`);
	expect(run(['inside.js'], folder).said).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
});
