import { expect, it } from 'vitest';
import { nameIn, repliesIn, unanswered } from './answer-said.ts';

const SOUL = 'who gets the soul?';
const DIES = 'Does she die?';
const RAINS = 'is it raining?';
const TITLE = 'Does she (Amy) die? Who gets the soul?';

it('a question beside those that are asked of the table is told', () => {
	expect(unanswered([DIES, RAINS, SOUL], TITLE, { refused: null, unanswered: [] })).toEqual([
		RAINS
	]);
});

it('one of those that has no answer is told in the words in which it was asked', () => {
	const open = (...all: string[]) =>
		unanswered([DIES, SOUL], TITLE, { refused: null, unanswered: all });
	expect(open('Does she (Amy) die?')).toEqual([DIES]);
	expect(open('And was the 2 (Amy) a miss?')).toEqual(['And was the 2 a miss?']);
	expect(open()).toEqual([]);
});

it('nothing is told where the rules forbid what was done: that is the answer', () => {
	const refused = {
		sentence: 'No.',
		asks: false,
		rules: [],
		tried: null,
		remedies: [],
		needs: null
	};
	expect(unanswered([RAINS], '', { refused, unanswered: [] })).toEqual([]);
});

it.each([
	['Amy gains 7¢.', ['Amy gains 7¢.']],
	[
		'Who gets the reward? Amy. Does Amy take damage? No. Amy gains 7¢.',
		['?Who gets the reward?', ' Amy. ', '?Does Amy take damage?', ' No. Amy gains 7¢.']
	],
	['Can Ben play Bomb! on Gurdy? Yes.', ['?Can Ben play Bomb! on Gurdy?', ' Yes.']],
	['Ben plays ? Card. Nothing happens.', ['Ben plays ? Card. Nothing happens.']]
])('in “%s” what is asked is told from what replies', (answer, parts) => {
	expect(repliesIn(answer).map(({ words, asks }) => (asks ? `?${words}` : words))).toEqual(parts);
});

it.each([
	['Amy uses Lucky Sock', 'Lucky Sock'],
	['Ben taps Grumpy Lamp on Amy', 'Grumpy Lamp'],
	['Amy hits Ben', null],
	['Mumbles something', null]
])('the name of a card of their own is all of it: %s', (words, name) => {
	expect(nameIn(words, ['Amy', 'Ben'])).toBe(name);
});
