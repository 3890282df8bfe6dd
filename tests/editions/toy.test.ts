import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHARTS_2023, edition2023 } from '#lib/editions/2023.ts';
import type { Chart } from '#lib/flows/chart.ts';
import { judgeOf } from '#lib/judge/judge.ts';
import { parse, play, type Scenario } from '#lib/scenario/index.ts';

/** An edition whose rulebook differs in one sentence: a miss hurts nobody. */
const MISSES_HURT_NOBODY: Chart<'roll'> = {
	...CHARTS_2023.roll,
	states: {
		...CHARTS_2023.roll.states,
		resolved: (CHARTS_2023.roll.states['resolved'] ?? []).map((transition) => ({
			...transition,
			does: transition.does.filter((does) => does !== 'miss')
		}))
	}
};
const TOY = judgeOf({ '2023': edition2023({ roll: MISSES_HURT_NOBODY }) });

const read = (text: string): Scenario => {
	const parsed = parse(text);
	if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
	return parsed.scenario;
};
const FIGHT = `player Amy:
player Ben:
monsters: Gurdy
attack: Amy on Gurdy
stack: Amy's roll 1 against Gurdy
---
everyone passes
everyone passes
`;
const MISS = read(`${FIGHT}expect Amy: 1 HP`);
const NOTHING = read(`${FIGHT}expect Amy: 2 HP`);

it('differs where its chart does, and nowhere else', () => {
	expect(play(MISS)).toMatchObject({ ok: true, held: true });
	expect(play(MISS, TOY)).toMatchObject({ ok: true, held: false });
	expect(play(NOTHING, TOY)).toMatchObject({ ok: true, held: true });
});

it('plays a whole turn with everything that it shares', () => {
	const turn = read(readFileSync('content/scenarios/2023/flows/a-whole-turn.souls', 'utf8'));
	const [own, toy] = [play(turn), play(turn, TOY)];
	expect(toy).toEqual(own);
	expect(own).toMatchObject({ ok: true, held: true });
});
