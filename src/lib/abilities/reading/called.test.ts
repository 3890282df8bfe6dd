import { describe, expect, it } from 'vitest';
import { readAbility } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const back = (text: string): string | null => {
	const read = readAbility(text);
	return 'ability' in read ? wordAbility(read.ability) : null;
};

describe('“that player”, “that monster”', () => {
	it.each([
		['Each time a player dies, that player loots 1.', 'Each time a player dies, they loot 1.'],
		[
			'Each time a player rolls a 2, that player loses 1¢ and you gain 1¢.',
			'Each time a player rolls a 2, they lose 1¢ and you gain 1¢.'
		],
		[
			'Each time you activate an item, you may recharge that item.',
			'Each time you activate an item, you may recharge it.'
		],
		[
			'Each time another player deals damage to you, deal 1 damage to that player.',
			'Each time another player deals damage to you, deal 1 damage to them.'
		]
	])('is what the event was about: %s', (text, said) => {
		expect(back(text)).toBe(said);
	});

	it.each([
		// Either of the two.
		'Each time a player kills a player, that player loots 1.',
		'When a player attacks another player, that player loots 1.',
		// Nothing of the kind was spoken of.
		'Each time a monster dies, recharge that item.',
		'Each time you roll a 6, destroy that monster.',
		'Each time a curse enters play, that player loots 1.'
	])('is left to the players where it can be two, or none: %s', (text) => {
		expect(back(text)).toBeNull();
	});
});
