import { describe } from 'vitest';
import { reads } from '../../support/reads.ts';

/** Extended Rulebook, 5.2: what happens instead is all that happens; whoever does not want it has what would have happened. */
describe('what may be done instead', () => {
	reads('given', [
		[
			'When you would gain any amount of ¢, you may loot 1 instead.',
			"If you would gain any number of ¢, do this instead: (you may loot 1), and if you don't, gain that much ¢."
		],
		[
			'Each time you would lose ¢, you may instead discard a loot card.',
			"If you would lose any number of ¢, do this instead: (you may discard a loot card), and if you don't, lose that much ¢."
		],
		[
			'If you would loot, you may gain 1¢ instead.',
			"If you would loot any number of loot cards, do this instead: (you may gain 1¢), and if you don't, loot that much."
		],
		[
			'If another player would loot any number of cards, you may gain 2¢ instead.',
			"If another player would loot any number of loot cards, do this instead: (you may gain 2¢), and if you don't, they loot that much."
		],
		[
			'If you would discard 1 or more loot cards, you may lose 1¢ instead.',
			"If you would discard any number of loot cards, do this instead: (you may lose 1¢), and if you don't, discard that many loot cards."
		],
		[
			'When a player would pay the death penalty, they may lose 3¢ instead.',
			"If a player would pay the death penalty, do this instead: (they may lose 3¢), and if they don't, pay the death penalty."
		],
		// Of 3 loot cards, one or all might be meant.
		['If you would discard a loot card, you may lose 1¢ instead.', 'unread']
	]);
});

/** Extended Rulebook, 6.18: what is done "if you don't" is for whoever did not want to, too. */
describe('what is done if it is not', () => {
	reads('loot', [
		[
			"You may lose 3¢, and if you don't, take 1 damage.",
			"You may lose 3¢. If you don't, take 1 damage."
		],
		[
			"You may (lose 3¢, and if you don't, take 1 damage).",
			"You may (lose 3¢, and if you don't, take 1 damage)."
		]
	]);
});
