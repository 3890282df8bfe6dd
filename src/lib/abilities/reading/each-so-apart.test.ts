import { describe, expect, it } from 'vitest';
import { readFace } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const back = (text: string): readonly (string | null)[] =>
	readFace(text, 'given').parts.map((one) =>
		'ability' in one && one.problem === null ? wordAbility(one.ability) : null
	);

/** Extended Rulebook, 4.5 Static Abilities, p. 19: each of the two is so while it holds. */
describe('two things that are so while something holds', () => {
	it('are so each by itself', () => {
		expect(back('While you have 3¢ or more, you have -1 ATK and monsters have -1 DC.')).toEqual([
			'While you have 3¢ or more, you have -1 ATK.',
			'While you have 3¢ or more, monsters have -1 evasion.'
		]);
	});
	it('are one where something is done', () => {
		expect(back('While you have 3¢ or more: ↷: Loot 1 and you gain 1¢.')).toHaveLength(1);
	});
});

/** Extended Rulebook, 6.8 Damage, p. 25. */
describe('damage to one and damage to another', () => {
	it.each([
		[
			'↷: Deal 2 damage to a monster and 1 damage to another player.',
			'↷: Choose a monster and another player. Deal 2 damage to the chosen monster. Deal 1 damage to the chosen player at the same time.'
		],
		[
			'When this dies, it deals 2 damage to the active player and 1 damage to each other player.',
			'When this dies, this deals 2 damage to the active player. Deal 1 damage to each other player at the same time.'
		]
	])('%s', (text, ours) => {
		expect(back(text)).toEqual([ours]);
	});
});

describe('what can’t be destroyed', () => {
	it.each([
		["This can't be destroyed.", 'If this would be destroyed, prevent that.'],
		[
			"Other items you control can't be destroyed.",
			'If another item you control would be destroyed, prevent that.'
		]
	])('%s', (text, ours) => {
		expect(back(text)).toEqual([ours]);
	});
});

/** Extended Rulebook, 4.5 Static Abilities, p. 19. */
describe('what “gains” on a line of its own', () => {
	it('has it, and nothing has happened', () => {
		expect(
			back(
				'Each time a player dies, put a counter on this.\nThis gains +1 HP for each counter on it.'
			)
		).toEqual([
			'Each time a player dies, put a counter on this.',
			'This has +x HP, where x is the number of counters on this.'
		]);
	});
});

/** Extended Rulebook, 5.2 Replacement Effects, p. 20: "instead" and "prevent" replace; what may be done triggers. */
describe('what may be done if something would happen', () => {
	it.each([
		[
			'If a player would die, you may destroy this. If you do, prevent death.',
			'When a player would die, you may destroy this. If you do, prevent death.'
		],
		['If you would roll a 1, you may reroll it.', 'When you would roll a 1, you may reroll it.'],
		[
			'If you would roll a 1, the result becomes a 6 instead.',
			'If you would roll a 1, the result becomes 6 instead.'
		]
	])('%s', (text, ours) => {
		expect(back(text)).toEqual([ours]);
	});
});

/** Extended Rulebook, 6.18 If you do, p. 30: what is paid for something is done first. */
describe('what may be paid for something', () => {
	it.each([
		[
			'At the start of your turn, you may discard a loot card to gain 3¢.',
			'At the start of your turn, you may discard a loot card, and if you do, gain 3¢.'
		],
		[
			'When this dies, the active player may pay 2¢ to loot 1.',
			'When this dies, the active player may pay 2¢. If they do, the active player loots 1.'
		],
		[
			'Each time you roll a 1, you may pay 2¢ to reroll it.',
			'Each time you would roll a 1, you may pay 2¢. If you do, reroll it.'
		]
	])('%s', (text, ours) => {
		expect(back(text)).toEqual([ours]);
	});
});
