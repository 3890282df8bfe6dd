import { describe } from 'vitest';
import { reads } from '../../support/reads.ts';

/** What "instead" takes the place of is what is alike; English, as no rulebook says it. */
describe('what is done instead of the last of several', () => {
	reads('loot', [
		[
			"Deal 1 damage to a monster, then loot 1. If it's your turn, loot 2 instead.",
			"Deal 1 damage to a monster. If it's your turn, loot 2. Otherwise, loot 1."
		],
		[
			"Loot 1, then discard a loot card. If it's your turn, gain 3¢ instead.",
			"If it's your turn, gain 3¢. Otherwise, loot 1, then discard a loot card."
		],
		[
			"Gain 1¢. Loot 1. If it's your turn, loot 2 instead.",
			"Gain 1¢. If it's your turn, loot 2. Otherwise, loot 1."
		],
		// The ¢ alone, or the loot card as well.
		["Gain 1¢ and loot 1. If it's your turn, gain 3¢ instead.", 'unread']
	]);
});

describe('what print leaves out', () => {
	reads('given', [
		[
			'Each time you kill a monster, look at the top card of the room deck. You may discard it.',
			'Each time you kill a monster, look at the top card of the room deck. You may put it into discard. Otherwise, put it back.'
		],
		[
			'The first dice roll you make each turn has +1.',
			"While it's your first dice roll this turn, you have +1 to dice rolls."
		],
		[
			'Attack rolls of 6 against this deal double damage.',
			'If this would take any amount of combat damage on attack rolls of 6, this takes 2 times that much damage instead.'
		],
		[
			'When this dies, each player with no items loots 2.',
			'When this dies, each player with 0 items loots 2.'
		],
		[
			'↷: Choose a monster. It loses 1 HP till end of turn.',
			'↷: Choose a monster. It gains -1 HP till end of turn.'
		],
		[
			'↷: Each player passes an item they control to the left.',
			"↷: Pass an item of each player's choice to the player to their left."
		],
		['Your items cost 2¢ more to purchase.', 'Shop items you purchase cost 2¢ more.'],
		['When this dies, add a monster slot.', 'When this dies, expand monster slots by 1.'],
		[
			'At the end of your turn, you may put a loot card on the bottom of the loot deck.',
			'At the end of your turn, you may put a loot card from your hand on the bottom of the loot deck.'
		]
	]);
});
