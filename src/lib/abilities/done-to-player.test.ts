import { describe, expect, it } from 'vitest';
import { readFace } from './reading.ts';
import { wordAbility } from './wording.ts';

const back = (text: string): string | null => {
	const [read] = readFace(text, 'given').parts;
	return read && 'ability' in read && read.problem === null ? wordAbility(read.ability) : null;
};

describe('"they" where you do something to a player', () => {
	it.each([
		'Each time you deal damage to a player, they lose 1¢.',
		'Each time you deal combat damage to another player, steal 1¢ from them.',
		'Each time you kill a player, look at their hand.',
		'↷: Till end of turn, each time you deal damage to another player, they discard a loot card.'
	])('is that player: %s', (text) => {
		expect(back(text)).toBe(text);
	});

	it('is said of no monster', () => {
		expect(back('Each time you deal damage to a monster, they lose 1¢.')).toBeNull();
	});
});
