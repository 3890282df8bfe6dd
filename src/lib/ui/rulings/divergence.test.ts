import { expect, it } from 'vitest';
import { parse, type RulingScenario } from '../../scenario/index.ts';
import { divergenceOf } from './divergence.ts';

const scenarioOf = (coins: number): RulingScenario => {
	const text = `player Amy: Isaac, ${String(coins)}¢, 1 loot play | hand: 3 Cents!
player Ben: Cain, 0 loot plays | hand: Butter Bean!
---
Amy plays 3 Cents!
everyone passes
`;
	const parsed = parse(text);
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
	return { title: `${String(coins)}¢`, text, line: 1, scenario: parsed.scenario };
};

it('shows what the one fact that differs comes to', () => {
	const { at, ends } = divergenceOf(scenarioOf(1), scenarioOf(2));
	expect(at).toBeNull();
	expect(ends).toEqual([{ of: 'Amy, ¢', is: ['4', '5'] }]);
});

it('looks further where the tables would be called the same: into decks and discards', () => {
	const under = (deck: string): RulingScenario => {
		const text = `player Amy: Isaac, 1 loot play | hand: 3 Cents!
player Ben: Cain
monster deck: ${deck}
---
Amy plays 3 Cents!
everyone passes
`;
		const parsed = parse(text);
		if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
		return { title: deck, text, line: 1, scenario: parsed.scenario };
	};
	const { ends } = divergenceOf(under('Gurdy, Fly'), under('Fly, Gurdy'));
	expect(ends).toEqual([{ of: 'The monster deck', is: ['Gurdy, Fly', 'Fly, Gurdy'] }]);
});

it('finds the act at which a case and its twin part', () => {
	const stops = scenarioOf(1);
	const twin = {
		...stops,
		scenario: { ...stops.scenario, script: stops.scenario.script.slice(0, 1) }
	};
	const { at, acts } = divergenceOf(stops, twin);
	expect(at).toBe(1);
	expect(acts[0]?.sentence).toBe('Everyone passes.');
	expect(acts[1]).toBeNull();
});
