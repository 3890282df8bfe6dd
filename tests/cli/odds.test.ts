import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { judge } from '../support/command-line.ts';

// Two hits of 4 to 6 before two misses: 1/4 without a miss, and 2 · 1/8 with one.
const ATTACK = `title: Can Amy kill Gurdy?
player Amy: Isaac, 2 HP, 3¢ | hand: Bomb!, Butter Bean!
player Ben: Cain, 2 HP, 3¢ | hand: empty
monsters: Gurdy (2 HP), Fly
---
Amy attacks
everyone passes
Amy chooses Gurdy
`;

describe('--odds', () => {
	it('prints deaths, then every outcome with its bar, in 80 columns', () => {
		const { code, out, err } = judge(['--odds'], ATTACK);
		expect([code, err]).toEqual([0, '']);
		expect(out).toContain(
			'Can Amy kill Gurdy?\n\nThe odds if nobody responds, until the attack is over:'
		);
		expect(out).toContain('  ██████████ 1/2 (50%)\n    Gurdy dies.');
		expect(out).toContain("  █████ 1/4 (25%)\n    Amy gains 7¢ and Gurdy's soul.\n");
		expect(out).toMatch(/That is everything that can come: \d+ positions\./u);
		for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
	});

	it('is data with --json: fractions, outcomes, and how much was looked at', () => {
		const { code, out } = judge(['--odds', '--json'], ATTACK);
		expect(code).toBe(0);
		const chance = v.object({ fraction: v.string(), percent: v.string(), value: v.number() });
		const { odds } = v.parse(
			v.object({
				odds: v.object({
					facts: v.array(v.object({ fact: v.unknown(), sentence: v.string(), chance })),
					outcomes: v.array(v.object({ chance, most: v.null(), outcome: v.object({}) })),
					rest: v.array(v.unknown()),
					hangOn: v.array(v.unknown()),
					positions: v.number(),
					whole: v.boolean()
				})
			}),
			JSON.parse(out)
		);
		expect(odds.facts.map(({ sentence, chance: { fraction } }) => [sentence, fraction])).toEqual([
			['Gurdy dies.', '1/2'],
			['Amy dies.', '1/2']
		]);
		expect(odds.outcomes.reduce((sum, one) => sum + one.chance.value, 0)).toBe(1);
		expect([odds.rest, odds.hangOn, odds.whole]).toEqual([[], [], true]);
	});

	it('tells the least and the most where somebody may respond', () => {
		const { out } = judge(
			['--odds', '--may', 'ben'],
			ATTACK.replace('hand: empty', 'hand: Bomb!').replace(
				'3¢ | hand: Bomb!',
				'3¢, 1 loot play | hand: Bomb!'
			)
		);
		expect(out).toContain('The odds if only Ben may respond, until the attack is over:');
		// Ben's Bomb! can take a HP from either of them: one hit before two misses, or the other way round.
		expect(out).toContain('1/4 (25%) to 3/4 (75%)\n    Gurdy dies.');
		expect(out).toContain('It hangs on what Ben does.');
	});

	it('tells how likely a goal is that is played for', () => {
		const goal = ['--odds', '--goal', 'gurdy dies'];
		const { out } = judge([...goal, '--for', 'Ben'], ATTACK);
		expect(out).toContain('The odds if Ben plays for it:\n  ██████████ 1/2 (50%)\n    Gurdy dies.');
		expect(judge([...goal, '--json'], ATTACK).out).toContain('"fraction": "1/2"');
	});

	it('says that it has not looked at all of it', () => {
		const { out } = judge(['--odds', '--positions', '10'], ATTACK);
		expect(out).toContain('Not known: only 10 positions were looked at.');
		expect(out).toContain('Only 10 positions were looked at, and there are more.');
	});

	it.each([
		[['--may', 'Ben'], '--may and --positions go with --odds or --stop.'],
		[['--odds', '--positions', 'x'], 'a whole number from 1'],
		[['--for', 'Ben'], '--for and --against go with --goal.'],
		[['--odds', '--goal', 'Ben sneezes'], '“Ben sneezes” is no death or win at this table'],
		[['--odds', '--may', 'Cleo'], 'Nobody here is called “Cleo”: there are Amy, Ben.']
	])('%s is refused', (args, said) => {
		const { code, err } = judge(args, ATTACK);
		expect(code).toBe(2);
		expect(err).toContain(said);
	});

	it('says which line does not follow', () => {
		const { code, err } = judge(['--odds'], `${ATTACK}Amy ends the turn\n`);
		expect(code).toBe(2);
		expect(err).toContain('standard input:9: ');
	});
});
