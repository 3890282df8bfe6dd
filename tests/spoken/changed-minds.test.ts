/** What is meant otherwise than it was said, what is chosen anew, and what a card costs. */
import { describe, expect, it } from 'vitest';
import { answerTo, kindsOf, tableOf, whole } from './said.ts';

describe('a slip of the tongue', () => {
	it.each([
		['Wes taps Boomerang on Amy, no wait, Cara instead', 'Wes activates Boomerang -> Cara'],
		['Ben bombs Fly. No wait, Amy instead.', 'Ben plays Bomb! -> Amy'],
		['Ben bombs Fly. Sorry, I meant Cara.', 'Ben plays Bomb! -> Cara'],
		['Ben bombs Cara... no, Fly', 'Ben plays Bomb! -> Fly'],
		['Ben bombs Cara, no wait, Coil instead', 'Ben plays Bomb! -> Coil'],
		['Ben bombs me. No, Cara!', 'Ben plays Bomb! -> Cara']
	])('%s', (said, act) => {
		expect(tableOf(said).split('---\n')[1]).toBe(`${act}\n`);
		expect(kindsOf(said)).not.toContain('unread');
	});
});

describe('an item that was meant', () => {
	it.each([
		["Amy has Guppy's Tail... wait no Guppy's Collar. Ben bombs her", "Guppy's Collar"],
		['Amy has the D6, wait no, D20. Ben bombs her', 'The D20'],
		['Amy has The Relic, I mean Sacred Heart. Ben bombs her', 'Sacred Heart'],
		["Amy has Dinner - sorry, Mom's Box. Ben bombs her", "Mom's Box"]
	])('%s', (said, item) => {
		expect(tableOf(said)).toContain(`player Amy: | items: ${item}\n`);
		expect(kindsOf(said)).not.toContain('unread');
	});
});

// 4.5: targets and options are chosen as a card is played, and stay so.
describe('a choice that is made anew', () => {
	it.each([
		['Ben plays Temperance (option 1). Ben chooses option 2', 'Ben gains 4¢'],
		['Ben plays Temperance, says 4 cents, then wants the second option', 'Ben gains 4¢'],
		['zed picks Temperance part two, then he picks option 1', 'Zed dies, gains 8¢'],
		['Ben picks Amy for his Jawbone, then switches to Cara', 'Amy loses 3¢']
	])('%s', (said, comes) => {
		expect(answerTo(said)).toMatch(/^No\./u);
		expect(answerTo(said)).toContain(comes);
	});
});

// What the cards say: an item of one's own is destroyed first, a loot card discarded.
whole('what a card costs', [
	['ben plays The Devil giving up Lunch', 'Ben plays XV. The Devil -> Lunch'],
	['i play the devil and give up Lunch', 'Amy plays XV. The Devil -> Lunch'],
	[
		"ben plays The Devil and destroys Breakfast to steal Amy's Dinner",
		'player Ben: | items: Breakfast | hand: XV. The Devil, 2 unknown\nplayer Amy: | items: Dinner'
	],
	['Moe wants to use Smelter w/o cards in hand', 'player Moe: | items: Smelter | hand: empty'],
	['Moe uses Smelter with no cards in hand', 'player Moe: | items: Smelter | hand: empty']
]);

whole('what is cancelled, and what is answered with it', [
	['my Two of Spades on Jed got no!ed by him. can he?', 'Jed activates No! -> Two of Spades'],
	[
		'is hagalaz cancellable by butter bean? zara played it, mode 1',
		'Zara plays Hagalaz (mode 1)\nAmy plays Butter Bean! -> Hagalaz'
	],
	[
		'Nora plays Two of Spades on me, I say no with a bean, Pete says no to my no',
		'Amy plays Butter Bean! -> Two of Spades\nPete plays Butter Bean! -> Butter Bean!'
	],
	[
		"Deb uses Host Hat because Kay's Gold Bomb is coming for her. Kay cancels the hat.",
		'Kay plays Gold Bomb!! -> Deb\nDeb activates Host Hat\nKay plays Butter Bean! -> Host Hat'
	],
	[
		'Mugger Bean vs Butter Bean. Lia plays Two of Diamonds on herself with 6 cents. Joe mugger beans it. Lia butter beans that.',
		'Joe plays Mugger Bean! -> Two of Diamonds\nLia plays Butter Bean! -> Mugger Bean!'
	],
	[
		"roll 1 vs Coil by Pam: Pam's D6 makes it 2, Rex's Dice Shard makes it 6, my Dice Shard makes it 1",
		"roll 6\nAmy plays Dice Shard -> Pam's roll\neveryone passes\nroll 1"
	],
	[
		'amy attacks Conjoined Fatty, rolls three. ben bombs the thing twice in response',
		'player Ben: 2 loot plays | hand: Bomb!, Bomb!'
	],
	[
		'Rex attacked Fat Bat and rolled 5. I answered the roll with Mini Mush, minus 2.',
		"Amy activates Mini Mush -> Rex's roll\neveryone passes\nAmy chooses 3"
	],
	['Tapped Jawbone. Noel taps it again, on Quinn. Can he?', 'items: Jawbone (deactivated)'],
	["My turn's over. I buy Meat.", 'Amy ends the turn\nAmy purchases'],
	[
		'Amy taps The D6 and Ben bombs her in response',
		"Amy activates The D6 -> Amy's roll\nBen plays Bomb! -> Amy"
	]
]);

whole('damage that whoever writes has taken', [
	['took 1 damage from a bomb at 1 hp, do i die', 'player Amy: 1 HP\n'],
	[
		'so I had Dead Cat with 3 counters and took 1 damage from a bomb at 1 hp, do i die',
		'Ben plays Bomb! -> Amy'
	],
	['What happens if Ben bombs me and I die?', 'player Amy: 1 HP\n']
]);
