import { describe, expect, it } from 'vitest';
import { readFace } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const back = (text: string): readonly string[] =>
	readFace(text, 'given').parts.map((part) =>
		'ability' in part && part.problem === null ? wordAbility(part.ability) : 'unread'
	);

/** Extended Rulebook, 4.4: a trigger waits for a condition, or a set of them. */
describe('what waits for either of two things', () => {
	it.each([
		[
			'Each time you gain or lose ¢, loot 1.',
			['Each time you gain ¢, loot 1.', 'Each time you lose ¢, loot 1.']
		],
		[
			'Each time you take damage or die, loot 1.\nYou have +1 HP.',
			['Each time you take damage, loot 1.', 'Each time you die, loot 1.', 'You have +1 HP.']
		],
		[
			'Each time you roll a 1 or another player rolls a 6, gain 1¢.',
			['Each time you roll a 1, gain 1¢.', 'Each time another player rolls a 6, gain 1¢.']
		],
		[
			"Each time you deal or take combat damage, loot 1. If it's your turn, gain 1¢.",
			[
				"Each time you deal combat damage, loot 1. If it's your turn, gain 1¢.",
				"Each time you take combat damage, loot 1. If it's your turn, gain 1¢."
			]
		]
	])('is two abilities: %s', (text, said) => {
		expect(back(text)).toEqual(said);
	});

	it.each([
		['Each time you roll a 1 or 6, gain 1¢.', ['Each time you roll a 1 or 6, gain 1¢.']],
		['When you gain or purchase this, loot 1.', ['When you gain or purchase this, loot 1.']]
	])('is one where it is one thing: %s', (text, said) => {
		expect(back(text)).toEqual(said);
	});

	it.each([
		// The first of either.
		'The first time you take damage or die each turn, loot 1.',
		// On whose turn one loots.
		"Each time you loot or gain ¢ on another player's turn, gain 1¢.",
		// One may deal damage to oneself.
		'Each time you deal or take damage, loot 1.',
		// One of the two cannot be read.
		'Each time you lose ¢ or juggle, loot 1.'
	])('is left to the players as one: %s', (text) => {
		expect(back(text)).toEqual(['unread']);
	});
});
