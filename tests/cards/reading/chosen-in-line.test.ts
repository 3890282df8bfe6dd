import { describe } from 'vitest';
import { reads } from '../../support/reads.ts';

/** Extended Rulebook, 4, "Choose one": the options are the same, however they stand on the card. */
describe('options in one sentence', () => {
	reads('loot', [
		['Choose one: Gain 3¢, or loot 1.', 'Choose one-\n• Gain 3¢.\n• Loot 1.'],
		['Choose one - gain 3¢ or loot 1.', 'Choose one-\n• Gain 3¢.\n• Loot 1.'],
		[
			'Choose one: gain 1¢, loot 1, or deal 1 damage to a monster.',
			'Choose one-\n• Gain 1¢.\n• Loot 1.\n• Deal 1 damage to a monster.'
		],
		[
			'Each player chooses: lose 3¢, or discard a loot card.',
			'For each player, that player chooses one-\n• That player loses 3¢.\n• That player discards a loot card.'
		],
		[
			'Each other player chooses to either lose 2¢ or take 1 damage.',
			'For each other player, that player chooses one-\n• That player loses 2¢.\n• That player takes 1 damage.'
		],
		[
			'Choose a player. They must either discard 2 loot cards or take 2 damage.',
			'Choose a player. They choose one-\n• They discard 2 loot cards.\n• They take 2 damage.'
		],
		// Where the first of them ends, or whether the last sentence is for both, nobody can say.
		['Choose one: loot 1, then discard a loot card or gain 1¢.', 'unread'],
		['Choose one: loot 1 or gain 1¢. Take 1 damage.', 'unread']
	]);
});

/** Extended Rulebook, 4.4: it triggers as what it waits for is so. */
describe('so many of them in one turn', () => {
	reads('given', [
		[
			'When you kill 3 or more monsters in the same turn, gain +1 treasure.',
			'When you kill a monster while you killed 3 monsters this turn, gain +1 treasure.'
		],
		[
			'Each time a player plays their second loot card in a turn, they take 1 damage.',
			'Each time a player plays a loot card while they played 2 loot cards this turn, they take 1 damage.'
		],
		[
			'At the end of your turn, if you have killed 2 or more monsters this turn, loot 1.',
			'At the end of your turn, if you killed 2 or more monsters this turn, loot 1.'
		]
	]);
});
