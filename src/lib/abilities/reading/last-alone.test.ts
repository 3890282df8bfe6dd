import { describe, expect, it } from 'vitest';
import { readFace } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const back = (text: string): string | null => {
	const [read] = readFace(text, 'given').parts;
	return read && 'ability' in read && read.problem === null ? wordAbility(read.ability) : null;
};

/** Extended Rulebook, 6.2: what stands before "then" does not care about what comes behind it. */
describe('a condition behind several things that are done', () => {
	it.each([
		["↷: Loot 1, then gain 1¢ if it's your turn.", "↷: Loot 1. If it's your turn, gain 1¢."],
		[
			'Each time you kill a monster, put a counter on this, then loot 1 if this has 3 or more counters.',
			'Each time you kill a monster, put a counter on this. If there are 3 or more counters on this, loot 1.'
		],
		[
			"↷: Each player loots 1, then you gain 2¢ unless it's your turn.",
			"↷: Each player loots 1. If it's not your turn, gain 2¢."
		]
	])('is said of the last alone behind "then": %s', (text, said) => {
		expect(back(text)).toBe(said);
	});

	it.each([
		"↷: Loot 1 and gain 1¢ if it's your turn.",
		"↷: Loot 1 or gain 1¢ if it's your turn.",
		"Each time a player dies, you may loot 1, then gain 1¢ if it's your turn.",
		"↷: Each player loots 1, then gains 1¢ if it's your turn.",
		'↷: Loot 2, then lose 3¢ unless you discard a loot card.',
		// Whoever is another player chooses that, and not you.
		'↷: Gain 2¢ unless another player pays 2¢.'
	])('is left to the players where it may be said of all: %s', (text) => {
		expect(back(text)).toBeNull();
	});

	it('is said of both stats that are gained in one breath', () => {
		expect(back("↷: Gain +2 HP and +1 ATK till end of turn if it's your turn.")).toBe(
			"↷: If it's your turn, gain +2 HP till end of turn and gain +1 ATK till end of turn."
		);
	});

	it('is said of all that may be done, where that is one thing', () => {
		expect(back("Each time a player dies, you may loot 1 if it's your turn.")).toBe(
			"Each time a player dies, if it's your turn, you may loot 1."
		);
	});
});
