import { describe } from 'vitest';
import { reads } from '../../support/reads.ts';

/** Extended Rulebook, 6.4 and 6.8: who may be attacked, and what deals damage. */
describe('what is not done to somebody', () => {
	reads('given', [
		["You can't be attacked.", "You can't be attacked."],
		[
			"↷: You can't be attacked until your next turn.",
			"↷: Till your next turn starts, you can't be attacked."
		],
		["Other players can't be attacked.", "Other players can't be attacked."],
		[
			'This takes no damage from loot.',
			'If this would take any amount of damage from loot cards, prevent that damage.'
		],
		[
			"You can't take damage from loot cards.",
			'If you would take any amount of damage from loot cards, prevent that damage.'
		],
		[
			'If you would take damage from loot cards, gain 2¢ instead.',
			'If you would take any amount of damage from loot cards, gain 2¢ instead.'
		],
		[
			'Damage you would take from loot cards is reduced to 1.',
			'Damage you would take from loot cards is reduced to 1.'
		]
	]);
});

describe('once each turn, said last', () => {
	reads('given', [
		[
			'Each time you roll a 1, gain 1¢. Once each turn.',
			'The first time you roll a 1 each turn, gain 1¢.'
		],
		[
			'When you take damage, loot 1. Do this only once per turn.',
			'The first time you take damage each turn, loot 1.'
		],
		// Whoever lets the first time pass may do it the second time.
		['When you take damage, you may loot 1. Do this only once each turn.', 'unread'],
		['When you take damage, you may loot 1. (Once each turn)', 'unread']
	]);
});

describe('treasure that need not be gained', () => {
	reads('given', [
		[
			'If you would gain treasure, you may loot 3 instead.',
			"If you would gain any number of treasure, do this instead: (you may loot 3), and if you don't, gain that much treasure."
		],
		// Of +2 treasure, one or both might be meant.
		['If you would gain +1 treasure, you may loot 3 instead.', 'unread']
	]);
});

describe('odd and even numbers of a die', () => {
	reads('given', [
		['Each time you roll an odd number, gain 1¢.', 'Each time you roll a 1, 3, or 5, gain 1¢.'],
		['When you roll an even number, loot 1.', 'When you roll a 2, 4, or 6, loot 1.'],
		[
			'When the active player makes an odd attack roll, they lose 1¢.',
			'When the active player rolls an attack roll of 1, 3, or 5, they lose 1¢.'
		],
		[
			'Even attack rolls against this count as misses.',
			'Attack rolls of 2, 4, or 6 against this count as misses.'
		]
	]);
});

describe('a heart and a sword', () => {
	reads('given', [
		['+1⚔ while you have 1♥.', 'While you have 1 HP, you have +1 ATK.'],
		['You have +1❤️ and +1⚔️.', 'You have +1 HP.', 'You have +1 ATK.'],
		['-1♥', 'You have -1 HP.'],
		['When this dies, heal 1♥.', 'When this dies, heal 1 HP.']
	]);
});

describe('a "but" that begins a sentence', () => {
	reads('given', [
		["You have +1 attack, but you can't heal.", 'You have +1 ATK.', "You can't heal."],
		['↷: Gain 5¢, but you take 1 damage.', '↷: Gain 5¢. Take 1 damage.']
	]);
	reads('loot', [['Loot 3, but only if you have 0 souls.', 'unread']]);
});

describe('more words than are needed', () => {
	reads('given', [
		[
			'Players loot 2 instead of 1 during their loot step.',
			'If the active player would loot any number of loot cards in the loot step, they loot 2 loot cards instead.'
		],
		[
			'If you would take 2 or more damage at once, prevent 1 of it.',
			'If you would take any amount of damage while that much is at least 2, prevent 1 of that damage.'
		],
		['↷: Recharge your character card.', '↷: Recharge a character you control.'],
		[
			'Destroy this: Cancel the effect of an activated ability, then loot 2.',
			'$: Destroy this: Cancel the ↷ or $ ability of an item. Loot 2.'
		],
		[
			"At the end of your turn, if you haven't killed a monster this turn, take 1 damage.",
			'At the end of your turn, if you killed 0 monsters this turn, take 1 damage.'
		],
		['This has double rewards.', 'The rewards of this are doubled.'],
		[
			'While this is at 1 HP, it has +1 to its evasion.',
			'While this has 1 HP, this has +1 evasion.'
		]
	]);
	reads('loot', [
		[
			'Choose a player. That player loots 2, then gives you a loot card from their hand.',
			'Choose a player. They loot 2. They give you a loot card.'
		],
		['Kill a monster with at most 2 HP.', 'Kill a monster with 2 or less HP.'],
		[
			'Loot an amount equal to the number of souls you have.',
			'Loot equal to the number of souls you have.'
		]
	]);
});
