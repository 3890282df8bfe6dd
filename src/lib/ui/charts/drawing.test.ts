import { expect, test } from 'vitest';
import { pathThrough } from './drawing.ts';

test('a straight line stays straight', () => {
	expect(
		pathThrough([
			{ x: 0, y: 0 },
			{ x: 0, y: 50 }
		])
	).toBe('M0 0L0 50');
});

test('a corner is rounded, never by more than half of a leg', () => {
	expect(
		pathThrough([
			{ x: 0, y: 0 },
			{ x: 0, y: 50 },
			{ x: 8, y: 50 }
		])
	).toBe('M0 0L0 46Q0 50 4 50L8 50');
});

test('no points are no line', () => {
	expect(pathThrough([])).toBe('');
});
