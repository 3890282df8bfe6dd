import { describe, expect, it } from 'vitest';
import { readFace } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const back = (text: string): string | null => {
	const [read] = readFace(text, 'given').parts;
	return read && 'ability' in read && read.problem === null ? wordAbility(read.ability) : null;
};

/** Extended Rulebook, 5.2 and 6.25: "if" and "prevent" replace what would happen; "when" triggers. */
describe('what else is done as something is prevented', () => {
	it.each([
		['If you would die, prevent death and lose 5¢.', 'If you would die, lose 5¢ instead.'],
		['If you would die, prevent it, then lose 5¢.', 'If you would die, lose 5¢ instead.'],
		['If you would die, lose 5¢ and prevent death.', 'If you would die, lose 5¢ instead.'],
		[
			'If you would die, destroy this, prevent death, and loot 2.',
			'If you would die, do this instead: destroy this and loot 2.'
		],
		[
			'If this would die while the active player has 0¢, prevent death and cancel the attack.',
			'If this would die while the active player has 0¢, cancel the attack instead.'
		],
		[
			'If this would die while it has a counter, prevent death and remove a counter from it.',
			'If this would die while there are 1 or more counters on this, remove a counter from this instead.'
		],
		[
			'If you would take damage, prevent that damage and lose 1¢.',
			'If you would take any amount of damage, lose 1¢ instead.'
		]
	])('is what happens instead: %s', (text, said) => {
		expect(back(text)).toBe(said);
	});
	it.each([
		['If you would die, prevent death.', 'If you would die, prevent that.'],
		[
			'When you would die, prevent death and lose 5¢.',
			'When you would die, prevent death and lose 5¢.'
		]
	])('is nothing, or is done before: %s', (text, said) => {
		expect(back(text)).toBe(said);
	});
});
