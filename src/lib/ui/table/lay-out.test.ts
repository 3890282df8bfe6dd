import { describe, expect, it } from 'vitest';
import { layOut, titleOf } from './lay-out.ts';

describe('laying out a text', () => {
	it('places a table that cannot be at the line that says so', () => {
		const laid = layOut('player Amy: Isaac, 9 HP\nplayer Ben: Cain');
		expect(laid).toMatchObject({ ok: false, problems: [{ line: 1 }] });
	});

	it('gives every line that cannot be read its place', () => {
		const laid = layOut('monsters: Gurdi\n---\nAmy dances');
		expect(laid).toMatchObject({
			ok: false,
			problems: [
				{ line: 1, column: 11, didYouMean: ['Gurdy'] },
				{ line: 3, column: 5 }
			]
		});
	});

	it('hangs expectations on the move before them, with their line', () => {
		const laid = layOut('---\nexpect stack: empty\nAmy attacks\nexpect Amy: 9¢');
		if (!laid.ok) throw new Error('The text can be read.');
		expect(laid.table.moves.map(({ checks }) => checks)).toMatchObject([
			[{ line: 2, held: true }],
			[{ line: 4, held: false }]
		]);
	});

	it('keeps what was played before a script stops, and says where it does', () => {
		const laid = layOut('---\nAmy attacks\nAmy purchases');
		if (!laid.ok) throw new Error('The text can be read.');
		expect(laid.table.moves).toHaveLength(2);
		expect(laid.table.stopped).toMatchObject({ line: 3, column: 1 });
	});

	it('takes an empty text for a fresh table of two', () => {
		const laid = layOut('');
		if (!laid.ok) throw new Error('The text can be read.');
		expect(laid.table.moves[0].after.players).toHaveLength(2);
	});
});

describe('the title of a text', () => {
	it('is another word where there is none', () => {
		expect(titleOf('title: A duel', 'duel')).toBe('A duel');
		expect(titleOf('monsters: Fly', 'duel')).toBe('duel');
		expect(titleOf('monsters: Gurdi', 'duel')).toBe('duel');
	});
});
