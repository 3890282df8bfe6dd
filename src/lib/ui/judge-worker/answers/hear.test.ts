import { expect, it } from 'vitest';
import { hearAnswer } from './hear.ts';

const isClear = (typed: string): boolean => hearAnswer({ text: '', typed, onto: null }).clear;

it.each([
	'it isnt my turn but I play Bomb! on Ben, can I?',
	'Ben could bomb Gurdy, Amy attacks Gurdy',
	'Amy attacks Gurdy',
	'Ben bombs Amy. Does she die?'
])('what ends in a question or in what is understood is meant as it is: %s', (typed) => {
	expect(isClear(typed)).toBe(true);
});

it.each(['ben bom', 'Amy attacks Gurdy, ben bom', 'Ben could bomb Gurdy, ben bom'])(
	'what ends in words that nobody understands may be the beginning of something: %s',
	(typed) => {
		expect(isClear(typed)).toBe(false);
	}
);
