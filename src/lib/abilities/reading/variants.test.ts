import { describe, expect, it } from 'vitest';
import { readAbility } from '../reading.ts';
import { wordAbility } from '../wording.ts';

/** What print may say, and what we say for it. */
const SAID: readonly (readonly [theirs: string, ours: string])[] = [
	[
		'Loot +2 during your loot step.',
		"If you would loot any number of loot cards while it's the loot step and it's your turn, loot that many loot cards +2 instead."
	],
	[
		'↷: Choose another player. That player destroys a soul they control.',
		'↷: Choose another player. They choose a soul they control and destroy it.'
	],
	[
		'↷: Choose a player, then roll- They take damage equal to the result.',
		'↷: Choose a player. Roll-\n1-6: They take that much damage.'
	],
	[
		'↷: Each player rolls- Each player who rolls the highest or tied for the highest loots 2.',
		'↷: Each player rolls-\nEach player with the highest result or tied for the highest loots 2.'
	],
	[
		'You take no combat damage on attack rolls of 3.',
		'If you would take any amount of combat damage on attack rolls of 3, prevent that damage.'
	],
	['When this is at 3 HP or less, it has +1 ATK.', 'While this has 3 HP or less, this has +1 ATK.']
];

describe('print in other words', () => {
	it.each(SAID)('%s', (theirs, ours) => {
		const read = readAbility(theirs, 'given');
		expect('ability' in read && wordAbility(read.ability)).toBe(ours);
	});
});
