import { describe, expect, it } from 'vitest';
import { readFace } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const back = (text: string): string | null => {
	const { parts } = readFace(text, 'given');
	const [only, ...more] = parts;
	if (!only || more.length > 0 || !('ability' in only) || only.problem) return null;
	return wordAbility(only.ability);
};

/** What the words of a card mean in English: "they" is whoever was named last. */
describe('they, where two players were spoken of', () => {
	it.each([
		'Each time a player rolls a 6, each player rolls-\n1-3: They take 1 damage.',
		'Each time a player dies, another player chooses an item they control and destroys it.',
		'Each time another player gains ¢, deal 1 damage to a player. They gain 1¢.',
		'Each time a player kills a monster, each other player loses 1¢, then that player gains 1¢.'
	])('is left to the players: %s', (text) => {
		expect(back(text)).toBeNull();
	});

	it.each([
		[
			'At the end of each turn, the active player chooses another player. That player loots 1, then they discard a loot card.',
			'At the end of each turn, choose another player. The chosen player loots 1. The chosen player discards a loot card.'
		],
		[
			'Each time another player dies, choose a player. They roll-\n1-3: They take 1 damage.',
			'Each time another player dies, choose a player. The chosen player rolls-\n1-3: The chosen player takes 1 damage.'
		],
		[
			'At the end of each turn, choose a player. Till end of turn, each time they take damage, loot 1.',
			'At the end of each turn, choose a player. Till end of turn, each time the chosen player takes damage, loot 1.'
		],
		[
			'Each time another player dies, they give you a loot card.',
			'Each time another player dies, they give you a loot card.'
		],
		[
			'Each time this deals combat damage to a player, deal 1 damage to another player. They loot 1.',
			'Each time this deals combat damage to a player, choose another player. Deal 1 damage to them. They loot 1.'
		]
	])('%s', (text, ours) => {
		expect(back(text)).toBe(ours);
	});
});

/** Nobody is spoken of from what happens to a thing. */
describe('they, where something happened to a thing', () => {
	it('is whoever rolls', () => {
		const text = 'Each time this takes combat damage, each player rolls-\n1: They take 1 damage.';
		expect(back(text)).toBe(
			'Each time this takes combat damage, for each player, that player rolls-\n1: That player takes 1 damage.'
		);
	});

	it('is nobody else', () => {
		expect(back('Each time this takes combat damage, they lose 1¢.')).toBeNull();
	});
});
