/** What an act presupposes lies there, though nobody told of it; and who or what nobody spoke of is not made up. */
import { describe, expect, it } from 'vitest';
import { understand } from '#lib/scenario/spoken/index.ts';
import { alike, tableOf, whole } from './said.ts';

const isMarked = (text: string): boolean =>
	understand(text).chips.some(
		({ kind, trouble }) => kind === 'unread' || kind === 'left' || trouble !== null
	);

describe('a roll of which no number is told lies there', () => {
	it.each([
		['used The D6 to reroll my own attack roll into a 6', ['Amy attacks', 'roll 1', 'roll 6']],
		['I D6 his roll', ['Ben attacks', 'roll 2', "Amy activates The D6 -> Ben's roll"]],
		['Ben dice shards my attack roll', ["Ben plays Dice Shard -> Amy's roll"]],
		['Ben attacks Gurdy. I use my D6 on his roll, he gets a 5', ['roll 4', 'roll 5']]
	])('%s', (text, lines) => {
		for (const line of lines) expect(tableOf(text)).toContain(`\n${line}`);
		expect(isMarked(text)).toBe(false);
	});

	it('and is said in the chip', () => {
		expect(understand('I D6 his roll').chips[0]?.words).toMatch(/roll/u);
	});

	it.each(['I use my D6', 'Ben uses the D6 on my roll, it was a 2 against Gurdy'])(
		'but not: %s',
		(text) => {
			expect(isMarked(text)).toBe(true);
		}
	);
});

// 2.2, 4: whatever changes a roll can be used whenever one is there, whoever's turn it is.
whole('a roll lies there where it is asked whether it could be changed', [
	['Can I use The D6?', "Amy activates The D6 -> Amy's roll"],
	["Can Amy use the D6 on Ben's turn?", "Amy activates The D6 -> Ben's roll"],
	["Can I use The D6 on someone else's turn?", "Amy activates The D6 -> Ben's roll"]
]);

it('but not where it is asked of a time without one', () => {
	expect(isMarked('Can I use Dice Shard out of combat?')).toBe(true);
});

whole('an attack that was missed has begun', [
	['I use Soul Heart after missing. Does my attack end?', 'roll 1\nAmy plays Soul Heart -> Amy'],
	[
		'I play Dagaz to prevent the damage from my missed attack on Gurdy',
		'Amy chooses Gurdy\nroll 3\nAmy plays Dagaz (mode 2) -> Amy'
	],
	['If I play Dagaz to prevent damage from a missed attack, does my attack continue?', 'roll 1']
]);

alike('what it was that somebody had says nothing', 'Ben bombed me at 1 hp.', [
	'There was a situation where Ben bombed me at 1 hp.',
	'We had a game last night where Ben bombed me at 1 hp.',
	'so i had this weird case where Ben bombed me at 1 hp.'
]);

describe('nobody and nothing is made up', () => {
	it.each([
		'Once Ben is dead can I bomb Gurdy?',
		'Kim and Dan both want to bomb me',
		'Ben bombs him during his attack',
		'Ben bombs her Judas answers with Butter Bean',
		'mia used Blood Rights? the damage hits everyone',
		'Ben attacked Gurdy and rolled a 2. I made it a 1 with my Minus?'
	])('%s', (text) => {
		expect(isMarked(text)).toBe(true);
		expect(tableOf(text)).not.toMatch(/player (?:Rights|Minus):|Ben plays Bomb! -> Ben|dead/u);
	});
});

describe('whose it is', () => {
	it.each([
		['the boss (Gurdy) is at 1. i attack it', 'monsters: Gurdy (1 HP)'],
		['Tara rolled 1 on Gurdy and has 1 hp', 'player Tara: 1 HP'],
		['Tara rolled 1 on Gurdy and is at 1 hp', 'player Tara: 1 HP'],
		['Gurdy got bombed by Ben and has 1 hp left', 'monsters: Gurdy (1 HP)'],
		['Jawbone, Pete targets me, I have 2 cents', 'Pete activates Jawbone -> Amy'],
		['I attack Gurdy. Ben bombs him', 'Ben plays Bomb! -> Gurdy'],
		['After Amy killed Fly with a 3, Ben plays Lost Soul', 'reveal Clotty\nBen plays Lost Soul'],
		['Dan bombs Gurdy. I am attacking it', 'Amy attacks\nDan plays Bomb! -> Gurdy'],
		['I was attacking Fly when Ben bombed it', 'Amy attacks\nBen plays Bomb! -> Fly'],
		['2 cents and a Jawbone in front of raj. raj taps it on me', 'player Raj: 2¢ |'],
		['a bomb by ben on me gets answered with my Soul Heart', 'Amy plays Soul Heart -> Amy'],
		['attack on Wrath by Otto, both have one hp left, he rolls a 3', 'Wrath (1 HP)']
	])('%s', (text, part) => {
		expect(tableOf(text)).toContain(part);
		expect(isMarked(text)).toBe(false);
	});
});

describe('the act that somebody asks about is done', () => {
	it.each([
		['not sure if I can Butter Bean Ben’s Bomb on me', 'Amy plays Butter Bean! -> Bomb!'],
		['does Holy Mantle save me if Ben bombs me?', 'Amy activates Holy Mantle -> Amy'],
		['Ben attacks Gurdy and rolls a 2. too late to bomb it?', 'Amy plays Bomb! -> Gurdy'],
		[
			'Lisa attacks Fatty, gets a 1. can she use her Yum Heart before the damage?',
			'Lisa activates Yum Heart -> Lisa'
		]
	])('%s', (text, line) => {
		expect(tableOf(text)).toContain(`\n${line}\n`);
		expect(isMarked(text)).toBe(false);
	});
});
