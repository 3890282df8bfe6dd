/** How a scenario is played again under the other edition. */
import { describe, expect, it } from 'vitest';
import {
	lineText,
	namesOf,
	otherEdition,
	print,
	replayUnder,
	respelled,
	type UnderEdition
} from '#lib/scenario/index.ts';
import { read } from '../scenario/read.ts';

type Run = Extract<UnderEdition, { ok: true }>;

function replayed(text: string): Run {
	const scenario = read(text);
	const run = replayUnder(scenario, otherEdition(scenario.rules));
	return run.ok ? run : expect.fail(JSON.stringify(run.problems));
}

/** Each line of the script, what became of it, and what was decided in its place. */
const cameOf = (run: Run): readonly string[] =>
	run.entries.map(({ line, came, where }) =>
		[
			lineText(line, namesOf(run.scenario)),
			came,
			...(where === null ? [] : [`at ${String(where)}`])
		].join(' | ')
	);

/** The script that the replay comes to. */
const scriptOf = (run: Run): readonly string[] => {
	const { script } = respelled(run);
	return script.map((line) => lineText(line, namesOf(run.scenario)));
};

const held = (run: Run): readonly (boolean | null)[] =>
	run.entries.flatMap(({ line, outcome }) => ('expect' in line ? [outcome?.held ?? null] : []));

describe('what is declared', () => {
	// Original, Attacking: the declaration has its target. 2023, 8: the target comes after the passes.
	it('takes its target along as it is declared', () => {
		const run = replayed(`
monsters: Fly, Gurdy
---
Amy attacks
Amy passes
Ben passes
Amy chooses Gurdy
roll 4
`);
		expect(run.edition).toBe('original');
		expect(cameOf(run)).toEqual([
			'Amy attacks | played',
			'Amy passes | played',
			'Ben passes | played',
			'Amy chooses Gurdy | played | at 0',
			'roll 4 | played'
		]);
	});

	it('gets its target once all have passed', () => {
		const run = replayed(`
rules: original
monsters: Fly, Gurdy
---
Amy attacks
Amy chooses Gurdy
everyone passes
roll 4
expect stack: Amy's roll 4 against Gurdy
`);
		expect(cameOf(run)[1]).toBe('Amy chooses Gurdy | played | at 2');
		expect(scriptOf(run)).toEqual([
			'Amy attacks',
			'Amy passes',
			'Ben passes',
			'Amy chooses Gurdy',
			'roll 4'
		]);
		expect(held(run)).toEqual([true]);
	});

	// Original, Turn Structure: the action phase ends when all pass. 2023, 7.3: its end is declared.
	it('is the end of the turn where passing does not end it, and the other way round', () => {
		const there = replayed(
			'---\nAmy ends the turn\neveryone passes\nexpect turn: Amy, end triggers\n'
		);
		expect(cameOf(there).slice(0, 2)).toEqual([
			'Amy ends the turn | not needed',
			'everyone passes | played'
		]);
		expect(there.entries[0]?.refused?.refusal?.rules).toContain('turn.passes');
		const back = replayed(
			'rules: original\n---\neveryone passes\nexpect turn: Amy, end triggers\n'
		);
		expect(scriptOf(back)).toEqual([
			'Amy passes',
			'Ben passes',
			'Amy ends the turn',
			'Amy passes',
			'Ben passes'
		]);
		expect([...held(there), ...held(back)]).toEqual([true, true]);
	});

	// 2023, 15: an empty stack does not end the action phase, so that everyone passes for nothing.
	it('is nothing where all pass for nothing', () => {
		const run = replayed('---\neveryone passes\nAmy attacks\n');
		expect(cameOf(run)[0]).toBe('everyone passes | not needed');
		expect(run.open?.position.question?.purpose.about).toBe('attack target');
	});
});

describe('questions', () => {
	it('stop the replay where the script has no answer', () => {
		const run = replayed(
			'monsters: Fly, Gurdy\n---\nAmy attacks\nAmy passes\nexpect priority: Ben\n'
		);
		expect(run.open?.at).toBe(1);
		expect(cameOf(run)).toEqual([
			'Amy attacks | played',
			'Amy passes | not reached',
			'expect priority: Ben | not reached'
		]);
	});
});

describe('what is left out', () => {
	it('says the reason and the rule of the judge', () => {
		const run = replayed(`
player Amy: Isaac, 1 loot play | hand: Bomb!
player Ben: Cain, dead
---
Amy plays Bomb! -> Ben
everyone passes
`);
		expect(run.entries[0]?.came).toBe('left out');
		expect(run.entries[0]?.refused?.refusal?.rules).toEqual(['dead.not-chosen']);
		expect(run.entries[1]?.came).toBe('not needed');
	});

	it('is what only its own edition cites', () => {
		const run = replayed(
			'---\nAmy passes\nexpect rule: priority.passes\nexpect step: passed, Amy (priority.passes)\n'
		);
		expect(held(run)).toEqual([null, true]);
	});

	it('is a reading and a variant that the other documents do not have', () => {
		const run = replayed(
			'rules: 2023\nreading: unpaid-purchase = kept\nreading: healed-at-zero = lives\n---\nAmy passes\n'
		);
		expect(run.without).toEqual(['unpaid-purchase']);
		expect(run.scenario.readings).toEqual({ 'healed-at-zero': 'lives' });
		const casino = replayed('rules: original\nvariants: casino mode\n---\nAmy passes\n');
		expect(casino.without).toEqual(['casino mode']);
	});
});

describe('the table', () => {
	const boardOf = (text: string): string => print({ ...replayed(text).scenario, script: [] });

	it('has a declared attack where it lies', () => {
		const header = 'monsters: Fly, Gurdy\n';
		const there = replayed(
			`${header}attack: Amy\n---\neveryone passes\nAmy chooses Gurdy\nroll 4\nexpect stack: Amy's roll 4 against Gurdy\nexpect Amy: 0 attacks\n`
		);
		expect(print(there.scenario)).toContain('stack: declared attack on Gurdy');
		expect(there.entries[1]?.where).toBe(-1);
		const back = replayed(
			`rules: original\n${header}player Amy: Isaac, 0 attacks\nstack: declared attack on Gurdy\n---\neveryone passes\nroll 4\nexpect stack: Amy's roll 4 against Gurdy\nexpect Amy: 0 attacks\n`
		);
		expect(print(back.scenario)).toContain('attack: Amy');
		expect([...held(there), ...held(back)]).toEqual([true, true, true, true]);
	});

	it('has a declared purchase where it lies', () => {
		const header =
			'player Amy: Isaac, 10¢, 0 purchases\nshop: Meat!, Godhead\ntreasure deck: The Relic\n';
		const there = replayed(
			`${header}purchase: Amy\n---\neveryone passes\nAmy chooses Meat!\nexpect Amy: 0¢ | items: Meat!\n`
		);
		expect(print(there.scenario)).toContain('stack: declared purchase of Meat!');
		const back = replayed(
			`rules: original\n${header}stack: declared purchase of Meat!\n---\neveryone passes\nexpect Amy: 0¢ | items: Meat!\n`
		);
		expect([...held(there), ...held(back)]).toEqual([true, true]);
	});

	it('has no refill on the stack where slots fill by themselves', () => {
		const run = replayed(
			'rules: original\nmonsters: empty, Gurdy\nmonster deck: Fly\nstack: refill of monster slot 1\n---\neveryone passes\nexpect monsters: Fly, Gurdy\n'
		);
		expect(run.scenario.board?.stack).toBeUndefined();
		expect(held(run)).toEqual([true]);
	});

	it('has a penalty in the death, or on the stack', () => {
		const player = 'player Amy: Isaac, dead, 2¢ | hand: empty\n';
		expect(boardOf(`${player}dying: Amy (before the penalty)\n---\nAmy passes\n`)).toContain(
			'stack: penalty of Amy'
		);
		const back = replayed(
			`rules: original\n${player}stack: penalty of Amy\n---\neveryone passes\nexpect Amy: 1¢\n`
		);
		expect(held(back)).toEqual([true]);
	});

	it('loots in the loot step where that does not wait', () => {
		const run = replayed(
			'rules: original\nplayer Amy: | hand: empty\nloot deck: Bomb!\nturn: Amy, loot step\nstack: loot step of Amy\n---\neveryone passes\nexpect Amy: | hand: Bomb!\n'
		);
		expect(held(run)).toEqual([true]);
	});

	it('says what makes it impossible', () => {
		const run = replayUnder(read('variants: solitaire\ntimer: 3\n---\nAmy passes\n'), 'original');
		expect(run).toMatchObject({
			ok: false,
			problems: [{ field: 'variants' }, { field: 'timer' }]
		});
		expect(run.ok ? '' : run.problems[0]?.message).toMatch(/does not know Solitaire\./u);
	});
});
