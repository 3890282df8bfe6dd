import { describe, expect, it } from 'vitest';
import { readAbility } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const back = (text: string): string | null => {
	const read = readAbility(text);
	return 'ability' in read ? wordAbility(read.ability) : null;
};

/** Extended Rulebook, 6.12 Each, p. 25, and what the words of a card mean in English. */
describe('what is done for each of those chosen, and what is done once', () => {
	it.each([
		[
			'Choose 2 players. They each loot 1. Then gain 1¢.',
			'You choose 2 players and each of them loots 1. Gain 1¢.'
		],
		[
			'Choose any number of players. Each of them gains 2¢. Lose 3¢.',
			'You choose any number of players and each of them gains 2¢. Lose 3¢.'
		]
	])('%s', (text, ours) => {
		expect(back(text)).toBe(ours);
		expect(back(ours)).toBe(ours);
	});

	/** Nobody can say whether it is done once or for each, nor who the others are. */
	it.each([
		'Choose 2 players. Gain 1¢. They each loot 1.',
		'You may choose 2 players. They each loot 1. Gain 1¢.',
		'Choose 2 players. They each loot 1. Then each other player loses 1¢.',
		'Each player who died this turn loots 2. Then each other player gains 2¢.'
	])('is left to the players: %s', (text) => {
		expect(back(text)).toBeNull();
	});

	it('other players are others than you, where all of them were spoken of', () => {
		const text = 'Each other player loses 1¢. Each other player loots 1.';
		expect(back(text)).toBe(text);
	});
});
