import { expect, it } from 'vitest';
import { unanswered } from './answer-said.ts';

const SOUL = 'who gets the soul?';
const DIES = 'Does she die?';
const RAINS = 'is it raining?';

it('a question beside those that are answered is told', () => {
	const reply = 'Does she (Amy) die? No. Who gets the soul? Amy.';
	expect(unanswered([DIES, RAINS, SOUL], { title: 'Does she (Amy) die?', reply })).toEqual([RAINS]);
});

it('of two questions of which one is answered, the other is told', () => {
	const title = 'Does she (Amy) die?';
	expect(unanswered([DIES, RAINS], { title, reply: 'Yes.' })).toEqual([RAINS]);
});

it('nothing is told where all are answered at once, or nothing is', () => {
	const title = 'Does she (Amy) die? Who gets the soul?';
	expect(unanswered([DIES, SOUL], { title, reply: 'Yes, to both.' })).toEqual([]);
	expect(unanswered([DIES, SOUL], { title, reply: null })).toEqual([]);
	expect(unanswered([RAINS], { title: RAINS, reply: 'Yes.' })).toEqual([]);
});
