import { describe } from 'vitest';
import { reads } from '../../support/reads.ts';

/** Extended Rulebook, 6.12: each player does what is said of each, in turn order. */
describe('what each has chosen', () => {
	reads('given', [
		[
			'When you gain this, each other player chooses a soul they control. Destroy those souls. Gain 2¢.',
			'When you gain this, each other player chooses a soul they control and destroys it. Gain 2¢.'
		],
		[
			'↷: Each player chooses a non-eternal item they control. Deactivate the chosen items.',
			'↷: Each player chooses a non-eternal item they control and deactivates it.'
		],
		// Two of them might choose the same one.
		['↷: Each player chooses a monster. Destroy those monsters.', 'unread']
	]);
});

/** Extended Rulebook, 2.4.1: whoever first has what it asks for gains it. */
describe('the first player of whom something is so', () => {
	reads('given', [
		// 0 is not "0 or more".
		[
			'The first player to have 0¢ gains this.',
			'As soon as you have 0¢, gain this if nobody has yet.'
		],
		[
			'The first player to control no items gains this soul.',
			'As soon as there are 0 items you control, gain this if nobody has yet.'
		],
		[
			'The first player to have no loot cards in hand gains this.',
			'As soon as you have 0 loot cards in hand, gain this if nobody has yet.'
		],
		[
			'The first player to kill 3 or more monsters in the same turn gains this.',
			'As soon as you killed 3 or more monsters this turn, gain this if nobody has yet.'
		]
	]);
});

/** Extended Rulebook, 5.2 and 4.4, and what print leaves out. */
describe('in other words', () => {
	reads('given', [
		['If you would take damage, reduce it to 1.', 'Damage you would take is reduced to 1.'],
		[
			'The first time you would take damage each turn, reduce it to 1.',
			'The first time you would take any amount of damage each turn, take 1 damage instead.'
		],
		['After you miss an attack roll, loot 1.', 'Each time you miss an attack roll, loot 1.'],
		[
			"At the end of another player's turn, if they didn’t attack, they lose 1¢.",
			"At the end of another player's turn, if they didn't attack this turn, they lose 1¢."
		],
		['Remove 3 counters: Loot 1.', '$: Remove 3 counters from this: Loot 1.'],
		['Your items enter play deactivated.', 'An item you control enters play deactivated.']
	]);
});
