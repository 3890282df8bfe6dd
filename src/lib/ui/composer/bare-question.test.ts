import { expect, test } from 'vitest';
import { understand } from '../../scenario/spoken/index.ts';
import { asQuestion } from './bare-question.ts';

const kindsOf = (text: string): readonly string[] => {
	const { chips, scenario } = understand(text, null);
	return asQuestion(chips, text, scenario).map(({ kind }) => kind);
};

test.each([
	'what happens if a curse or event shows up when refilling monsters',
	'are hands secret?',
	'my friend says he can buy two items because he has enough money, is that right?',
	"my friend says i can't play two loot cards in one turn",
	'you may look at your own discard at any time'
])('“%s” is asked as a whole', (text) => {
	expect(new Set(kindsOf(text))).toEqual(new Set(['asked']));
});

test.each([
	'Amy frobnicates the widget of doom',
	'Gurdy has 1 HP. Amy plays Frobnicator on Gurdy. What happens?',
	'Amy attacks Gurdy, rolls 2, Ben plays Frobnicator on Gurdy. Who is right?'
])('what nobody understands stays marked in “%s”', (text) => {
	expect(kindsOf(text)).toContain('unread');
});
