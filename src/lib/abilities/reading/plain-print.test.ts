import { describe, expect, it } from 'vitest';
import { readFace } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const back = (text: string): string | null => {
	const [read] = readFace(text, 'given').parts;
	return read && 'ability' in read && read.problem === null ? wordAbility(read.ability) : null;
};

describe('the most of something, and nobody tied', () => {
	const MORE = 'While you have more souls than each other player, you have +1 ATK.';
	it.each([
		MORE,
		'While you have the most souls, you have +1 ATK.',
		'If you control the most souls, you have +1 ATK.'
	])('is more than each other player has: %s', (text) => {
		expect(back(text)).toBe(MORE);
	});

	it.each(['are tied for the most', 'tied for most', 'are tied for most'])(
		'is another thing than to be tied for it: %s',
		(tied) => {
			expect(back(`While you have the most souls or ${tied}, you have +1 ATK.`)).toBe(
				'While you have the most souls or tied for the most, you have +1 ATK.'
			);
		}
	);
});

it.each([
	"This can't take non-combat damage.",
	"This can't be dealt non-combat damage.",
	'This can only be damaged by attack rolls.',
	'If this would take non-combat damage, prevent that damage.',
	'Prevent any non-combat damage this would take.'
])('non-combat damage is prevented: %s', (text) => {
	expect(back(text)).toBe(
		'If this would take any amount of non-combat damage, prevent that damage.'
	);
});

it.each([
	'Combat damage this takes on attack rolls of 6 is doubled.',
	'Damage dealt to this from attack rolls of 6 is doubled.',
	'This takes double damage on attack rolls of 6.',
	'Attack rolls of 6 deal double damage to this.'
])('combat damage is doubled: %s', (text) => {
	expect(back(text)).toBe(
		'If this would take any amount of combat damage on attack rolls of 6, this takes 2 times that much damage instead.'
	);
});

it.each([
	['↷: You may attack an additional time.', '↷: You may attack an additional time this turn.'],
	[
		"Items you control don't recharge at the start of your turn.",
		"Each item you control can't be recharged in the recharge step."
	],
	['Each time you heal any amount of HP, loot 1.', 'Each time you heal, loot 1.'],
	['↷: Loot 1. You may then discard a loot card.', '↷: Loot 1. You may discard a loot card.'],
	[
		'↷: Shop items cost 3¢ less this turn.',
		'↷: Till end of turn, shop items players purchase cost 3¢ less.'
	]
])('%s', (text, said) => {
	expect(back(text)).toBe(said);
});
