/** When something is done, what it is done with, and of whom something is said, in other words than ours. */
import { describe, expect, it } from 'vitest';
import { alike, answerTo, kindsOf, tableOf, whole } from './said.ts';

// Extended Rulebook, Ending a turn: there is priority as the end phase begins.
whole('the end of a turn is answered', [
	[
		'Cleo ends her turn. In response to the end of turn Dan bombs her.',
		'Cleo ends the turn\nDan plays Bomb! -> Cleo'
	],
	["dan bombs cleo in response to the end of cleo's turn", 'Cleo ends the turn\nDan plays Bomb!']
]);

whole('whose turn it is may be said of whoever was spoken of', [
	[
		'Charlie has Trinity Shield and it is his turn. dana plays Soul Heart',
		'player Charlie: | items'
	],
	['Charlie has Trinity Shield, its his turn, dana plays Soul Heart', 'player Charlie: | items'],
	[
		'Charlie has Trinity Shield up on his turn and dana plays Soul Heart',
		'player Charlie: | items'
	],
	['Charlie is at 1 hp and it is her turn. dana bombs him', 'player Charlie: 1 HP\nplayer Dana: 1']
]);

whole('what was attacked is told last', [
	[
		'I rolled a 2, ben dice shards it. I was attacking Fatty',
		"Amy chooses Fatty\nroll 2\nBen plays Dice Shard -> Amy's roll"
	],
	['I rolled a 2 and ben bombs me. I was attacking Fatty', 'Amy chooses Fatty\nroll 2']
]);

whole('an item, and what is done with it', [
	[
		"nora's Book of Sin, she rolls a 3, and ken changes it to a 6 with the magician",
		"Nora activates Book of Sin\neveryone passes\nroll 3\nKen plays I. The Magician -> Nora's roll"
	],
	["ben's jawbone steals from amy", 'Ben activates Jawbone -> Amy'],
	['The relic belongs to ben. amy rolls a 1 against fly', 'player Ben: | items: The Relic'],
	['Ben plays Bomb!. It was aimed at Amy.', 'Ben plays Bomb! -> Amy'],
	[
		'amy attacks Fatty and rolls a 3. ben uses Book of Belial to subtract 1.',
		"Ben activates Book of Belial -> Amy's roll\neveryone passes\nBen chooses 2"
	],
	[
		'amy attacks Fatty and rolls a 3. she taps 20/20 to add 2',
		"Amy activates 20/20 -> Amy's roll\neveryone passes\nAmy chooses 5"
	],
	['Greed mode is the room. I kill Fatty.', 'rooms: Greed Mode'],
	[
		"I'm in the shop buying Godhead for 10. Ben bombs me.",
		'shop: Godhead\n---\nAmy purchases\nBen'
	],
	['amy draws Soul Heart and plays it', 'Amy plays Soul Heart -> Amy']
]);

// Extended Rulebook, Activating Abilities: ↷ needs the card charged.
describe('an item that is said to be tapped already', () => {
	it.each(["zed taps a D6 that's already sideways", 'I tap the D6 which is already tapped'])(
		'%s',
		(said) => {
			expect(tableOf(said)).toContain('The D6 (deactivated)');
			expect(kindsOf(said)).not.toContain('unread');
		}
	);
});

// Extended Rulebook, Death: what triggers on a death does so as the death resolves, and once.
whole('what triggers on a death comes of it', [
	['amy has suicide king. she dies. her suicide king triggers', 'stack: death of Amy\n---\n'],
	['amy dies. Suicide King triggers', 'items: Suicide King\nstack: death of Amy\n---\n'],
	['my death triggers suicide king', 'items: Suicide King\nstack: death of Amy\n'],
	[
		"uma at 1hp attacks boom fly with a 5 and dies to boom fly's death",
		'Uma chooses Boom Fly\nroll 5\neveryone passes'
	],
	['pin has 0 hp and its death is on the stack', 'stack: death of Pin']
]);

it('a death of a monster is no card of that name', () => {
	for (const said of [
		"uma at 1hp dies to boom fly's death",
		'pin has 0 hp and its death is on the stack',
		'my death triggers suicide king'
	])
		expect(tableOf(said)).not.toContain('XIII');
});

whole('of whom something is said', [
	['he used a bomb on me (i have 1 hp)', 'player Amy: 1 HP\n---\nBen plays Bomb! -> Amy'],
	[
		'if both me and the monster are at 1 and i roll a 6 on Brain',
		'player Amy: 1 HP\nmonsters: Brain (1 HP)'
	],
	['the monster has 1 hp and i have 1 hp. I roll a 6 on Brain', 'monsters: Brain (1 HP)'],
	['mo dies with 1 item (Jawbone), 1 loot, 0 cents', 'player Mo: 0 HP, 0¢ | items: Jawbone | hand'],
	[
		"old rules: if i butter bean someone's Swallowed Penny does it go to discard or to play",
		'Ben plays Swallowed Penny\nAmy plays Butter Bean! -> Swallowed Penny'
	]
]);

whole('what somebody has, in a list and without', [
	[
		'cody dies w/ counterfeit penny out, lucky foot tapped, 5c, no cards',
		'player Cody: 0 HP, 5¢ | items: Counterfeit Penny, Lucky Foot (deactivated) | hand: empty'
	],
	['cody dies w/o loot', 'player Cody: 0 HP | hand: empty'],
	['kim dies without any items or coins', 'player Kim: 0 HP, 0¢'],
	["bill's death on his own turn with 9 loot in hand", 'hand: 9 unknown\nstack: death of Bill'],
	[
		'yuri plays judgement on me. i have 3 souls, he has 1',
		'souls: Gurdy | hand: XX. Judgement, 2 unknown\nplayer Amy: | souls: Pin, War, Monstro'
	]
]);

// Extended Rulebook, Purchasing: a purchase is over before anything else is declared.
whole('a purchase of which nobody says what it brings', [
	['ed buys from the deck then attacks conquest and rolls 1', 'Ed attacks\neveryone passes\nEd'],
	['amy buys a treasure, then ends her turn', 'Amy purchases\neveryone passes\n']
]);

it('what is not sold is not bought', () => {
	for (const said of ['pete buys a monster', 'pete buys a soul for 10'])
		expect(kindsOf(said)).toContain('unread');
});

describe('a number that is no roll', () => {
	it.each([
		['so 4 of us, i bomb lex', 'roll'],
		['Amy attacks Monstro, rolls a 2, then took damage, down to 1', 'roll 1']
	])('%s', (said, roll) => {
		expect(tableOf(said)).not.toContain(roll);
	});
});

it('a short name is of the card that was named before', () => {
	const said = "I have Mom's Razor. Amy rolls a 6 against Boil. I razor her.";
	expect(tableOf(said)).not.toContain('Razor Blade');
	expect(kindsOf(said)).toContain('unread');
});

// A curse is destroyed by the option that says so, and nothing else of the card needs it.
whole('a card is used on a curse', [
	[
		'gabe uses The Bible on his Curse of Amnesia',
		'curses: Curse of Amnesia\n---\nGabe activates The Bible (mode 1) -> Curse of Amnesia'
	],
	[
		'Gabe has Curse of Amnesia and taps The Bible on it',
		'player Gabe: | items: The Bible | curses: Curse of Amnesia\n---\nGabe activates'
	],
	[
		'gabe bought The Bible, and used it on his Curse of Amnesia',
		'Gabe activates The Bible (mode 1)'
	],
	['gabe plays Dagaz to destroy his Curse of Pain', 'Gabe plays Dagaz (mode 1) -> Curse of Pain']
]);

whole('who dies of what', [
	["lou dies to his own Mega Bomb on ann's turn", 'Lou plays Mega Bomb -> Lou'],
	['I die to my own Mega Bomb', 'Amy plays Mega Bomb -> Amy'],
	[
		'Rosa attacked Ragling. Missed once with a 2. Then Sid gave her a bomb. Dead. She had Suicide King and 5 cents',
		'Rosa: 5¢ | items: Suicide King'
	],
	['If Lazarus dies and his rags trigger, is it still his turn?', "items: Lazarus' Rags"],
	['lea died this turn already, gets bombed again', 'player Lea: dead']
]);

whole('what was told is not done again', [
	[
		"Kim's attack. Amy uses Mr. Boom on Fly. Kim says she gets the reward since she's attacking",
		'Kim attacks\nAmy activates Mr. Boom -> Fly\n'
	],
	[
		"rita's Ehwaz is cancelled by ben's butter bean, he used his character for it",
		'player Ben: 1 loot play'
	]
]);

whole('the edition and a death, in short', [
	['1e: val attacks Big Spider and rolls 2', 'rules: original\n'],
	["after val's death her Boomerang (untapped) gets destroyed.", 'stack: death of Val']
]);

whole('who speaks, and who is on turn', [
	[
		'Nat: I attack Cod Worm, 5. Oz: Mini Mush it to a 4. Pat: spoon bender',
		"Oz activates Mini Mush -> Nat's roll"
	],
	[
		'Leo, active, has Curse of Pain. Mia plays XVI. The Tower',
		'player Leo: | curses: Curse of Pain\n'
	],
	['everyone else is at 2 hp. Leo has 1 hp. Mia plays XVI. The Tower', 'player Mia: 2 HP']
]);

// Original Comprehensive Ruleset: a roll below the evasion of what is attacked misses.
it('the highest number that misses is that of the monster, in the original rules too', () => {
	const said = 'old rules, lea gets hit by Fly, then bob soul hearts her when the damage is there';
	expect(tableOf(said)).toContain('roll 1\n');
});

alike(
	'before a card that lies there resolves',
	'Ben plays Gold Bomb on Amy. Amy uses Yum Heart in response.',
	[
		'Ben plays Gold Bomb on Amy. Amy uses Yum Heart before Gold Bomb resolves.',
		'Ben plays Gold Bomb on Amy. Amy uses Yum Heart before his Gold Bomb goes off.',
		'Ben plays Gold Bomb on Amy. Amy uses Yum Heart right before the Gold Bomb happens.'
	]
);

it.each([
	[
		'I attacked Larry Jr., rolled a 6, and my buddy played Dice Shard on it. Can I use my D6 before his Dice Shard resolves?',
		"Ben plays Dice Shard -> Amy's roll\nAmy activates The D6 -> Amy's roll"
	],
	[
		'Ben bombs me. Can I play Soul Heart with my character’s tap?',
		'Amy activates Isaac\neveryone passes\nAmy plays Soul Heart -> Amy'
	],
	[
		'Ben bombs me. Can I play Soul Heart using my character?',
		'Amy activates Isaac\neveryone passes\nAmy plays Soul Heart -> Amy'
	]
])('may be asked of: %s', (said, lines) => {
	expect(tableOf(said)).toContain(lines);
	expect(answerTo(said)).toMatch(/^Yes\./u);
});

whole('a turn that ended with cards in hand', [
	[
		'My turn ended with 12 cards in hand. Do I discard 2?',
		'hand: 12 unknown\n---\nAmy ends the turn'
	],
	['My turn ends with 11 loot cards left.', 'hand: 11 unknown\n---\nAmy ends the turn']
]);

whole('what was bought is theirs', [
	[
		'Ben kills me with Death after I bought Dinner. Do I lose Dinner?',
		'Amy chooses Dinner\nreveal Breakfast\nBen plays XIII. Death -> Amy'
	],
	[
		'After I bought Dinner Ben plays Death on me.',
		'Amy chooses Dinner\nreveal Breakfast\nBen plays XIII. Death -> Amy'
	],
	[
		'I just bought Dinner when Ben plays Death on me.',
		'Amy chooses Dinner\nreveal Breakfast\nBen plays XIII. Death -> Amy'
	],
	[
		'I bought Dinner. Ben plays Death on me. Do I lose Dinner?',
		'Amy chooses Dinner\nreveal Breakfast\nBen plays XIII. Death -> Amy'
	],
	[
		'Amy buys Dinner. In response Ben plays Death on Amy. Does she lose Dinner?',
		'Amy purchases\nBen plays XIII. Death -> Amy'
	]
]);

it('what was bought on the way and is destroyed is lost', () => {
	const asked = 'Ben kills me with Death after I bought Dinner.';
	expect(answerTo(`${asked} Do I lose Dinner?`)).toMatch(/^Yes\./u);
	expect(answerTo(`${asked} Do I keep Dinner?`)).toMatch(/^No\./u);
});
