/** Whose last heart it is, and what hurts somebody, is heard: neither is taken for what was named before it. */
import { expect, test } from 'vitest';
import { understand } from '#lib/scenario/spoken/index.ts';
import { tableOf } from './said.ts';

test.each([
	['Kim attacks Gurdy on her last heart', 'player Kim: 1 HP'],
	['I attacked Gurdy at my last HP and rolled a 1', 'player Amy: 1 HP'],
	['Does Kim die if she attacks Gurdy on her last heart and rolls 2?', 'player Kim: 1 HP'],
	['Gurdy had 2 hp left, I rolled a 1 on my last heart', 'player Amy: 1 HP']
])('%s', (said, line) => {
	expect(tableOf(said)).toContain(line);
	expect(tableOf(said)).toMatch(/Gurdy(?: \(2 HP\))?, Fly/u);
});

test('whose HP they are is said in brackets', () => {
	const said = 'Kim attacked Monstro with 1 HP left (her, not him) and rolled a 2';
	expect(tableOf(said)).toContain('player Kim: 1 HP\nmonsters: Monstro, Fly');
	const other = 'Kim attacked Monstro with 1 HP left (Monstro, not her) and rolled a 2';
	expect(tableOf(other)).toContain('player Kim:\nmonsters: Monstro (1 HP), Fly');
});

test.each([
	[
		'I use Razor Blade on myself in response to Death being played on me',
		'Ben plays XIII. Death -> Amy'
	],
	['I use Razor Blade on Kim in response to Bomb being played on me', 'Ben plays Bomb! -> Amy'],
	['Bomb was played on Lea by Sam. She plays Soul Heart', 'Sam plays Bomb! -> Lea']
])('what is played on somebody is played by somebody else: %s', (said, line) => {
	expect(tableOf(said)).toContain(line);
});

test('a heart that somebody has left is no card', () => {
	expect(tableOf('I rolled a 2 against Pin on my last heart')).not.toContain('Charmed');
});

test('a bomb whose damage is prevented was played before that, by whose it is', () => {
	const table = tableOf("Jim used Guppy's Paw to prevent the damage from my bomb");
	expect(table).toContain("Amy plays Bomb! -> Jim\nJim activates Guppy's Paw");
});

test.each([
	["my holy mantle blocks the damage of Kim's bomb", 'Kim plays Bomb! -> Amy'],
	["Ivy's holy mantle prevents the damage from Gus's bomb", 'Gus plays Bomb! -> Ivy'],
	["I tap Holy Mantle to prevent the damage of Ben's Bomb", 'Ben plays Bomb! -> Amy']
])('what an item keeps off was played on whoever has it: %s', (said, line) => {
	expect(tableOf(said)).toContain(line);
});

test('HP in brackets behind a kill are those of what is killed', () => {
	const table = tableOf('Hal has 2 souls and kills Mom with a 5 (1 HP left)');
	expect(table).toContain('monsters: Mom! (1 HP), Fly');
	expect(table).not.toContain('player Hal: 1 HP');
});

const wordsOf = (said: string): readonly string[] =>
	understand(said).chips.map(({ words }) => words);

test('the HP that whoever acts has are shown, where no other chip tells them', () => {
	expect(wordsOf('Kim attacks Gurdy on her last heart')).toEqual(['Kim (1 HP) attacks Gurdy']);
	expect(wordsOf('Ben is at 1. Ben attacks Pin')).toEqual(['Ben is at 1', 'Ben attacks Pin']);
	expect(wordsOf('Kim attacks Gurdy, rolls a 2 and dies')).toEqual([
		'Kim attacks Gurdy',
		'rolls 2',
		'everyone passes (so Kim has 1 HP)'
	]);
});
