import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as v from 'valibot';

const TOP = fileURLToPath(new URL('../../', import.meta.url));
const BOMB = 'content/scenarios/2023/gurdy-and-the-bomb.souls';

/** Runs the command line as `npm run judge --` does. */
const judge = (...args: readonly string[]) =>
	spawnSync(process.execPath, ['src/cli/judge.ts', ...args], { cwd: TOP, encoding: 'utf8' });

it('prints what it hinges on, in 80 columns', () => {
	const { status, stdout } = judge('--hinges', BOMB);
	expect(status).toBe(0);
	expect(stdout).toContain("It hinges on:\n  • Gurdy's HP: with 2 instead of 1\n");
	expect(stdout).toContain('“Ben plays Bomb! -> Gurdy”: if nobody had done it');
	for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

it('is data with --json, each hinge with its scenario', () => {
	const { hinges } = v.parse(
		v.object({
			hinges: v.object({
				hinges: v.array(
					v.object({
						kind: v.string(),
						words: v.string(),
						sentence: v.string(),
						scenario: v.object({})
					})
				),
				tried: v.number()
			})
		}),
		JSON.parse(judge('--hinges', '--json', BOMB).stdout)
	);
	expect(hinges.hinges.map(({ kind }) => kind)).toEqual(['hp', 'act']);
});
