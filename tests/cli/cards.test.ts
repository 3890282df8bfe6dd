import { describe, expect, it } from 'vitest';
import { cardsText } from '../../src/cli/cards.ts';
import { read } from '../scenario/read.ts';

describe('--cards', () => {
	it('asks whether this is what a card says, and marks what it says in other words', () => {
		const text = cardsText(
			read(`card Time Fuse: treasure | ↷: The next time your turn ends, destroy a soul.
card Odd: loot | Gain 2¢ and juggle.
player Amy: Isaac | items: Time Fuse | hand: Odd
player Ben: Cain
---
`)
		);
		expect(text).toContain('Is this what the cards say?');
		expect(text).toContain('[you choose] a soul and [destroy it].');
		expect(text).toContain('By hand: “juggle”');
		expect(text).not.toMatch(/all of it/iu);
	});

	it('says where there is nothing to read', () => {
		expect(cardsText(read('player Amy: Isaac\nplayer Ben: Cain\n---\n'))).toBe(
			'This scenario types no card.'
		);
	});
});
