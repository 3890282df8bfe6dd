import { describe, expect, it } from 'vitest';
import * as amounts from './amounts.ts';
import * as conditions from './conditions.ts';
import * as costs from './costs.ts';
import * as events from './events.ts';
import { form, verbForm, type Part, type Phrase } from './form.ts';
import * as heads from './heads.ts';
import { alike, filledIn, fitted, holesOf } from './hole.ts';
import { number, player, thing } from './holes.ts';
import { thirdOf } from './inflection.ts';
import * as places from './places.ts';
import * as printed from './printed.ts';
import * as replacements from './replacements.ts';
import * as standings from './standings.ts';
import * as tests from './tests.ts';
import * as units from './units.ts';
import { VERB_FORMS } from './verbs/index.ts';

const [who, what, n] = [player('who'), thing('what'), number('n')];

const holesIn = (parts: readonly Part[]): readonly string[] =>
	parts.flatMap((part) => (typeof part === 'object' && 'hole' in part ? [part.hole.hole] : []));

/** Every form that there is, with the holes that its words have. */
const FORMS = [
	...[
		amounts,
		conditions,
		costs,
		events,
		heads,
		places,
		printed,
		replacements,
		standings,
		tests,
		units
	]
		.flatMap((all): readonly unknown[] => Object.values(all))
		.filter((one): one is Phrase => typeof one === 'object' && one !== null && 'forms' in one)
		.flatMap(({ forms }) => forms)
		.map(({ shape, words }) => [JSON.stringify(shape), shape, new Set(holesIn(words))] as const),
	...VERB_FORMS.map(({ shape, clauses }) => {
		const said = clauses.flatMap(({ who: doer, rest }) => [
			...holesIn(rest),
			...(typeof doer === 'object' && doer !== null ? [doer.hole] : [])
		]);
		return [JSON.stringify(shape), shape, new Set(said)] as const;
	})
];

describe('a shape', () => {
	const shape = { do: 'loot', who, amount: { plus: ['that much', n] } };

	it('gives what stands in its holes', () => {
		const value = { do: 'loot', who: 'you', amount: { plus: ['that much', 2] } };
		expect(fitted(shape, value)).toEqual(
			new Map<string, unknown>([
				['who', 'you'],
				['n', 2]
			])
		);
	});
	it.each([
		['another word', { do: 'discard', who: 'you', amount: { plus: ['that much', 2] } }],
		['a part less', { do: 'loot', amount: { plus: ['that much', 2] } }],
		['a part more', { do: 'loot', who: 'you', amount: { plus: ['that much', 2] }, random: true }],
		['another list', { do: 'loot', who: 'you', amount: { plus: ['that much'] } }],
		['no list', { do: 'loot', who: 'you', amount: { plus: { 0: 'that much', 1: 2 } } }]
	])('does not fit %s', (_, value) => {
		expect(fitted(shape, value)).toBeNull();
	});
	it('leaves out what is undefined', () => {
		expect(
			fitted({ do: 'loot', who }, { do: 'loot', who: 'you', amount: undefined })
		).not.toBeNull();
	});
	it('has one value in a hole that stands twice', () => {
		const twice = { from: who, picks: who };
		expect(fitted(twice, { from: { chosen: 1 }, picks: { chosen: 1 } })).not.toBeNull();
		expect(fitted(twice, { from: { chosen: 1 }, picks: { chosen: 2 } })).toBeNull();
	});
	it('is the value again once its holes are filled', () => {
		const value = { do: 'loot', who: { target: 0 }, amount: { plus: ['that much', 2] } };
		expect(filledIn(shape, fitted(shape, value) ?? new Map())).toEqual(value);
		expect(alike(value, structuredClone(value))).toBe(true);
	});
});

describe('the words of a form', () => {
	it('have no other holes than their shape', () => {
		expect(() => form({ who, n }, '[who] [n]')).not.toThrow();
		expect(() => form({ who }, '[who] [what]')).toThrow('no hole what');
	});
	it.each(FORMS)('say all of %s', (_, shape, said) => {
		expect([...holesOf(shape).keys()].filter((hole) => !said.has(hole))).toEqual([]);
	});
	it('tell who does what, clause by clause', () => {
		const steal = { do: 'steal', who, what } as const;
		const { clauses } = verbForm<typeof steal>(
			steal,
			'[who] may steal [what] / you look at it / die'
		);
		expect(clauses.map(({ who: doer, verb }) => [doer, verb])).toEqual([
			[who, ['may steal', 'may steal']],
			['you', ['look', 'looks']],
			[null, ['die', 'dies']]
		]);
	});
});

it.each([
	['loot', 'loots'],
	['search', 'searches'],
	['copy', 'copies'],
	['have', 'has'],
	['be', 'is'],
	['level up', 'levels up'],
	['may attack', 'may attack'],
	['gain or purchase', 'gains or purchases'],
	["can't", "can't"]
])('%s: %s', (base, third) => {
	expect(thirdOf(base)).toBe(third);
});
