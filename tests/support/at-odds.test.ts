import { describe, expect, it } from 'vitest';
import { parse, type Scenario } from '#lib/scenario/index.ts';
import { atOdds } from './at-odds.ts';

/** A scenario of a bomb for Ben, with what is expected. */
function withBomb(hp: number, ...expected: readonly string[]): Scenario {
	const parsed = parse(`
player Amy: Isaac, 0¢ | hand: Bomb!
player Ben: Cain, ${hp} HP, 2¢ | items: Breakfast
---
Amy plays Bomb! -> Ben
everyone passes
everyone passes
${expected.map((line) => `expect ${line}`).join('\n')}
`);
	if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join(' '));
	return parsed.scenario;
}

describe('two scenarios are at odds', () => {
	it.each([
		['in a fact', 'Ben: 0 HP', 'Ben: 1 HP', 'Ben: hp'],
		['in the stack', "stack: Ben's death", 'stack: empty', 'stack'],
		['in a step that never comes', 'step: put death, Ben', 'no step: put death', 'put death'],
		['in a decision', 'legal: Ben passes', 'refused: Ben passes', 'pass']
	])('%s', (_, one, other, matter) => {
		const odds = atOdds(withBomb(1, one), withBomb(2, other));
		expect(odds.some((at) => at.includes(matter))).toBe(true);
	});

	it('in a step with another number', () => {
		expect(
			atOdds(withBomb(3, 'step: took damage, Ben, 1'), withBomb(3, 'step: took damage, Ben, 2'))
		).toHaveLength(1);
	});
});

describe('two scenarios are not at odds', () => {
	it.each([
		['where they say the same', 'Ben: 0 HP', 'Ben: 0 HP'],
		['where they speak of different matters', 'Ben: 0 HP', 'step: took damage, Ben'],
		['where two steps have come', 'step: took damage, Ben, 1', 'step: put death, Ben']
	])('%s', (_, one, other) => {
		expect(atOdds(withBomb(1, one), withBomb(2, other))).toEqual([]);
	});

	it('in what was so before anything was done', () => {
		const poor = withBomb(1, 'Amy: 0¢');
		const rich = withBomb(1, 'Amy: 9¢');
		const players = rich.players?.map((one) => ({ ...one, cents: 9 })) ?? [];
		expect(atOdds(poor, { ...rich, players })).toEqual([]);
	});
});
