import { describe, expect, test } from 'vitest';
import { solvedIn, solvedText } from './solved.ts';

describe('the puzzles that a device has solved', () => {
	test('come back as they were kept', () => {
		expect([...solvedIn(solvedText(new Set(['a', 'b'])))]).toEqual(['a', 'b']);
	});

	test.each([
		['nothing', null],
		['no JSON', '{'],
		['another version', '{"version":2,"solved":["a"]}'],
		['another shape', '{"version":1,"solved":{"a":true}}']
	])('are none where there is %s', (_, text) => {
		expect(solvedIn(text).size).toBe(0);
	});
});
