import { describe, expect, it } from 'vitest';
import { readFace } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const back = (text: string, unsaid: 'given' | 'loot' = 'given'): readonly (string | null)[] =>
	readFace(text, unsaid).parts.map((one) =>
		'ability' in one && one.problem === null ? wordAbility(one.ability) : null
	);

/** Extended Rulebook, 4.4 Triggered Abilities, p. 18: what is done once is not done every turn. */
describe('what is done at the end of the turn', () => {
	it('is part of what is done once, in its line', () => {
		expect(back('↷: Gain 2¢. At the end of your turn, take 1 damage.')).toEqual([
			'↷: Gain 2¢. The next time your turn ends, take 1 damage.'
		]);
		expect(back('Gain 3¢. At the end of the turn, lose 3¢.', 'loot')).toEqual([
			"Gain 3¢. The next time a player's turn ends this turn, lose 3¢."
		]);
		expect(back('At the end of this turn, kill each monster.', 'loot')).toEqual([
			"The next time a player's turn ends this turn, kill each monster."
		]);
	});
	it('is an ability of its own on its own line, or behind one that triggers', () => {
		expect(back('↷: Gain 1¢.\nAt the end of your turn, take 1 damage.')).toEqual([
			'↷: Gain 1¢.',
			'At the end of your turn, take 1 damage.'
		]);
		expect(back('↷: Gain 1¢. At the end of your turn, recharge this.')).toEqual([
			'↷: Gain 1¢.',
			'At the end of your turn, recharge this.'
		]);
	});
});

/** Extended Rulebook, 6.20 Loot, p. 30: so many as are missing. */
describe('until a hand has so many cards', () => {
	it.each([
		[
			'At the end of your turn, loot until you have 3 loot cards in your hand.',
			'At the end of your turn, loot equal to 3 minus the number of loot cards in your hand.'
		],
		[
			'At the start of your turn, discard loot cards until you have 2.',
			'At the start of your turn, discard loot cards equal to the number of ' +
				'loot cards in your hand -2.'
		]
	])('%s', (text, ours) => {
		expect(back(text)).toEqual([ours]);
	});
});
