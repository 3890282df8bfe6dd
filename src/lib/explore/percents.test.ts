import { expect, test } from 'vitest';
import { fraction, type Fraction } from './fraction.ts';
import { fractionIn, percentTexts } from './percents.ts';

const of = (...all: readonly (readonly [number, number])[]): readonly Fraction[] =>
	all.map(([over, under]) => fraction(over, under));

test.each([
	[of([13, 16], [3, 16]), ['81.25%', '18.75%']],
	[of([1, 4], [1, 4], [3, 16], [1, 8], [3, 16]), ['25%', '25%', '18.75%', '12.5%', '18.75%']],
	[of([1, 3], [2, 3]), ['33.3%', '66.7%']],
	// 16.7 + 8.3 + 75 is 100 as it is.
	[of([1, 6], [1, 12], [3, 4]), ['16.7%', '8.3%', '75%']],
	// 4.2 + 29.2 + 66.7 is 100.1.
	[of([1, 24], [7, 24], [2, 3]), ['4.1%', '29.2%', '66.7%']],
	// Equal numbers of a die stay alike, though six times 16.7 is more than 100.
	[of([1, 6], [1, 6], [1, 6], [1, 6], [1, 6], [1, 6]), Array.from({ length: 6 }, () => '16.7%')],
	// What is not all of it is rounded by itself.
	[of([13, 16], [1, 16]), ['81.3%', '6.3%']]
])('what is shown adds up to 100 where it is all of it', (all, shown) => {
	expect(percentTexts(all)).toEqual(shown);
});

test('a fraction is read as it is written', () => {
	expect([fractionIn('3/16'), fractionIn('1'), fractionIn('1/4 to 1/2'), fractionIn('')]).toEqual([
		fraction(3, 16),
		fraction(1),
		null,
		null
	]);
});
