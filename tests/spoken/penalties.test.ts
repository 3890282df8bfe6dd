import { describe, expect, it } from 'vitest';
import { print } from '#lib/scenario/index.ts';
import { understand } from '#lib/scenario/spoken/index.ts';
import { answerTo, kindsOf, tableOf, whole } from './said.ts';

// 12.1: whoever dies destroys a non-eternal item they control, discards a loot card and loses 1¢.
whole('what somebody pays with who died', [
	['Max has Dry Baby and The Relic and dies. He loses Dry Baby', 'Max chooses Dry Baby'],
	['Max dies and loses his Dry Baby. He also has The Relic.', 'items: Dry Baby, The Relic'],
	['max dies, loses dry baby, 1 cent and a loot', 'player Max: 0 HP | items: Dry Baby'],
	['Ben dies and gives up his Boomerang and a bomb', 'Ben chooses Bomb!'],
	[
		"Amy is killed by Ben's bomb with 1 HP and loses The Relic. She has The D6, The Relic and Dinner.",
		'Amy chooses The Relic'
	],
	[
		'Zoe is killed by Gurdy (roll 2, 1 hp), she gives up her Dry Baby. She also had Relic',
		'Zoe chooses Dry Baby'
	]
]);

describe('what is not lost', () => {
	it('is marked where whoever is said to lose it lives on', () => {
		const said = 'Eli attacks Fly and dies with 1 HP, rolls 1. He loses Breakfast.';
		expect(tableOf(said)).toContain('items: Breakfast');
		expect(answerTo(said)).not.toBe('');
	});
});

whole('how somebody comes to die', [
	["Ivy dies to Boom Fly's blast on Gus's turn. Gus rolled a 4.", 'Gus chooses Boom Fly\nroll 4'],
	["Ivy dies on Gus's turn to Boom Fly's blast. Gus rolled a 4.", 'player Ivy: 1 HP'],
	["When Envy died on Lars's 5, must he attack again?", 'Lars chooses Envy\nroll 5'],
	["vic death'd on own turn, holy card in response", 'Vic plays Holy Card -> Vic'],
	['Boil kills tor (2hp) with two misses, 1 and 2.', 'player Tor: 2 HP'],
	['val at 0 with death on the stack; sid gives her 1 hp via yum heart.', 'stack: death of Val'],
	["i've got sack of pennies. dying with 0 cents", 'player Amy: 0 HP, 0¢'],
	['finn is killed on my turn by my Tech X (3 counters).', 'Tech X (3 counters)'],
	['All four of us have 1 HP. I attack Boom Fly and roll a 5.', 'player Dan: 1 HP'],
	['Three of us are sitting at 1 HP. I attack Boom Fly and roll a 5.', 'player Cleo: 1 HP'],
	[
		"lisa holy cards herself after the 1 on the haunt, she's 1hp.",
		'Lisa chooses The Haunt\nroll 1\nLisa plays Holy Card -> Lisa'
	]
]);

whole('answers to answers', [
	[
		'Amy plays The Hierophant on Sal, Wren shut it down with her Butter Bean, and Sal shut that down with his own.',
		'Wren plays Butter Bean! -> V. The Hierophant\nSal plays Butter Bean! -> Butter Bean!'
	],
	['mr boom at vis, beaned.', 'Ben plays Butter Bean! -> Mr. Boom'],
	[
		"hugo's judgement on gil gets countered by faye. faye's bean gets countered by gil.",
		'Faye plays Butter Bean! -> XX. Judgement\nGil plays Butter Bean! -> Butter Bean!'
	],
	[
		"Cleo's Jera: bean from Amy, bean from Ben on that",
		'Amy plays Butter Bean! -> Jera\nBen plays Butter Bean! -> Butter Bean!'
	],
	[
		"Ben plays Dice Shard on my 5 against Larry Jr. Can I cancel it with I Can't Believe It's Not Butter Bean?",
		"Amy activates I Can't Believe It's Not Butter Bean -> Dice Shard"
	],
	[
		'Petra had Pay to Play and 10 cents, and she aimed it at my Brimstone. I answered with a Butter Bean.',
		'Petra activates Pay to Play -> Brimstone\nAmy plays Butter Bean! -> Pay to Play'
	],
	['kim flips holy mantle for lou, gus beans that', 'Kim activates Holy Mantle -> Lou'],
	[
		'lil battery on jawbone which wes used up already on hal',
		'Wes: | items: Jawbone (deactivated)'
	],
	[
		'Strength: Flo plays it on herself and then attacks Leaper, then a second time Clog.',
		'player Flo: | hand: XI. Strength, 2 unknown'
	]
]);

// 8, 9, 10.1: nothing is declared while something lies on the stack, or an attack goes on.
describe('what is asked of the middle of something', () => {
	it.each([
		['Pete attacks Gurdy (1 HP) and rolls a 6. Can he buy Dinner during the attack?'],
		['Pete attacks Gurdy (1 HP) and rolls a 6. Can he buy Dinner in the middle of the fight?'],
		['Pete attacks Gurdy (1 HP) and rolls a 6. Can he buy Dinner while the roll is on the stack?'],
		['Can Pete buy Dinner in the middle of his fight with Gurdy? He rolled a 2'],
		['Can I end my turn during my attack on Gurdy?'],
		['Can Bea use Jawbone again on Carl? She has tapped it already.'],
		['Hank plays a nickel, then a dime without tapping his character. Legal?'],
		['nora temperance option 1, dex beans, nora no!s the bean. legal?']
	])('%s', (said) => {
		expect(kindsOf(said)).not.toContain('unread');
		expect(answerTo(said)).toMatch(/^No\./u);
		expect(print(understand(said).scenario)).not.toContain('everyone passes\nPete chooses Dinner');
	});
});

// Whoever has died is still given priority, and can play cards.
whole('what is done after a death comes behind its penalty', [
	[
		'Max plays Death on me. Can I play Soul Heart after I die?',
		'everyone passes\neveryone passes\nAmy chooses unknown\nAmy plays Soul Heart -> Amy'
	],
	[
		'Max plays Death on me. Can I play Soul Heart once I am dead?',
		'Amy chooses unknown\nAmy plays Soul Heart -> Amy'
	],
	[
		'Max killed me with Death on my turn. Can I still play my Soul Heart after dying?',
		'Amy chooses unknown\nAmy plays Soul Heart -> Amy'
	]
]);
