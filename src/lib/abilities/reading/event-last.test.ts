import { describe, expect, it } from 'vitest';
import { readAbility } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const SAID: readonly (readonly [said: string, read: string])[] = [
	['Gain 1¢ each time you take damage.', 'Each time you take damage, gain 1¢.'],
	['Loot 1 when you die.', 'When you die, loot 1.'],
	[
		'You may deal 1 damage to a monster each time you play a loot card.',
		'Each time you play a loot card, you may deal 1 damage to a monster.'
	],
	['You have +1 ATK when you have 1 HP.', 'While you have 1 HP, you have +1 ATK.']
];
/** What waits for something to come, or is no event. */
const AS_IT_STANDS: readonly (readonly [said: string, read: string])[] = [
	[
		'Once per turn, when you take damage, loot 1.',
		'The first time you take damage each turn, loot 1.'
	],
	[
		'↷: The next time you would die this turn, prevent death.',
		'↷: The next time you would die this turn, prevent death.'
	]
];

describe('an event that is said last', () => {
	it.each([...SAID, ...AS_IT_STANDS])('%s', (said, read) => {
		const found = readAbility(said);
		expect('ability' in found && wordAbility(found.ability)).toBe(read);
	});
});
