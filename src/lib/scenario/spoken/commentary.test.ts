import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

/** The acts and the chips that are not understood. */
function toldIn(text: string): readonly [number, readonly string[]] {
	const { scenario, chips } = understand(text);
	const unread = chips.flatMap(({ kind, words }) => (kind === 'unread' ? [words] : []));
	return [scenario.script.length, unread];
}

describe('what says nothing of the table', () => {
	it.each([
		'This one is driving us crazy.',
		'My group is split 2-2.',
		'Holy Mantle is so broken.',
		'I am 90% sure I am right.',
		'Per the rulebook, damage goes on the stack.',
		'If I had bombed Fly earlier, she would have died.',
		'"Each time a player rolls a 1" is what the card says.'
	])('%s', (talk) => {
		expect(toldIn(talk)).toEqual([0, []]);
	});
});

describe('what is told beside a remark is told', () => {
	it.each([
		'Ben is mad and bombs me.',
		'I am sure: Ben bombs me.',
		'It is unfair but Ben bombs me :P'
	])('%s', (text) => {
		expect(toldIn(text)[0]).toBe(1);
	});

	it('what might have been is no act, and what was is', () => {
		expect(toldIn('Would she have died if I had bombed her?')[0]).toBe(0);
		expect(toldIn('If Ben bombs me, do I die?')[0]).toBe(1);
	});
});
