import { expect, it } from 'vitest';
import { unanswered } from './answer-said.ts';

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
