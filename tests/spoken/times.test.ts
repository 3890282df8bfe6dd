import { describe, expect, it } from 'vitest';
import { understand } from '#lib/scenario/spoken/index.ts';
import { answerTo, whole } from './said.ts';

/* 8, 9, 15: a player declares an attack or a purchase in their own turn, as nothing else goes on. */
whole('when something is done, told within it', [
	[
		"Rosa died in Kaj's turn by Kaj's XIII. Death.",
		'Kaj plays XIII. Death -> Rosa\neveryone passes\neveryone passes'
	],
	[
		"Theo dies on Maja's turn, killed by her Bomb while at 1 HP, owning The Midas Touch and 9 cents.",
		'player Theo: 1 HP, 9¢ | items: The Midas Touch'
	],
	['Frida, not active, attacks Greedling.', 'Frida attacks'],
	[
		"Poor Sven attacks Headless Horseman with 1 HP and rolls a 1. With Sven's death on the stack, Toril plays Soul Heart on him.",
		'roll 1\neveryone passes\neveryone passes\nToril plays Soul Heart -> Sven'
	]
]);

describe('what is asked of it is answered', () => {
	it.each([
		["Can Ana attack when it's Lev's turn?", "No. Ana can't attack: it is Lev's turn."],
		[
			"Can Aksel buy Dinner when he's in the middle of an attack on Dinga?",
			"Aksel can't purchase: the die must be rolled for Aksel first."
		],
		[
			'Tristan wanted to buy Donation Machine while he was in the middle of fighting Carrion Queen. Were we right to say no?',
			"Tristan can't purchase: the die must be rolled for Tristan first."
		]
	])('%s', (said, answer) => {
		expect(answerTo(said)).toContain(answer);
	});

	it.each([
		"Can Ana attack when it's Lev's turn?",
		"Can Aksel buy Dinner when he's in the middle of an attack on Dinga?"
	])('and is the title, as it was asked: %s', (said) => {
		expect(understand(said).scenario.title).toBe(said);
	});
});

/* 15: Butter Bean! cancels a loot or an ability of an item, and no player. */
whole('what is named for another thing', [
	['Ana bombs Bo, Bo beans it, and Cleo beans Bo.', 'Cleo plays Butter Bean! -> Butter Bean!'],
	[
		"Nadia's Two of Diamonds got stopped by Rex's Butter Bean.",
		'Nadia plays Two of Diamonds -> Nadia'
	],
	['Ada plays a second loot, a Dime.', 'Ada plays A Dime!!'],
	['He played a loot card during my turn. It was a Dime.', 'Ben plays A Dime!!'],
	['Ebbe had bought The Habit earlier, then attacks Rag Man.', 'player Ebbe: | items: The Habit'],
	["Knut says he's buying Battery Bum.", 'Knut chooses Battery Bum'],
	['Karla plays A Penny and has no loot play left.', 'Karla plays A Penny!']
]);

/* 10, 14: the end of a turn is declared, and may be answered. */
describe('what is done as a turn ends is asked about', () => {
	it.each([
		'Can Ben bomb me when I end my turn?',
		'Can Ben bomb me in response to me ending my turn?',
		'Can Ben bomb me in response to the end of my turn?',
		'Can Ben answer the end of my turn with a bomb on me?',
		"Can Ben respond to the end of Amy's turn with a bomb on her?",
		'Amy ends her turn. Can Ben bomb her in response?'
	])('%s', (said) => {
		expect(answerTo(said)).toMatch(/^Yes, with a loot play\. /u);
	});
});

/* 6.16: a recharged item can be activated again. */
describe('"it" is what was used last', () => {
	it.each([
		"Ben has Guppy's Head tapped. Amy plays Lil Battery on it. Can Ben tap it?",
		"Ben has Guppy's Head tapped. Amy plays Lil Battery on it for him. Can he tap it again?",
		"Ben has Guppy's Head tapped. Amy plays Lil Battery on it. Can Ben tap Guppy's Head again?"
	])('%s', (said) => {
		expect(answerTo(said)).toMatch(/^Yes\. /u);
	});
	it('and what costs too much cannot be bought from the shop', () => {
		expect(answerTo('I have 12 cents. Can I buy from the shop?')).toMatch(/^Yes\. /u);
		expect(answerTo('I have 9 cents. Can I buy from the shop?')).toMatch(/^No\b/u);
	});
});

whole('what adds by itself is not activated', [
	[
		'Ann attacks Clotty and rolls 2, uses Synthoil to make it a 3.',
		'player Ann: | items: Synthoil'
	],
	['Ann attacks Clotty and rolls 2. She uses Meat!.', 'chooses Clotty\nroll 2\n'],
	["Ben bought There's Options.", "Ben chooses There's Options"],
	['I take a bomb.', 'Ben plays Bomb! -> Amy'],
	['Kim eats a Gold Bomb and dies', 'Gold Bomb!! -> Kim']
]);
