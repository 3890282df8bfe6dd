/** What is told in the middle of something else, rooms that are used, and options and curses that are named. */
import { describe, expect, it } from 'vitest';
import { answerTo, kindsOf, tableOf, whole } from './said.ts';

// 2.9: a room has abilities, which the active player alone activates.
describe('a room that is used', () => {
	it.each([
		['Gus uses Blood Donation at 1 HP', 'Gus dies, gains 3¢'],
		['Blood Donation: at 1 hp, Gus pays the hp.', 'Gus dies, gains 3¢'],
		['I use Shell Game and roll a 4', 'Amy pays 3¢ and loots 1'],
		['ben pays 3 for Beggar', 'Ben pays 3¢'],
		['Tod uses Shell Game on my turn', "No. Tod can't activate Shell Game"],
		[
			'Shop has Placenta. Coins: 9. I buy it with Blessing of Steam out',
			'Amy gains Placenta, pays 5¢'
		]
	])('%s', (said, comes) => {
		expect(kindsOf(said)).not.toContain('unread');
		expect(answerTo(said)).toContain(comes);
	});
});

// What the cards say, and 4.5: an option is chosen as a card is played.
whole('options and curses', [
	[
		'Amy plays Dagaz first option on Curse of Greed. She has Curse of Greed and Curse of Loss',
		'curses: Curse of Greed, Curse of Loss | hand: Dagaz, 2 unknown\n---\nAmy plays Dagaz (mode 1) -> Curse of Greed'
	],
	['Amy plays Dagaz first option', 'Amy plays Dagaz (mode 1)\n'],
	[
		'Amy has Curse of Greed, Curse of Loss and Curse of Pain',
		'curses: Curse of Greed, Curse of Loss, Curse of Pain'
	]
]);

whole('what is told in the middle', [
	[
		'Jan, on 1 hp, took razor blade damage from me. She owns Fanny Pack',
		'Amy activates Razor Blade -> Jan'
	],
	['Jan, on 1 hp, took razor blade damage from me.', 'player Jan: 1 HP'],
	[
		"the one with Shadow, that's Hal, gets my stuff. Ben bombed me at 1 hp",
		'player Hal: | items: Shadow'
	],
	[
		'Will I, having Ultra Flesh Kid with 11 counters, gain a soul if Ann dies now to my Gold Bomb?',
		'Ultra Flesh Kid! (11 counters)'
	],
	[
		'if I plan C the Whipper and the turn ends, everybody dies, me too?',
		'Amy activates Plan C\neveryone passes\nAmy chooses Whipper'
	],
	['Ash dies to Imp, 1hp, roll 2', 'player Ash: 1 HP\nmonsters: Imp, Fly'],
	[
		'the Holy Card was on Ash; Ash dies to Imp, 1hp, roll 2; turn over?',
		'Ash plays Holy Card -> Ash'
	],
	["Ben's character is tapped. Ben plays a Nickel on my turn.", 'player Ben: Isaac (deactivated)'],
	['Ben (Cain, tapped) plays a Nickel on my turn.', 'player Ben: Cain (deactivated)'],
	['can mo look at my hand with XXI. The World', 'Mo plays XXI. The World'],
	['2018 rule set. Ida attacks Charger, six.', 'rules: original'],
	[
		'original ruleset: Ollie bought Fruitcake. in response Jack Jawboned him from 10 to 7.',
		'player Ollie: 10¢'
	]
]);

it('whoever is called so keeps the end of their name', () => {
	expect(tableOf('Tess dead, Gus attacks Coil')).toContain('player Tess: dead');
});

// 4.5: what was chosen stays so.
it('answers whether somebody may choose another', () => {
	const said =
		'Wes picked me for his Boomerang; I answer with a Dime; can he now pick Lena instead?';
	expect(answerTo(said)).toMatch(/^No\./u);
	expect(answerTo(said)).toContain('Wes steals a loot card from Amy');
});

it('answers whether it is the end of a turn', () => {
	const said = "Mia attacks Coil, rolls 3, then plays The Fool. Is it the end of Mia's turn?";
	expect(answerTo(said)).toMatch(/^Yes\./u);
});

// 9, 8: one purchase and one attack a turn.
describe('two things with one verb', () => {
	it.each([
		['Lia buys two things: Lard, then Placenta, 20 cents', "Lia can't purchase"],
		['Lia has 20 cents and buys Lard, then Placenta.', "Lia can't purchase"],
		['Rae kills Horf with a 4, then Fly with a 2', "Rae can't attack"],
		['Rae attacks Horf with a 4 and then Fly with a 2', "Rae can't attack"]
	])('%s', (said, answer) => {
		expect(kindsOf(said)).not.toContain('unread');
		expect(answerTo(said)).toContain(answer);
	});
});

whole('whose a card is, and what it is called', [
	['I died from the Mega Bomb of Sid', 'Sid plays Mega Bomb -> Amy'],
	[
		'Sid played Charged Penny on his Lard. bean on Charged Penny',
		'Sid plays Charged Penny -> Lard\nAmy plays Butter Bean! -> Charged Penny'
	]
]);
