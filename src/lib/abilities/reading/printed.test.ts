import { describe, expect, it } from 'vitest';
import { readAbility } from '../reading.ts';
import { wordAbility } from '../wording.ts';

/** What print may say, and what is meant by it. The cards are invented. */
const MEANT: readonly (readonly [theirs: string, ours: string])[] = [
	// What is true only while two things are: neither takes the place of the other.
	[
		'While you have 2¢ or more, monsters have +1 DC on your turn.',
		"While you have 2¢ or more and it's your turn, monsters have +1 evasion."
	],
	[
		'You have +2 HP while you control no other Guppy items.',
		'While there are 0 other Guppy items you control, you have +2 HP.'
	],
	[
		'While the active player controls 5+ curses, monsters have -1 DC.',
		'While there are 5 or more curses the active player controls, monsters have -1 evasion.'
	],
	[
		'At the end of your turn, if you control another Guppy item, loot 1.',
		'At the end of your turn, if there are 1 or more other Guppy items you control, loot 1.'
	],
	// 5.2: what happens instead may be said first.
	[
		'If you would lose any number of ¢, instead each player loses that much ¢.',
		'If you would lose any number of ¢, do this instead: each player loses that much ¢.'
	],
	// Whoever chooses does what follows, not what was chosen.
	[
		'Each time you die, choose 2 players and each of them chooses an item in the shop and steals it, then loots 1.',
		'Each time you die, you choose 2 players and each of them chooses an item in the shop and steals it, then loots 1.'
	],
	// "Their" is never "your".
	[
		'↷: Put a counter on this. If you do, choose a player. They give you loot cards equal to half of the number of loot cards in their hand, rounded down.',
		"↷: Put a counter on this. If you do, you choose a player and that player gives you loot cards equal to half of the number of loot cards in that player's hand, rounded down."
	]
];

describe('what print means', () => {
	it.each(MEANT)('%s', (theirs, ours) => {
		const read = readAbility(theirs, 'given');
		expect('ability' in read && wordAbility(read.ability)).toBe(ours);
	});
});
