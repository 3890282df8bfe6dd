import { expect, test } from 'vitest';
import { claimed } from './question.ts';

test.each([
	[
		"my friend says i can't play two loot cards in one turn",
		"i can't play two loot cards in one turn?"
	],
	['He told me that dead players have to discard.', 'dead players have to discard?'],
	['Am I right that you may attack twice', 'you may attack twice?'],
	['You must reveal a curse.', 'You must reveal a curse?']
])('“%s” asks “%s”', (text, asked) => {
	expect(claimed(text)).toBe(asked);
});

test.each(['Gurdy', 'Amy attacks Gurdy', 'maybe'])('“%s” claims nothing of the rules', (text) => {
	expect(claimed(text)).toBeNull();
});
