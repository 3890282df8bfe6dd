import { describe, expect, test } from 'vitest';
import { chancesOf, FOREVER, type Link } from '#lib/explore/chain.ts';
import { fraction, fractionText, percentText, toNumber } from '#lib/explore/fraction.ts';

const half = fraction(1, 2);
const to = (...ways: readonly (readonly [number, number, number])[]): Link => ({
	to: ways.map(([place, over, under]) => ({ place, chance: fraction(over, under) }))
});
const told = (links: readonly Link[]) =>
	[...(chancesOf(links)[0] ?? [])]
		.map(([end, chance]) => [end, fractionText(chance)] as const)
		.sort(([a], [b]) => a - b);

describe('an absorbing chain', () => {
	test('a circle that is left sooner or later', () => {
		// Out of the circle 1/3 to the one and 1/6 to the other: 2 to 1.
		expect(told([to([0, 1, 2], [1, 1, 3], [2, 1, 6]), { end: 7 }, { end: 8 }])).toEqual([
			[7, '2/3'],
			[8, '1/3']
		]);
	});

	test("a gambler's ruin from 1 of 3: 1/3", () => {
		const links = [to([1, 1, 2], [3, 1, 2]), to([0, 1, 2], [2, 1, 2]), { end: 1 }, { end: 0 }];
		expect(told(links)).toEqual([
			[0, '2/3'],
			[1, '1/3']
		]);
	});

	test('a circle without a way out goes on for ever', () => {
		expect(told([to([1, 1, 2], [3, 1, 2]), to([2, 1, 1]), to([1, 1, 1]), { end: 0 }])).toEqual([
			[FOREVER, '1/2'],
			[0, '1/2']
		]);
	});
});

test('fractions as text', () => {
	expect([fraction(20, 36), fraction(6, 3), fraction(0, 5)].map(fractionText)).toEqual([
		'5/9',
		'2',
		'0'
	]);
	expect(
		[fraction(5, 9), half, fraction(1, 100_000), fraction(99_999, 100_000), fraction(1)].map(
			percentText
		)
	).toEqual(['55.6%', '50%', 'under 0.1%', 'over 99.9%', '100%']);
	expect(toNumber(half)).toBe(0.5);
	expect(() => fraction(1, 0)).toThrow(RangeError);
});
