/** Texts that are written to keep their reader busy: the work grows at most with the square of them. */
import { describe, expect, it } from 'vitest';
import { readFace } from '../reading.ts';

/** Texts of n pieces each. */
const SHAPES: Readonly<Record<string, (n: number) => string>> = {
	'rolls in the last line of rolls': (n) => `↷: ${'Roll-\n1-2: Loot 1.\n3-6: '.repeat(n)}Gain 1¢.`,
	'rolls in the first line of rolls': (n) => `↷: ${'Roll-\n1: '.repeat(n)}Gain 1¢.`,
	'rolls without a line': (n) => `${'Roll- '.repeat(n)}1: Loot 1.`,
	'options in options': (n) => `${'Choose one-\n• Loot 1.\n• '.repeat(n)}Gain 1¢.`,
	'options on lines of their own': (n) => `Choose one-\n${'Loot 1.\n'.repeat(n)}`,
	dots: (n) => `Loot 1${'.'.repeat(n)}`,
	'dots apart': (n) => `Loot 1${' .'.repeat(n)}`,
	taps: (n) => `${'↷: '.repeat(n)}Loot 1.`,
	'lines of taps': (n) => '↷: Loot 1.\n'.repeat(n),
	dollars: (n) => `${'$: '.repeat(n)}Pay 1¢: Loot 1.`,
	'lines of dollars': (n) => '$: Pay 1¢: Loot 1.\n'.repeat(n),
	slashes: (n) => `Loot 1${' /'.repeat(n)} Gain 1¢.`,
	brackets: (n) => `${'('.repeat(n)}loot 1${')'.repeat(n)}.`,
	quotes: (n) => `${'This gains "'.repeat(n)}Loot 1.${'"'.repeat(n)}`,
	triggers: (n) => `${'Each time you roll a 1, '.repeat(n)}loot 1.`,
	questions: (n) => `${"If it's your turn, ".repeat(n)}loot 1.`,
	'what somebody may': (n) => `${'You may '.repeat(n)}loot 1.`,
	'for each': (n) => `${'For each player, '.repeat(n)}loot 1.`,
	sentences: (n) => 'Destroy an item. '.repeat(n),
	'if you do': (n) => `Loot 1${'. If you do, loot 1'.repeat(n)}.`,
	'one after the other': (n) =>
		`Deal 1 damage to a player${', then deal 1 damage to another player'.repeat(n)}.`,
	targets: (n) => `Choose a player${' and a player'.repeat(n)}. They loot 1.`,
	neighbors: (n) => `Choose a player. ${'The player to their left and '.repeat(n)}they loot 1.`,
	'whose it is': (n) => `Choose an item. Its ${"controller's ".repeat(n)}controller loots 1.`,
	'choices after choices': (n) => `When you die, ${'Choose a player. Choose an item. '.repeat(n)}`,
	'those who were chosen': (n) => `Choose a player. ${'They may loot 1. '.repeat(n)}`
};

const SIZES = [8, 16, 32];

describe('the work of reading', () => {
	it.each(Object.entries(SHAPES))('grows at most with the square of %s', (_, shape) => {
		const costs = SIZES.map((n) => readFace(shape(n), 'loot').cost);
		const lengths = SIZES.map((n) => shape(n).length);
		for (const i of [1, 2]) {
			const longer = (lengths[i] ?? 0) / (lengths[i - 1] ?? 1);
			expect((costs[i] ?? 0) / (costs[i - 1] ?? 1)).toBeLessThanOrEqual(longer ** 2);
		}
	});

	it('is done for rolls inside of rolls, however deep, and each takes its own lines', () => {
		const text = `↷: ${'Roll-\n1-2: Loot 1.\n3-6: '.repeat(20)}Gain 1¢.`;
		expect(readFace(text, 'loot').parts).toMatchObject([{ problem: null }]);
	});
});
