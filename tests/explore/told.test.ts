/** What is said of what could still happen: nothing that comes is left unsaid, and the reach of a proof is told. */
import { describe, expect, test } from 'vitest';
import { hingesOf, oddsAt, parse, play, stoppingOf } from '#lib/scenario/index.ts';
import { lookedSentence } from '#lib/wording/index.ts';
import { lastOf } from './tables.ts';

/** A 1 misses, and a miss is 1 damage to whoever attacks (rulebook 8). */
const MISS = `
player Amy: Isaac (deactivated), 1 HP | items: empty | hand: empty
player Ben: Cain (deactivated) | items: empty | hand: empty
monsters: Gurdy
attack: Amy on Gurdy
stack: Amy's roll 1 against Gurdy
---
`;

describe('trades, which may be made at any time (rulebook 12) and are not looked at', () => {
	const NOT_COUNTED = 'Trades between players are not counted.';

	test.each(['2023', 'original'])('are named beside the proof by the rules of %s', (rules) => {
		const { is, sentence } = stoppingOf(lastOf(`rules: ${rules}${MISS}`));
		expect(is).toBe('cannot');
		expect(sentence).toContain(NOT_COUNTED);
	});

	test('are not named where players who play together may not trade (rulebook 17)', () => {
		const { is, sentence } = stoppingOf(lastOf(`variants: co-op${MISS}`));
		expect(is).toBe('cannot');
		expect(sentence).not.toContain('rade');
	});

	test('are named beside the odds where somebody may respond', () => {
		const said = (may: readonly number[]): string => lookedSentence(oddsAt(lastOf(MISS), { may }));
		expect(said([1])).toContain(NOT_COUNTED);
		expect(said([])).not.toContain('rade');
	});
});

describe('loot cards that go from hand to hand', () => {
	const CHAOS = lastOf(`
player Amy: Isaac (deactivated) | items: Chaos | hand: Bomb!, Soul Heart
player Ben: Cain (deactivated), 1 loot play | items: empty | hand: Butter Bean!
monsters: Fly
---
Amy activates Chaos
`);

	test('are told as an outcome', () => {
		expect(oddsAt(CHAOS).outcomes.map(({ sentence }) => sentence)).toEqual([
			'Every player passes their hand to the left.'
		]);
	});

	test('can be stopped', () => {
		const { is, settled, line } = stoppingOf(CHAOS);
		expect([is, line?.acts]).toEqual(['can', ['Ben plays Butter Bean! on Chaos (Amy)']]);
		expect(settled.map(({ sentence }) => sentence)).toEqual([
			'Amy loses loot cards.',
			'Ben gains loot cards.'
		]);
	});
});

test('what comes and is neither gained nor lost is no nothing', () => {
	// Flush! puts the monsters that are not attacked on the bottom of their deck.
	const { is, sentence } = stoppingOf(
		lastOf(`
player Amy: Isaac (deactivated) | items: Flush! | hand: empty
player Ben: Cain (deactivated), 1 loot play | items: empty | hand: Butter Bean!
monsters: Fly
---
Amy activates Flush! (mode 1)
`)
	);
	expect(is).toBe('open');
	expect(sentence).not.toContain('Nothing is left to happen');
	expect(sentence).not.toContain('nothing to stop');
});

test('a death that is prevented is told as an outcome', () => {
	const odds = oddsAt(
		lastOf(`
player Amy: Isaac (deactivated), 1 HP | items: Guppy's Collar | hand: empty
player Ben: Cain (deactivated) | items: empty | hand: empty
monsters: Fly
stack: Bomb! (Ben) -> Amy
---
`)
	);
	// 1–3 of six numbers prevent it.
	expect(odds.outcomes.map(({ chance: { fraction }, sentence }) => [fraction, sentence])).toEqual(
		expect.arrayContaining([['1/2', expect.stringContaining('death is prevented') as string]])
	);
});

describe('what it hinges on', () => {
	const words = (text: string): readonly string[] => {
		const parsed = parse(text);
		const played = parsed.ok ? play(parsed.scenario) : null;
		if (!parsed.ok || !played?.ok || played.stopped) throw new Error(text);
		return hingesOf(parsed.scenario, played).hinges.map((hinge) => hinge.words);
	};

	test('is the number of a roll that lies on the stack as the table is laid', () => {
		// Gurdy's evasion is 4.
		expect(words(MISS)).toContain("Amy's roll against Gurdy: with 4–6 instead of 1–3");
	});

	test('names the target of an act whole, however short it was written', () => {
		const flipped = `
card Looking Glass: treasure | ↷: Flip a dice roll.
player Amy: Isaac
player Ben: Cain | items: Looking Glass
monsters: Gurdy, Fly
attack: Amy on Gurdy
stack: Amy's roll 2 against Gurdy
---
Ben activates Looking Glass -> roll
`;
		expect(words(flipped)).toContain(
			"“Ben activates Looking Glass on Amy's roll 2 against Gurdy”: if that hadn’t happened"
		);
	});
});
