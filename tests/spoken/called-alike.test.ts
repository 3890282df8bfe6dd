/** Names that people, characters and cards share, and who is named only later. */
import { describe, expect, it } from 'vitest';
import { understand } from '#lib/scenario/spoken/index.ts';
import { kindsOf, tableOf } from './said.ts';

describe('a monster that is called as people are is that monster where it is fought', () => {
	it.each([
		['Amy attacks Isaac! and rolls 5', 'Amy chooses Isaac!'],
		['Ben plays Bomb! on Isaac! (2 HP)', 'Ben plays Bomb! -> Isaac!'],
		['Isaac! is in play. Cara attacks Isaac! and rolls 1', 'Cara chooses Isaac!'],
		['Amy attacks Isaac, rolls 4. Does Isaac survive?', 'Amy chooses Isaac!'],
		['Dan attacks the monster Isaac and rolls 2', 'Dan chooses Isaac!'],
		['Amy attacks Steven and rolls 5', 'Amy chooses Steven (Gold Box)'],
		['Amy attacks Gish monster, rolls 3', 'Amy chooses Gish (Gish)'],
		['Isaac attacks Isaac! and rolls 4', 'Isaac chooses Isaac!']
	])('%s', (text, line) => {
		expect(tableOf(text)).toContain(line);
		expect(kindsOf(text)).not.toContain('unread');
	});

	it.each([
		['Isaac bombs Ben, Ben bombs Isaac', 'Ben plays Bomb! -> Isaac\n'],
		['Steven attacks Gurdy and rolls 2, Ben bombs Steven', 'Ben plays Bomb! -> Steven\n'],
		['Ben bombs Isaac! Isaac has 1 HP', 'Ben plays Bomb! -> Isaac\n']
	])('and else a player: %s', (text, line) => {
		expect(`${tableOf(text)}\n`).toContain(line);
	});
});

describe('whoever is named in the question alone is who the rest is about', () => {
	it.each([
		['1 hp, bomb from pim. is tess dead?', ['Pim plays Bomb! -> Tess', 'player Tess: 1 HP']],
		[
			'callus, 1 hp, bomb from lou. does mia die?',
			['Lou plays Bomb! -> Mia', 'player Mia: 1 HP | items: Callus']
		],
		['attacks gurdy, rolls 2. does tess die?', ['Tess attacks']],
		['Pim bombs Rob at 1 HP. Is Tess dead?', ['Pim plays Bomb! -> Rob']]
	])('%s', (text, parts) => {
		for (const part of parts) expect(tableOf(text)).toContain(part);
		expect(tableOf(text)).not.toContain('Amy');
	});
});

describe('whoever holds a card before they are named is who plays it', () => {
	it.each([
		["He's holding a bean. I play A Dime and Ben plays Butter Bean on it", 'Ben'],
		['She has a bomb in hand. I attack Gurdy, roll 3, Kim bombs me', 'Kim'],
		["He's at 1 HP and holding a bean. I bomb Tom, Tom plays Butter Bean on it", 'Tom']
	])('%s', (text, name) => {
		const { players = [] } = understand(text).scenario;
		expect(players.map((one) => one.name)).toEqual(['Amy', name]);
	});
});

it('a word that begins as "so", "and" or "but" does ends nothing', () => {
	expect(tableOf('Kim has 1 soul and Al has 1 soul. I bomb Kim')).toMatch(
		/player Kim: \| souls: \w+\nplayer Al: \| souls: \w+/u
	);
	expect(kindsOf('Kim has 1 soul and Al has 1 soul. I bomb Kim')).toEqual(['fact', 'fact', 'act']);
});

it('what is a soul of somebody lies in no slot besides', () => {
	const text =
		"Ben uses Mom's Shovel, picks Kim's Gurdy. Kim has Gurdy's soul and Al has Pin's soul";
	expect(tableOf(text)).not.toContain('monsters:');
	expect(tableOf(text)).toContain('Ben chooses Gurdy (Kim)');
});

it('an event is called as it is printed wherever the deck is named', () => {
	expect(tableOf("Roy reveals Greed! while attacking the deck. I've 9 cents")).toMatch(
		/reveal Greed!$/mu
	);
});
