import { describe, expect, it } from 'vitest';
import { readFace } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const back = (text: string): string | null => {
	const [read] = readFace(text, 'given').parts;
	return read && 'ability' in read && read.problem === null ? wordAbility(read.ability) : null;
};

describe('an event that says first what it is done to', () => {
	it.each([
		[
			'Each time a soul is gained by another player, loot 1.',
			'Each time another player gains a soul, loot 1.'
		],
		[
			'Each time a loot card is played by another player, gain 1¢.',
			'Each time another player plays a loot card, gain 1¢.'
		],
		['Each time a 1 is rolled, gain 1¢.', 'Each time a player rolls a 1, gain 1¢.'],
		[
			'When a boss is killed, each player loots 1.',
			'When a boss monster dies, each player loots 1.'
		],
		[
			'Each time a monster is killed by you on your turn, gain 1¢.',
			'Each time you kill a monster on your turn, gain 1¢.'
		]
	])('is read as what somebody does: %s', (text, said) => {
		expect(back(text)).toBe(said);
	});

	/** Another than who is killed, and not than you. */
	it('leaves "another" where it stands behind a player', () => {
		expect(back('Each time a player is killed by another player, gain 3¢.')).toBe(
			'Each time a player kills a player other than the player who killed it, gain 3¢.'
		);
	});
});

/** Who a condition asks about is the one player who was named. */
describe('"they" behind a condition', () => {
	it('is the active player, where nobody else was spoken of', () => {
		expect(back('When this dies, if the active player has 3 or more ¢, they lose 2¢.')).toBe(
			'When this dies, if the active player has 3¢ or more, the active player loses 2¢.'
		);
	});
	it('is whom the event happened to, where it was a player', () => {
		expect(back('Each time a player dies, if the active player has 0¢, they loot 1.')).not.toBe(
			'Each time a player dies, if the active player has 0¢, the active player loots 1.'
		);
	});
});
