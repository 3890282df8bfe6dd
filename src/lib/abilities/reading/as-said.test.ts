import { describe, expect, it } from 'vitest';
import { readFace, type Unsaid } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const back = (text: string, unsaid: Unsaid = 'loot'): string | null => {
	const [only, ...more] = readFace(text, unsaid).parts;
	if (!only || more.length > 0 || !('ability' in only) || only.problem) return null;
	return wordAbility(only.ability);
};

/** Extended Rulebook, 4 Abilities, p. 17: whoever has the ability chooses. */
describe('what a thing does to somebody', () => {
	it.each([
		[
			'Choose a monster. It deals 1 damage to a player.',
			'Choose a monster. You choose a player and it deals 1 damage to that player.'
		],
		[
			'Choose an item you control. It becomes a copy of another item.',
			'Choose an item you control. You choose another item and it becomes a copy of that item.'
		]
	])('is yours to choose: %s', (text, ours) => {
		expect(back(text)).toBe(ours);
	});
});

/** What the words of a card mean in English. */
describe('how long two things last that are said together', () => {
	it.each([
		[
			'Choose an item. It loses all abilities and gains eternal till end of turn.',
			'Choose an item. It loses all abilities till end of turn and gains eternal till end of turn.'
		],
		[
			'Choose a monster. It gains +1 ATK and loses all abilities till end of turn.',
			'Choose a monster. It gains +1 ATK till end of turn and loses all abilities till end of turn.'
		]
	])('is as long for both: %s', (text, ours) => {
		expect(back(text)).toBe(ours);
	});
});

/** Extended Rulebook, 8 Attacking, p. 38: whose turn it is attacks. */
it('the attacking player is still that player when the attack is over', () => {
	expect(back("Cancel an attack. The attacking player can't attack again this turn.")).toBe(
		"Cancel an attack. Till end of turn, the active player can't attack."
	);
});

/** Extended Rulebook, 6.25 Prevent, p. 32. */
it('a death that is waited for leaves as many HP as are healed behind it', () => {
	const text = 'Choose a player. The next time they would die this turn, prevent it and they';
	expect(back(`${text} heal 2 HP.`)).toBe(
		'Choose a player. The next time they would die this turn, prevent death and heal 2 HP.'
	);
});

describe('what nobody can tell', () => {
	it('is which of two “it” is', () => {
		const text = '↷: This becomes a copy of an item you control till end of turn.';
		expect(back(text)).not.toBeNull();
		expect(back(`${text} At the end of the turn, recharge it.`)).toBeNull();
	});

	it('is what comes of a roll that no table is for', () => {
		expect(back('Each time you roll a 1, roll again and loot 1.', 'given')).toBeNull();
	});
});

/** What the words of a card mean in English: both of them are yours to choose. */
it('two players who were chosen are told apart', () => {
	expect(back('Choose 2 players. They swap hands.')).toBe(
		'Choose a player and another player. The first player swaps hands with the second player.'
	);
	expect(back('Choose 2 players. The first steals 2¢ from the second.')).toBe(
		'Choose a player and another player. The first player steals 2¢ from the second player.'
	);
});
