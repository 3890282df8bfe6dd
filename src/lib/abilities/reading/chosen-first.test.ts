import { describe, expect, it } from 'vitest';
import { readFace } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const back = (text: string): string | null => {
	const [read] = readFace(text, 'given').parts;
	return read && 'ability' in read && read.problem === null ? wordAbility(read.ability) : null;
};

/** Extended Rulebook, 4 Abilities, p. 17: targets are chosen as the ability is put onto the stack. */
describe('what is to be chosen in the first sentence', () => {
	it.each([
		['↷: Choose another player and steal 1¢ from them.', '↷: Steal 1¢ from another player.'],
		[
			'↷: Choose a monster and roll-\n1-2: Deal 1 damage to it.\n3-6: Loot 1.',
			'↷: Choose a monster. Roll-\n1-2: Deal 1 damage to it.\n3-6: Loot 1.'
		]
	])('is a target, however the sentence goes on: %s', (text, said) => {
		expect(back(text)).toBe(said);
	});

	it.each([
		'↷: You choose a monster and deal 1 damage to it.',
		'↷: Loot 1. Choose a monster and deal 1 damage to it.'
	])('is chosen as it resolves where it is said so, or comes later: %s', (text) => {
		expect(back(text)?.replace('You choose', 'Choose')).toBe(text.replace('You choose', 'Choose'));
	});
});
