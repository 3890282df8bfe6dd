import { describe } from 'vitest';
import { reads } from '../../support/reads.ts';

describe('words of other games', () => {
	reads('given', [
		['↷: Target player discards a card.', '↷: Choose a player. They discard a loot card.'],
		['Sacrifice this: Gain 10¢.', '$: Destroy this: Gain 10¢.'],
		['When you gain a soul, draw 2 loot.', 'When you gain a soul, loot 2.'],
		['Players cannot use active items.', "Players can't activate items."],
		[
			'As soon as a player has 3 or more curses, they gain this soul.',
			'As soon as you have 3 or more curses, gain this if nobody has yet.'
		]
	]);
	reads('loot', [
		['Kill any monster.', 'Kill a monster.'],
		[
			'Target monster gains -2 evasion this turn.',
			'Choose a monster. It gains -2 evasion till end of turn.'
		],
		['Choose a player. Skip their next turn.', 'Choose a player. They skip their next turn.']
	]);
});
