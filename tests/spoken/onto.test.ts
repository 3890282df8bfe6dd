import { describe, expect, test } from 'vitest';
import { parse, print, type Scenario } from '#lib/scenario/index.ts';
import { understand } from '#lib/scenario/spoken/index.ts';

const BARE: Scenario = { rules: '2023', script: [] };

/** What was said one thing after the other, each of the table as it was by then. */
const said = (...texts: readonly string[]): Scenario =>
	texts.reduce((onto, text) => understand(text, onto).scenario, BARE);

describe('what is said of a table that is there', () => {
	test('goes on with its script, and “it” is what the last act was about', () => {
		expect(print(said('Amy attacks Gurdy (1 HP)', 'rolls 2', 'Ben bombs it', 'everyone passes')))
			.toBe(`rules: 2023
player Amy:
player Ben: 1 loot play | hand: Bomb!, 2 unknown
monsters: Gurdy (1 HP), Fly
---
Amy attacks
everyone passes
Amy chooses Gurdy
roll 2
Ben plays Bomb! -> Gurdy
everyone passes
`);
	});

	test('puts there what is named and not there: an item, a card, a third player', () => {
		const scenario = said(
			'Amy attacks Gurdy',
			'rolls 2',
			'Ben taps the D6 on the roll',
			'Cleo soul hearts Amy'
		);
		expect(print(scenario)).toContain('player Ben: | items: The D6\n');
		expect(print(scenario)).toContain('player Cleo: 1 loot play | hand: Soul Heart, 2 unknown\n');
		expect(scenario.script.at(-1)).toMatchObject({ do: 'play', player: 'Cleo' });
	});

	test('what is told in other words than the judge asks for is set right there too', () => {
		const scenario = said('Amy attacks Gurdy', 'rolls 2', 'Ben sharded me');
		expect(print(scenario)).toContain("Ben plays Dice Shard -> Amy's roll\n");
		const mushed = said('Amy attacks Dip', 'rolls 5', 'Ben uses Mini Mush, the dice is now 4');
		expect(print(mushed)).toContain('everyone passes\nBen chooses 4\n');
	});

	test('facts change what was said before the script', () => {
		const scenario = said('Amy attacks Gurdy', 'Gurdy has 1 HP', 'Amy has the Relic');
		expect(print(scenario)).toContain('monsters: Gurdy (1 HP), Fly\n');
		expect(print(scenario)).toContain('player Amy: | items: The Relic\n');
		expect(scenario.script).toHaveLength(3);
	});

	test('a piece knows where its lines stand in the whole script', () => {
		const { chips } = understand('Ben bombs it', said('Amy attacks Gurdy', 'rolls 2'));
		expect(chips.map(({ kind, at }) => [kind, at])).toEqual([['act', 4]]);
	});

	test('an option takes its own targets, not those of another option', () => {
		const parsed = parse(
			'card Half a Map: loot | Choose one- / Loot 2. / Gain 2¢. / Steal 3¢ from a player.\nplayer Amy: | hand: Half a Map\nplayer Ben:\n---\n'
		);
		if (!parsed.ok) throw new Error('The table cannot be read.');
		const taken = (option: number) => {
			const { scenario, chips } = understand(
				`Amy plays Half a Map (option ${String(option)})`,
				parsed.scenario
			);
			return [print(scenario).trim().split('\n').at(-1), ...chips.map(({ words }) => words)];
		};
		expect(taken(1)).toEqual(['Amy plays Half a Map (mode 1)', 'Amy plays Half a Map (option 1)']);
		expect(taken(3)[0]).toBe('Amy plays Half a Map (mode 3) -> Ben');
	});

	test('nothing said changes nothing, and what is not understood changes nothing', () => {
		const onto = said('Amy attacks Gurdy', 'rolls 2');
		expect(understand('', onto)).toEqual({ scenario: onto, chips: [] });
		const { scenario, chips } = understand('Ben plays Frobnicator on Gurdy', onto);
		expect(scenario.script).toEqual(onto.script);
		expect(chips.map(({ kind }) => kind)).toEqual(['unread']);
	});

	test.each([
		['Fly', ['Amy attacks', 'everyone passes'], 'Amy chooses Fly'],
		['The monster deck', ['Amy attacks', 'everyone passes'], 'Amy chooses monster deck'],
		['Roll a 4', ['Amy attacks Gurdy'], 'roll 4'],
		['4', ['Amy attacks Gurdy'], 'roll 4'],
		['it is a 4', ['Amy attacks Gurdy'], 'roll 4'],
		['Pass', ['Amy attacks Gurdy', 'rolls 2'], 'Amy passes'],
		['Everyone passes', ['Amy attacks Gurdy', 'rolls 2'], 'everyone passes'],
		['It resolves', ['Amy attacks Gurdy', 'rolls 2', 'Ben bombs it'], 'everyone passes'],
		['Declare an attack', ['Amy has the Relic'], 'Amy attacks'],
		['End the turn', ['Amy has the Relic'], 'Amy ends the turn']
	])('what a button says does what it does: %s', (label, before, line) => {
		const { scenario, chips } = understand(label, said(...before));
		expect(chips).toMatchObject([{ kind: 'act', trouble: null }]);
		expect(print(scenario).trim().split('\n').at(-1)).toBe(line);
	});

	test('“it” is what lies on the stack there', () => {
		const onto = said('Amy attacks Gurdy', 'rolls 2', 'Ben bombs it');
		expect(print(understand('Cleo butter beans it', onto).scenario)).toContain(
			'Cleo plays Butter Bean! -> Bomb!'
		);
	});

	test.each([
		'Ben butter beans it',
		'Ben butter beans the roll',
		'Ben plays Butter Bean on her roll'
	])('what the rules refuse of a roll is understood, and refused: %s', (words) => {
		const { chips } = understand(words, said('Amy attacks Gurdy', 'rolls 2'));
		expect(chips).toMatchObject([{ kind: 'act' }]);
		expect(chips[0]?.trouble).toMatch(/loot being played/u);
	});

	test('a question is what the table is asked, until another is: it says whom its “I” means', () => {
		const onto = said('Amy attacks Gurdy (1 HP)', 'rolls 2. Does Ben get the soul?');
		expect(onto.title).toBe('Does Ben get the soul?');
		expect(said('Amy attacks Gurdy', 'Does Ben die?', 'rolls 2').title).toBe('Does Ben die?');
		const { scenario, chips } = understand('Do I die?', onto);
		expect(scenario).toEqual({ ...onto, title: 'Do I (Amy) die?' });
		expect(chips).toMatchObject([{ kind: 'asked' }]);
	});
});

test('who wrote “I” on one line is called by name on the next', () => {
	const text = print(understand('I attack Gurdy, roll 2\nAmy plays Bomb! on Ben').scenario);
	expect(text).toContain('Amy attacks\n');
	expect(text).toContain('Amy plays Bomb! -> Ben\n');
});
