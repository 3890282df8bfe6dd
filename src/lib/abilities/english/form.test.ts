import { describe, expect, it } from 'vitest';
import { form, verbForm } from './form.ts';
import { alike, filledIn, fitted } from './hole.ts';
import { number, player, thing } from './holes.ts';
import { thirdOf } from './inflection.ts';

const [who, what, n] = [player('who'), thing('what'), number('n')];

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
	it('have each hole of their shape', () => {
		expect(() => form({ who, n }, '[who] [n]')).not.toThrow();
		expect(() => form({ who, n }, '[who]')).toThrow('does not say what its shape has: n');
		expect(() => form({ who }, '[who] [what]')).toThrow('a hole that its shape has not: what');
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
