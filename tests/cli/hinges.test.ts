import { expect, it } from 'vitest';
import * as v from 'valibot';
import { judge } from '../support/command-line.ts';

const BOMB = 'content/scenarios/2023/gurdy-and-the-bomb.souls';

it('prints what it hinges on, in 80 columns', () => {
	const { code, out } = judge(['--hinges', BOMB]);
	expect(code).toBe(0);
	expect(out).toContain("It hinges on:\n  • Gurdy's HP: with 2 instead of 1\n");
	expect(out).toContain('“Ben plays Bomb! on Gurdy”: if that hadn’t happened');
	for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
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
		JSON.parse(judge(['--hinges', '--json', BOMB]).out)
	);
	expect(hinges.hinges.map(({ kind }) => kind)).toEqual(['hp', 'act']);
});
