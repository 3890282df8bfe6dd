import { expect, it } from 'vitest';
import { parse, type RulingScenario } from '../../scenario/index.ts';
import { divergenceOf, sideBySide } from './divergence.ts';

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

it('marks in two lines what is not the same', () => {
	expect(sideBySide('player Amy: Isaac, 2 HP, 1¢', 'player Amy: Isaac, 1¢')).toEqual([
		[
			{ text: 'player Amy: Isaac, ', differs: false },
			{ text: '2 HP, ', differs: true },
			{ text: '1¢', differs: false }
		],
		[
			{ text: 'player Amy: Isaac, ', differs: false },
			{ text: '1¢', differs: false }
		]
	]);
});

it('shows the one fact that differs, and what it comes to', () => {
	const { table, at, ends } = divergenceOf(scenarioOf(1), scenarioOf(2));
	expect(table).toHaveLength(1);
	expect(table[0]?.map((pieces) => pieces.filter(({ differs }) => differs))).toEqual([
		[{ text: '1¢', differs: true }],
		[{ text: '2¢', differs: true }]
	]);
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
	const { table, at, acts } = divergenceOf(stops, twin);
	expect(table).toEqual([]);
	expect(at).toBe(1);
	expect(acts[0]?.sentence).toBe('Everyone passes.');
	expect(acts[1]).toBeNull();
});
