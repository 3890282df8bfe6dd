import { describe, expect, it } from 'vitest';
import { readFace } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const back = (text: string): string | null => {
	const [read] = readFace(text, 'given').parts;
	return read && 'ability' in read && read.problem === null ? wordAbility(read.ability) : null;
};

/** Extended Rulebook, 6.16: nobody steals what is theirs. */
describe('who would take from themselves', () => {
	it.each([
		'When this dies, the active player chooses a player. That player steals an item from them.',
		'When this dies, the active player chooses a player. That player steals an item they control.'
	])('is not who is meant, and it is left to the players: %s', (text) => {
		expect(back(text)).toBeNull();
	});
	it('is another where they are named', () => {
		expect(
			back('When this dies, the active player chooses a player. They steal an item you control.')
		).not.toBeNull();
	});
});

/** Extended Rulebook, 2.2 and 3.10: a trinket is a loot card that becomes an item; as it is played it is none yet. */
describe('what is asked of what was played', () => {
	it('is not asked as of an item', () => {
		expect(back("When you play a loot card, if it's a trinket, gain 1¢.")).toBeNull();
		expect(back("When you play a loot card, if it's an active item, gain 1¢.")).toBeNull();
	});
	it('is said with what is played', () => {
		expect(back('Each time you play a trinket, gain 1¢.')).toBe(
			'Each time you play a trinket loot card, gain 1¢.'
		);
	});
});

describe('when something can be activated', () => {
	it.each([
		['↷: Gain 1¢. Use only on your turn.', '↷: Use only on your turn. Gain 1¢.'],
		[
			'$: Pay 1¢: Loot 1. Activate this only if you have 0¢.',
			'$: Pay 1¢: Use only while you have 0¢. Loot 1.'
		]
	])('is said before or after what it does: %s', (text, said) => {
		expect(back(text)).toBe(said);
		expect(back(said)).toBe(said);
	});
});
