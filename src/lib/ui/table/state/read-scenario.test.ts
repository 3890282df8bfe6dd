import { describe, expect, it } from 'vitest';
import { readEntries } from './read-entries.ts';
import { readScenario, titleOf } from './read-scenario.ts';

describe('reading a scenario', () => {
	it('places a table that cannot be at the line that says so', () => {
		expect(readScenario('player Amy: Isaac, 9 HP\nplayer Ben: Cain')).toMatchObject({
			ok: false,
			problems: [{ line: 1 }]
		});
	});

	it('gives every line that cannot be read its place', () => {
		expect(readScenario('monsters: Gurdi\n---\nAmy dances')).toMatchObject({
			ok: false,
			problems: [
				{ line: 1, column: 11, didYouMean: ['Gurdy'] },
				{ line: 3, column: 5 }
			]
		});
	});
});

describe('the title of a text', () => {
	it('is another word where there is none', () => {
		expect(titleOf('title: A duel', 'duel')).toBe('A duel');
		expect(titleOf('monsters: Fly', 'duel')).toBe('duel');
		expect(titleOf('monsters: Gurdi', 'duel')).toBe('duel');
	});
});

describe('reading entries', () => {
	it('knows the players of the table', () => {
		const head = { rules: '2023', players: [{ name: 'Zoe' }] } as const;
		expect(readEntries(head, 'Zoe attacks\nroll 3')).toEqual({
			ok: true,
			lines: [
				{ do: 'attack', player: 'Zoe' },
				{ do: 'roll', result: 3 }
			]
		});
		expect(readEntries(head, 'Zoe plays Bom')).toMatchObject({ ok: false });
	});
});
