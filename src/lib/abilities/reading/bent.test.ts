import { describe, expect, it } from 'vitest';
import { bentIn } from './bent.ts';

const marked = (text: string, other: string): string =>
	bentIn(text, other)
		.map(({ text: piece, bent }) => (bent ? `[${piece}]` : piece))
		.join('');

describe('words that were bent', () => {
	it.each([
		['Gain 4¢.', 'Gain 4¢.', 'Gain 4¢.'],
		// Another name for the same is no other word.
		[
			'Until end of turn, monsters have +1 DC.',
			'Till end of turn, each monster has +1 evasion.',
			'Until end of turn, monsters have +1 DC.'
		],
		['Destroy an item.', 'You choose an item and destroy it.', '[Destroy] an item.'],
		[
			'You choose an item and destroy it.',
			'Destroy an item.',
			'[You choose] an item and [destroy it].'
		]
	])('%s, held against %s', (text, other, said) => {
		expect(marked(text, other)).toBe(said);
	});

	it('leaves no word out', () => {
		const text = 'Choose a player. They loot 1, then you gain 2¢.';
		expect(
			bentIn(text, 'Loot 1.')
				.map((piece) => piece.text)
				.join('')
		).toBe(text);
	});
});
