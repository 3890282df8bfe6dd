import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { judge } from '../support/command-line.ts';

const BOMBED = `player Amy: Isaac | hand: empty
player Ben: Cain | hand: empty
monsters: Gurdy (1 HP), Fly
attack: Amy on Gurdy
stack: Amy's roll 2 against Gurdy; damage 1 to Gurdy
---
`;
const COLLAR = `player Amy: Isaac, 1 HP, 3¢ | items: Guppy's Collar
player Ben: Cain, 1 loot play | hand: Butter Bean!
monsters: Gurdy, Fly
stack: damage 1 to Amy
---
everyone passes
Ben plays Butter Bean! -> Guppy's Collar
`;

describe('--verdict', () => {
	it('prints the answer, its rules, and each player before and after, in 80 columns', () => {
		const { code, out, err } = judge(['--verdict'], BOMBED);
		expect([code, err]).toEqual([0, '']);
		expect(out).toContain("Amy gains 7¢ and Gurdy's soul, and takes no damage.");
		expect(out).toContain('§ 8 Attacking: attack.cancelled, attack.ends-by-death');
		expect(out).toContain('Amy: 2 HP · 3 → 10¢ · 0 loot · 0 → 1 soul · + Gurdy');
		for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
	});

	it('prints why an act is refused, what the rest depends on, and the readings', () => {
		const { code, out } = judge(['--verdict'], COLLAR);
		expect(code).toBe(2);
		expect(out).toContain("No. Ben can't play Butter Bean! on Guppy's Collar: it triggered");
		expect(out).toContain('ability.target-needed');
		expect(out).toContain(
			"  • 1–3:\n    Amy takes 1 damage but survives (1 HP left). Amy's death is prevented"
		);
		expect(out).toContain('would-die = as-put: makes no difference here');
		for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
	});

	it('prints what would make the act legal', () => {
		const { out } = judge(
			['--verdict'],
			'player Amy: Isaac | hand: 3 Cents!\nplayer Ben: Cain | hand: Bomb!\n---\nBen plays Bomb! -> Amy\n'
		);
		expect(out).toContain(
			'It would be legal:\n  • Ben taps Cain first.\n  • Ben has another loot play.'
		);
	});

	it('is data with --json, where its rules are cited too', () => {
		const { out } = judge(['--json'], BOMBED);
		const { verdict, citations } = v.parse(
			v.object({
				verdict: v.object({
					sentence: v.string(),
					end: v.string(),
					dependsOn: v.null(),
					rules: v.array(v.string()),
					outcome: v.object({ players: v.array(v.object({ damage: v.number() })) })
				}),
				citations: v.record(v.string(), v.unknown())
			}),
			JSON.parse(out)
		);
		expect(verdict.end).toBe('done');
		expect(verdict.outcome.players.map(({ damage }) => damage)).toEqual([0, 0]);
		expect(Object.keys(citations)).toEqual(expect.arrayContaining(verdict.rules));
	});

	it('goes with --json alone', () => {
		expect(judge(['--verdict', '--legal'], BOMBED).err).toContain(
			'--verdict goes with --json alone'
		);
		expect(judge(['--verdict', '--compare'], BOMBED).err).toContain('--compare goes with --json');
	});
});
