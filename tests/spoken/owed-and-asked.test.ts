/** Attacks that must be made, what a roll must come to, and names that two printings have. */
import { describe, expect, it } from 'vitest';
import { answerTo, kindsOf, tableOf, whole } from './said.ts';

const answers = (name: string, rows: readonly (readonly [said: string, comes: string])[]): void => {
	describe(name, () => {
		it.each(rows)('%s', (said, comes) => {
			expect(kindsOf(said)).not.toContain('unread');
			expect(answerTo(said)).toContain(comes);
		});
	});
};

// 8: an attack that is forced must be made, and nothing else be attacked instead.
answers('an attack that must be made', [
	['Krampus is in play. I attack Fly', "No. Amy can't choose Fly: an attack on something else"],
	['Krampus is out. I want to attack Fly instead. Allowed?', 'No.'],
	['Krampus is out, I attack Krampus and roll 4', 'Krampus takes 1 damage'],
	['Krampus is out. Must I attack it?', 'Yes.'],
	['I have Curse of Blood Lust. Do I have to attack?', 'Yes.'],
	['Can I skip attacking? I have Curse of Blood Lust', 'No.'],
	['cara kills Portal (1 HP) with a 4. Does she have to attack again?', 'Yes. Portal dies.'],
	['cara kills Fly with a 4. Does she have to attack again?', 'No. Fly dies.']
]);

// 2.6: evasion is what an attack roll must come to.
answers('what a roll must come to', [
	['Ann attacks Fly with Soy Milk. What does she need to roll?', '3 or more.'],
	['What does Ann need to roll to hit Fly? Ann has Soy Milk', '3 or more.'],
	['What do I need to hit Horf?', '4 or more.'],
	['Amy attacks Mask of Infamy (1 HP). What does she need?', 'A 6.'],
	["Ann has Soy Milk, Fly is in play. What is Fly's evasion?", '3.']
]);

answers('a question with few words', [
	["Amy (Abaddon) takes 1 damage from Ben's bomb. Dead?", 'Yes. Amy dies'],
	['Ben bombs Amy. dead?', 'No. Amy takes 1 damage'],
	['Amy has Eden’s Blessing and 0 cents and ends her turn. Does she get 6?', 'Yes. Amy gains 6¢.'],
	['Amy ends her turn. Ben has Eden’s Blessing and 0 cents. Does he get 6?', 'No.'],
	['Amy plays A Sack. Does she get 3?', 'Yes. Amy loots 3.']
]);

// 4.1: what is not there any more, or does not help any more, comes too late.
answers('whether it is too late', [
	[
		'Cain has 1 HP left and takes damage from Leech. Ben wants to save him with Soul Heart. Too late?',
		'Yes. Cain dies'
	],
	['Ben bombs Amy, Amy plays Soul Heart on herself. Too late?', 'No. Amy takes no damage.'],
	[
		"Amy's death is on the stack. She plays Soul Heart on herself. Is it too late?",
		'Yes. Amy dies'
	],
	[
		"Amy's death is on the stack. She plays Holy Card on herself. Is it too late?",
		'No. Amy has 1 HP'
	]
]);

answers('whether somebody is saved', [
	[
		"Amy's at 1 HP and her attack on Pin misses. She plays a Nickel. Does it save her?",
		'No. Amy dies'
	],
	["Amy's at 1 HP and her attack on Pin misses. Ben plays a Nickel. Is she saved?", 'No. Amy dies'],
	['Amy attacks Pin and misses. Ben uses Soul Heart on her. Does that help her?', 'So far, yes.']
]);

answers('what can be nothing else', [
	['Ben plays Judgement. I have 3 souls, he has 2. What happens?', 'the soul that Amy chooses'],
	['Amy bombs Fat Bat, Cleo bombs too. Dead?', 'No. Fat Bat takes 2 damage'],
	['Amy bombs Ben. Cleo bombs as well. Dead?', 'Yes. Ben dies'],
	['Max plays Death on me. I have Broken Ankh and roll a 3 for it.', 'Amy dies'],
	[
		"Uma ends the turn with 0 cents and Eden's Blessing. Then Vic's turn starts. How much has Uma?",
		'Uma gains 6¢'
	]
]);

whole('a name of two printings', [
	['Ben has 1-UP and dies on his turn', 'player Ben: 0 HP | items: 1-UP\n'],
	['Ben has the 1 UP', 'player Ben: | items: 1-UP\n']
]);

whole('what somebody takes and has', [
	[
		"Kim plays the devil, gives up her Dinner, wants Ben's Guppy's Head",
		"player Kim: | items: Dinner | hand: XV. The Devil, 2 unknown\nplayer Ben: | items: Guppy's Head\n"
	],
	['Ben plays Perthro on my Chest', 'player Amy: | items: The Chest\n'],
	[
		'Headless Horseman (1 HP) gets bombed twice in one turn by Zed',
		'player Zed: 2 loot plays | hand: Bomb!, Bomb!, ?\nmonsters: Headless Horseman (1 HP), Fly\n'
	]
]);

it('does not take what is wanted of a player for a purchase', () => {
	expect(
		tableOf("Kim plays the devil, gives up her Dinner, wants Ben's Guppy's Head")
	).not.toContain('purchases');
});

// 13: a roll is changed by the item that changes it, and is no other roll.
whole('a roll of one’s own that is changed', [
	[
		'I have Godhead. I roll a 2 and make it a 6',
		"Amy activates Godhead -> Amy's roll\neveryone passes\nAmy chooses 6\n"
	],
	[
		'Amy has Godhead, rolls a 2 against Gurdy and changes it to a 6',
		"roll 2\nAmy activates Godhead -> Amy's roll\neveryone passes\nAmy chooses 6\n"
	],
	['gus attaks leach and rolls 4', 'Gus chooses Leech\nroll 4\n']
]);

describe('what is attacked and nobody knows', () => {
	it.each(['Amy attacks Host and rolls 3', 'amy attacks dragon, 3', 'Cara attacks gur'])(
		'is marked, and nothing else is attacked: %s',
		(said) => {
			expect(kindsOf(said)).toContain('unread');
			expect(tableOf(said)).not.toContain('chooses Fly');
		}
	);
});

// Whoever says "I" is no "she" in the same line.
whole('who is meant beside who speaks', [
	['Amy: I attack Gurdy, she has 1 HP left', 'monsters: Gurdy (1 HP), Fly\n'],
	['Ben: I bomb Amy. She has 1 HP', 'player Amy: 1 HP\n'],
	['Amy: I attack Fly and roll 1. Ben: she has 1 HP', 'player Amy: 1 HP\n'],
	[
		'Ana: "I respond with Soul Heart on me". Ben had played Gold Bomb on her',
		'Ben plays Gold Bomb!! -> Ana\n'
	]
]);

// 13, step 5: what adds to a roll does so as it resolves, so that less has to be rolled.
answers('what the die must show where something adds to the roll', [
	['Zoe has Meat!. What does she need to roll to hit Pooter?', '2 or more.'],
	['Zoe has Polyphemus and Synthoil. What does she need to hit a Pooter?', '3 or more.'],
	['Zoe has Synthoil. What is the evasion of Pooter?', '3.'],
	['Fred ends his turn with 12 loot cards, how many does he toss?', '2 loot cards.']
]);
