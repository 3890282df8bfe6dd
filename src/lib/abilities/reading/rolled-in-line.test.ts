import { describe, expect, it } from 'vitest';
import { readAbility } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const table = (...rows: readonly string[]): string => ['↷: Roll-', ...rows].join('\n');

/** What is said in sentences, and the table that it is. */
const SAID: readonly (readonly [said: string, table: string])[] = [
	['Roll. On a 6, recharge this.', table('6: Recharge this.')],
	['Roll a die; on 5 or 6 loot 1.', table('5-6: Loot 1.')],
	['Roll a die. On a 4 or higher, gain 3¢.', table('4-6: Gain 3¢.')],
	['Roll a die: on 4+, gain 3¢ and loot 1.', table('4-6: Gain 3¢ and loot 1.')],
	['Roll a die. If you roll a 2 or less, take 1 damage.', table('1-2: Take 1 damage.')],
	["Roll a die. If it's even, gain 1¢.", table('2, 4, or 6: Gain 1¢.')],
	['Roll. On 1-3, lose 1¢. On 4-6, gain 2¢.', table('1-3: Lose 1¢.', '4-6: Gain 2¢.')],
	[
		"Roll a die. If it's a 6, recharge this. Otherwise, gain 1¢.",
		table('6: Recharge this.', '1-5: Gain 1¢.')
	],
	[
		'Roll a die. On a 1, you may destroy an item you control. If you do, gain 8¢.',
		table('1: You may destroy an item you control. If you do, gain 8¢.')
	],
	['Roll a die. Gain that much ¢.', table('1-6: Gain that much ¢.')],
	['Roll a die and gain ¢ equal to the result.', table('1-6: Gain that much ¢.')]
];

/** What cannot be one table, or is not said of every number. */
const UNREAD: readonly string[] = [
	// Whether the loot is for the 6 alone nobody can say.
	'Roll a die. On a 6, recharge this. Loot 1.',
	'Roll a die. On a 1-3, gain 1¢. On a 3-6, loot 1.',
	'Roll a die. Otherwise, loot 1.',
	'Roll a die. On a 7, loot 1.'
];

describe('a roll whose numbers are told in sentences', () => {
	it.each(SAID)('%s', (said, rows) => {
		const read = readAbility(`↷: ${said}`);
		expect('ability' in read && wordAbility(read.ability)).toBe(rows);
	});

	it.each(UNREAD)('is not read: %s', (said) => {
		expect(readAbility(`↷: ${said}`)).not.toHaveProperty('ability');
	});

	it('is told from one that is waited for', () => {
		const read = readAbility('Each time you roll a 1, roll. On a 6, loot 1.');
		expect('ability' in read && wordAbility(read.ability)).toBe(
			'Each time you roll a 1, roll-\n6: Loot 1.'
		);
		expect(readAbility('Each time you roll. On a 6, loot 1.')).not.toHaveProperty('ability');
	});

	it('is told from a roll that is a thing', () => {
		const read = readAbility('↷: Reroll a dice roll.');
		expect('ability' in read && wordAbility(read.ability)).toBe(
			'↷: Choose a dice roll. Its controller rerolls it.'
		);
	});
});
