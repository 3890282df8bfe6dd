import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { judge } from '../support/command-line.ts';

const DYING = `title: Can Ben save Amy?
player Amy: Isaac, 1 HP | items: empty | hand: empty
player Ben: Cain, 1 loot play | items: empty | hand: Soul Heart
monsters: Fly
stack: damage 1 to Amy
---
`;

describe('--stop', () => {
	it('prints the answer and the line that stops it, in the notation', () => {
		const { code, out, err } = judge(['--stop'], DYING);
		expect([code, err]).toEqual([0, '']);
		expect(out).toContain('Can Ben save Amy?\n\nIt can still be stopped:');
		expect(out).toContain('\n  Ben plays Soul Heart -> Amy\n  everyone passes\n');
	});

	it('prints a proof where nobody can, and none where it was not looked at to the end', () => {
		expect(judge(['--stop', '--may', 'Amy'], DYING).out).toContain('Nobody can stop it');
		expect(judge(['--stop', '--positions', '3'], DYING).out).toContain('in 3 positions');
	});

	it('is data with --json', () => {
		const { stop } = v.parse(
			v.object({
				stop: v.object({
					is: v.literal('can'),
					settled: v.array(v.object({ sentence: v.string() })),
					sentence: v.string(),
					line: v.object({ text: v.array(v.string()), acts: v.array(v.string()) }),
					positions: v.number()
				})
			}),
			JSON.parse(judge(['--stop', '--json'], DYING).out)
		);
		expect(stop.line.acts).toEqual(['Ben plays Soul Heart on Amy']);
	});

	it('is asked for apart from the odds', () => {
		const { code, err } = judge(['--stop', '--odds'], DYING);
		expect([code, err.split('\n')[0]]).toEqual([
			2,
			'--odds, --stop and --hinges are asked for one at a time.'
		]);
	});
});
