/** What can come, answer by answer: of a table worked out by hand. */
import { expect, test } from 'vitest';
import '#lib/cards/sets/known.ts';
import { oddsAt, type OddsBranch } from '#lib/scenario/index.ts';
import { lastOf } from './tables.ts';

/** Each way on a line, behind the ones before it: "Amy's roll 1–2, Amy's roll 3–6: Fly dies." */
const linesOf = (branch: OddsBranch | null, before = ''): readonly string[] =>
	(branch?.ways ?? []).flatMap(({ words, sentence, next }) => {
		const way = `${before}${branch?.what ?? ''} ${words}`;
		return next ? linesOf(next, `${way}, `) : [`${way}: ${sentence ?? ''}`];
	});

const attack = (monster: string, hp: number, ben = 'items: empty'): string => `
player Amy: Isaac (deactivated), ${String(hp)} HP | items: empty | hand: empty
player Ben: Cain (deactivated), 2 HP | ${ben} | hand: empty
monsters: ${monster}
---
Amy attacks
everyone passes
Amy chooses ${monster.replace(/ \(.*$/u, '')}
`;

test('an attack: evasion 2, and two misses kill Amy', () => {
	const { tree } = oddsAt(lastOf(attack('Fly', 2)));
	expect(linesOf(tree)).toEqual([
		"Amy's roll 1, Amy's roll 1: Amy dies and loses 1¢.",
		"Amy's roll 1, Amy's roll 2–6: Fly dies. Amy gains 1¢ and takes 1 damage (1 HP left).",
		"Amy's roll 2–6: Fly dies. Amy gains 1¢."
	]);
});

test('a miss that changes nothing leads back', () => {
	const { tree } = oddsAt(lastOf(attack('Cod Worm (1 HP)', 1)));
	expect(linesOf(tree)).toEqual([
		"Amy's roll 1–4: It goes back to where it was.",
		"Amy's roll 5–6: Cod Worm dies. Amy gains 3¢."
	]);
});

test('is cut where it is long, and none where nothing is rolled or somebody may respond', () => {
	const { tree } = oddsAt(lastOf(attack('Light Switch', 2)));
	const lines = linesOf(tree);
	expect(lines.length).toBeLessThanOrEqual(60);
	expect(lines.some((line) => line.endsWith(': More comes after this.'))).toBe(true);
	expect(oddsAt(lastOf(attack('Fly', 2, 'items: The D6')), { may: [1] }).tree).toBeNull();
	const bombed = `player Amy: Isaac, 1 HP\nmonsters: Fly\nstack: damage 1 to Amy\n---\n`;
	expect(oddsAt(lastOf(bombed)).tree).toBeNull();
});
