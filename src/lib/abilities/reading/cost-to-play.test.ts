import { describe, expect, it } from 'vitest';
import { readFace } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const back = (text: string): string | null => {
	const [read, ...more] = readFace(text, 'loot').parts;
	return more.length === 0 && read && 'ability' in read && read.problem === null
		? wordAbility(read.ability)
		: null;
};

/** Extended Rulebook, 4.1 and 4.5: a loot ability may have a cost, which is paid as the card is played. */
describe('what it costs to play a loot card', () => {
	it.each([
		'As a cost to play this, discard a loot card. Gain 5¢.',
		'As a cost to play this, discard a loot card.\nGain 5¢.',
		'As an additional cost to play this, discard a loot card.\nGain 5¢.',
		'To play this, discard a loot card.\nGain 5¢.',
		'To play this, discard a loot card: Gain 5¢.'
	])('is one with what it does: %s', (text) => {
		expect(back(text)).toBe('To play this, discard a loot card: Gain 5¢.');
	});
	it('stands before options too', () => {
		expect(back('As a cost to play this, take 1 damage.\nChoose one-\nLoot 3.\nGain 5¢.')).toBe(
			'To play this, take 1 damage: Choose one-\n• Loot 3.\n• Gain 5¢.'
		);
	});
	it('is no ability that could be activated', () => {
		expect(back('Discard a loot card: Gain 5¢.')).toBeNull();
		expect(back('$: Discard a loot card: Gain 5¢.')).toBe('$: Discard a loot card: Gain 5¢.');
	});
});
