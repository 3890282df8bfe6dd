import { describe, expect, it } from 'vitest';
import { understand } from '#lib/scenario/spoken/index.ts';
import { alike, answerTo, tableOf, whole } from './said.ts';

/* How things stand, in the words that people have for it: the same table is laid. */

alike('how many cents', 'Amy has 6 cents. Ben plays Bomb! on Amy.', [
	'Amy has 6 coins. Ben plays Bomb! on Amy.',
	'Amy is on 6 cents. Ben plays Bomb! on Amy.',
	'Amy holds 6¢. Ben plays Bomb! on Amy.',
	"Amy's money is 6. Ben plays Bomb! on Amy.",
	'Amy sits on 6 cents. Ben plays Bomb! on Amy.',
	'Amy has a total of 6 cents. Ben plays Bomb! on Amy.',
	'Amy got 6 pennies. Ben plays Bomb! on Amy.',
	'Amy owns 6 cents. Ben plays Bomb! on Amy.',
	'Amy has 6 cents in her pocket. Ben plays Bomb! on Amy.',
	'Amy has six cents left. Ben plays Bomb! on Amy.',
	'Amy only has 6 cents. Ben plays Bomb! on Amy.',
	'Amy: 6 cents. Ben plays Bomb! on Amy.',
	'6 cents for Amy. Ben plays Bomb! on Amy.',
	'Amy with 6 cents. Ben plays Bomb! on Amy.',
	'Amy is down to 6 cents. Ben plays Bomb! on Amy.',
	'There are 6 cents in front of Amy. Ben plays Bomb! on Amy.',
	'Amy had 6 cents at the time. Ben plays Bomb! on Amy.',
	'Amy had saved up 6 cents. Ben plays Bomb! on Amy.',
	'Amy is at 6 cents. Ben plays Bomb! on Amy.',
	'Amy has 6 cents to her name. Ben plays Bomb! on Amy.',
	'Amy has a stash of 6 cents. Ben plays Bomb! on Amy.',
	'Amy is sitting on a pile of 6 cents. Ben plays Bomb! on Amy.',
	'Amy has 6c. Ben plays Bomb! on Amy.',
	'Amy has exactly 6 cents. Ben plays Bomb! on Amy.',
	'Amy still has 6 cents. Ben plays Bomb! on Amy.',
	'Amy has 6 bucks. Ben plays Bomb! on Amy.',
	"Amy's got 6 cents. Ben plays Bomb! on Amy.",
	'Amy carries 6 cents. Ben plays Bomb! on Amy.'
]);

alike('an item', 'Amy has Dry Baby. Ben plays Bomb! on Amy.', [
	'Amy owns Dry Baby. Ben plays Bomb! on Amy.',
	'Amy controls Dry Baby. Ben plays Bomb! on Amy.',
	'Dry Baby is in front of Amy. Ben plays Bomb! on Amy.',
	'Amy has Dry Baby in play. Ben plays Bomb! on Amy.',
	'Amy has Dry Baby out. Ben plays Bomb! on Amy.',
	"Dry Baby is Amy's. Ben plays Bomb! on Amy.",
	"Amy's item is Dry Baby. Ben plays Bomb! on Amy.",
	"Amy's only item is Dry Baby. Ben plays Bomb! on Amy.",
	"Amy's items: Dry Baby. Ben plays Bomb! on Amy.",
	'Amy has the Dry Baby item. Ben plays Bomb! on Amy.',
	'Amy has an item, Dry Baby. Ben plays Bomb! on Amy.',
	'Amy got Dry Baby on the board. Ben plays Bomb! on Amy.',
	'Amy has got Dry Baby. Ben plays Bomb! on Amy.',
	'Amy bought Dry Baby last turn. Ben plays Bomb! on Amy.',
	'Amy picked up Dry Baby earlier. Ben plays Bomb! on Amy.',
	'Amy had bought Dry Baby before. Ben plays Bomb! on Amy.',
	'Amy is equipped with Dry Baby. Ben plays Bomb! on Amy.',
	'Amy has Dry Baby lying there. Ben plays Bomb! on Amy.',
	'Amy has a Dry Baby before her. Ben plays Bomb! on Amy.',
	"Among Amy's items is Dry Baby. Ben plays Bomb! on Amy.",
	"One of Amy's items is Dry Baby. Ben plays Bomb! on Amy.",
	'Amy keeps Dry Baby. Ben plays Bomb! on Amy.',
	'Amy (with Dry Baby) does nothing. Ben plays Bomb! on Amy.',
	'Mind you, Amy has Dry Baby. Ben plays Bomb! on Amy.',
	'Note that Amy has Dry Baby. Ben plays Bomb! on Amy.',
	'Keep in mind Amy has Dry Baby. Ben plays Bomb! on Amy.',
	'Amy also has Dry Baby. Ben plays Bomb! on Amy.',
	'Amy does have Dry Baby. Ben plays Bomb! on Amy.',
	'Amy happens to have Dry Baby. Ben plays Bomb! on Amy.',
	'Amy has Dry Baby, by the way. Ben plays Bomb! on Amy.',
	'Dry Baby belongs to Amy. Ben plays Bomb! on Amy.'
]);

alike('how many cards', 'Amy has 4 loot cards in hand. Ben plays Bomb! on Amy.', [
	'Amy has 4 loot. Ben plays Bomb! on Amy.',
	'Amy has 4 cards. Ben plays Bomb! on Amy.',
	'Amy holds 4 cards. Ben plays Bomb! on Amy.',
	'Amy has a hand of 4. Ben plays Bomb! on Amy.',
	'Amy has a hand of 4 cards. Ben plays Bomb! on Amy.',
	"Amy's hand is 4 cards. Ben plays Bomb! on Amy.",
	'Amy has four cards in her hand. Ben plays Bomb! on Amy.',
	"Amy's hand: 4 cards. Ben plays Bomb! on Amy.",
	'Amy has 4 loot in hand. Ben plays Bomb! on Amy.',
	"There are 4 cards in Amy's hand. Ben plays Bomb! on Amy.",
	'Amy sits there with 4 cards in hand. Ben plays Bomb! on Amy.',
	'Amy is holding 4 loot cards. Ben plays Bomb! on Amy.',
	'Amy has 4 cards left. Ben plays Bomb! on Amy.',
	'Amy has 4 loot cards left. Ben plays Bomb! on Amy.',
	'Amy was holding 4 cards. Ben plays Bomb! on Amy.',
	'Amy with 4 loot in hand. Ben plays Bomb! on Amy.',
	'Amy has 4 in hand. Ben plays Bomb! on Amy.'
]);

alike('how many souls', 'Amy has 2 souls. Ben plays Bomb! on Amy.', [
	'Amy has two souls. Ben plays Bomb! on Amy.',
	'Amy is at 2 souls. Ben plays Bomb! on Amy.',
	'Amy is on 2 souls. Ben plays Bomb! on Amy.',
	'Amy owns 2 souls. Ben plays Bomb! on Amy.',
	'Amy already has 2 souls. Ben plays Bomb! on Amy.',
	'Amy has collected 2 souls. Ben plays Bomb! on Amy.',
	'Amy got 2 souls so far. Ben plays Bomb! on Amy.',
	'Amy with 2 souls. Ben plays Bomb! on Amy.',
	'Amy: 2 souls. Ben plays Bomb! on Amy.',
	'Amy holds two souls. Ben plays Bomb! on Amy.',
	"Amy's souls: 2. Ben plays Bomb! on Amy.",
	'Amy had 2 souls. Ben plays Bomb! on Amy.',
	'Amy has 2 souls in front of her. Ben plays Bomb! on Amy.',
	'Amy has a total of 2 souls. Ben plays Bomb! on Amy.',
	'Amy sits at 2 souls. Ben plays Bomb! on Amy.'
]);

alike('whose turn it is', "It's Amy's turn. Ben plays Bomb! on Amy.", [
	"On Amy's turn. Ben plays Bomb! on Amy.",
	"It is Amy's turn. Ben plays Bomb! on Amy.",
	"During Amy's turn. Ben plays Bomb! on Amy.",
	'Amy is the active player. Ben plays Bomb! on Amy.',
	'Amy is active. Ben plays Bomb! on Amy.',
	"Amy's turn. Ben plays Bomb! on Amy.",
	'Amy is up. Ben plays Bomb! on Amy.',
	'Amy is on turn. Ben plays Bomb! on Amy.',
	"In Amy's turn. Ben plays Bomb! on Amy.",
	"The turn is Amy's. Ben plays Bomb! on Amy.",
	"It was Amy's turn. Ben plays Bomb! on Amy.",
	'Amy is taking her turn. Ben plays Bomb! on Amy.',
	'Amy is in her turn. Ben plays Bomb! on Amy.',
	"It's the turn of Amy. Ben plays Bomb! on Amy.",
	'Amy has her turn. Ben plays Bomb! on Amy.',
	'Amy is the turn player. Ben plays Bomb! on Amy.',
	'Active player: Amy. Ben plays Bomb! on Amy.',
	'Amy was the active player. Ben plays Bomb! on Amy.',
	"We are in Amy's turn. Ben plays Bomb! on Amy.",
	"We were in the middle of Amy's turn. Ben plays Bomb! on Amy.",
	"Middle of Amy's turn. Ben plays Bomb! on Amy.",
	"It's currently Amy's turn. Ben plays Bomb! on Amy.",
	"It is still Amy's turn. Ben plays Bomb! on Amy.",
	'Turn: Amy. Ben plays Bomb! on Amy.',
	"Amy's go. Ben plays Bomb! on Amy.",
	"It's Amy's go. Ben plays Bomb! on Amy.",
	'Amy to play. Ben plays Bomb! on Amy.',
	"So Amy's turn. Ben plays Bomb! on Amy."
]);

alike('an item that is tapped', 'Amy has Jawbone, which is tapped. Ben plays Bomb! on Amy.', [
	"Amy's Jawbone is tapped. Ben plays Bomb! on Amy.",
	'Amy has a tapped Jawbone. Ben plays Bomb! on Amy.',
	"Amy's Jawbone is already used. Ben plays Bomb! on Amy.",
	"Amy's Jawbone is deactivated. Ben plays Bomb! on Amy.",
	"Amy's Jawbone is sideways. Ben plays Bomb! on Amy.",
	'Amy has already tapped Jawbone. Ben plays Bomb! on Amy.',
	'Amy already used her Jawbone this turn. Ben plays Bomb! on Amy.',
	'Amy has Jawbone (tapped). Ben plays Bomb! on Amy.',
	"Amy's Jawbone was tapped before. Ben plays Bomb! on Amy.",
	"Amy's Jawbone is turned. Ben plays Bomb! on Amy.",
	"Amy's Jawbone is exhausted. Ben plays Bomb! on Amy.",
	"Amy's Jawbone is not charged. Ben plays Bomb! on Amy.",
	"Amy's Jawbone isn't charged. Ben plays Bomb! on Amy.",
	"Amy's Jawbone lies sideways. Ben plays Bomb! on Amy.",
	"Amy's Jawbone has been used this turn. Ben plays Bomb! on Amy.",
	"Amy's Jawbone is uncharged. Ben plays Bomb! on Amy.",
	'Amy had used her Jawbone earlier. Ben plays Bomb! on Amy.',
	'Amy owns Jawbone but it is tapped. Ben plays Bomb! on Amy.',
	"Amy's Jawbone is spent. Ben plays Bomb! on Amy.",
	'Amy has Jawbone, already tapped. Ben plays Bomb! on Amy.',
	'Amy used up her Jawbone earlier this turn. Ben plays Bomb! on Amy.'
]);

alike('a curse', 'Amy has Curse of Pain. Ben plays Bomb! on Amy.', [
	'Amy is cursed with Curse of Pain. Ben plays Bomb! on Amy.',
	'Curse of Pain is on Amy. Ben plays Bomb! on Amy.',
	'Amy has the Curse of Pain on her. Ben plays Bomb! on Amy.',
	'Amy suffers from Curse of Pain. Ben plays Bomb! on Amy.',
	'Amy has Curse of Pain in front of her. Ben plays Bomb! on Amy.',
	'Amy is under Curse of Pain. Ben plays Bomb! on Amy.',
	'Amy got Curse of Pain. Ben plays Bomb! on Amy.',
	'Amy was given Curse of Pain. Ben plays Bomb! on Amy.',
	'Amy carries Curse of Pain. Ben plays Bomb! on Amy.',
	'Amy with Curse of Pain. Ben plays Bomb! on Amy.',
	'Amy with Curse of Pain on her. Ben plays Bomb! on Amy.',
	"Amy's curse: Curse of Pain. Ben plays Bomb! on Amy.",
	'Amy has a curse, Curse of Pain. Ben plays Bomb! on Amy.',
	'Amy is the one with Curse of Pain. Ben plays Bomb! on Amy.'
]);

alike('the HP of a monster', 'Gurdy has 1 HP. Amy attacks Gurdy.', [
	'Amy attacks Gurdy, who has 1 HP.',
	'Amy attacks Gurdy with 1 HP left.',
	'Amy attacks a Gurdy with 1 HP left.',
	'Amy attacks Gurdy (1 HP).',
	'Amy attacks Gurdy (1 left).',
	'Amy attacks Gurdy, it has one HP.',
	'Amy attacks Gurdy which is at 1.',
	'Amy attacks Gurdy at 1 HP.',
	'Gurdy is at 1 HP and Amy attacks it.',
	'Gurdy has 1 health left when Amy attacks it.',
	'Gurdy, down to 1 HP, is attacked by Amy.',
	'Amy attacks the 1 HP Gurdy.',
	'Amy attacks Gurdy. Gurdy has 1 HP.',
	'Amy attacks Gurdy. It is at 1 HP.',
	'Amy attacks Gurdy. It only has 1 HP left.',
	'Amy attacks Gurdy, 1 hp.',
	'There is a Gurdy with 1 HP. Amy attacks it.',
	'A Gurdy with 1 HP is in play. Amy attacks it.',
	'Gurdy (down to its last heart) gets attacked by Amy.',
	'Gurdy is almost dead (1 HP). Amy attacks it.',
	'Amy attacks a wounded Gurdy (1 HP).',
	"Amy attacks Gurdy who's been brought down to 1 HP.",
	'Gurdy had taken some damage and was at 1 HP. Amy attacks it.',
	'Gurdy had 1 HP remaining. Amy attacks it.',
	'Amy attacks Gurdy, one HP remaining.'
]);

alike('what is bought', 'Dry Baby is in the shop. Amy has 10 cents. Amy buys Dry Baby.', [
	'Amy with 10 cents buys Dry Baby from the shop.',
	'Amy buys Dry Baby with 10 cents.',
	'Amy purchases Dry Baby for 10.',
	'Amy has 10 and buys Dry Baby.',
	'Dry Baby is in the shop and Amy, who has 10 cents, buys it.',
	'Amy buys the Dry Baby in the shop.',
	'The shop has Dry Baby. Amy buys it.',
	'Amy declares a purchase and picks Dry Baby.',
	'Amy uses her purchase for Dry Baby.',
	'Amy makes a purchase: Dry Baby.',
	'Amy wants to buy Dry Baby.',
	'Amy decides to buy Dry Baby.',
	'Amy spends 10 cents on Dry Baby.',
	'Amy pays 10¢ for Dry Baby.',
	'Amy goes to the shop and buys Dry Baby.',
	'Amy takes Dry Baby from the shop.',
	'Amy buys from the shop: Dry Baby.',
	'Amy goes shopping, Dry Baby.',
	'Amy buys an item (Dry Baby).',
	'Amy buys an item from the shop, Dry Baby.',
	'Amy purchases the face-up Dry Baby.',
	'Amy does a purchase, choosing Dry Baby.',
	'Amy is buying Dry Baby.',
	'Amy just bought Dry Baby.',
	'Dry Baby gets bought by Amy.',
	'Amy tries to purchase Dry Baby.',
	'Amy announces that she buys Dry Baby.'
]);

alike('how many play is how many sit there', 'There are 3 players. I play The Tower, roll 6', [
	'In a 3 player game I play The Tower, roll 6',
	"it's a 3-player game. I play The Tower, roll 6",
	'3 player game: I play The Tower, roll 6'
]);

alike('and what all of them have', '3 players, everyone has 1 HP. I play The Tower, roll 6', [
	'three players all at 1 hp. I play the tower, roll 6',
	'3 player game, everybody has 1 hp. I play the tower, roll 6'
]);

alike(
	'HP behind what is rolled against are its own where those of whoever rolls are told, or it hits',
	'I have 1 HP. Gurdy has 2 HP. I roll a 5 against Gurdy',
	[
		'I have 1 hp left and roll 5 vs gurdy with 2 hp',
		'i have 1 hp and roll a 5 against Gurdy with 2 hp',
		"I'm at 1 hp, rolling a 5 on gurdy with 2 hp left"
	]
);

alike('a roll that misses may kill whoever rolls', 'I have 1 HP, I attack Gurdy and roll 1', [
	'I roll a 1 on Gurdy with 1 hp',
	'I roll 1 against Gurdy with 1 HP'
]);

alike(
	'of a list all are tapped',
	'Ben has The D6, which is tapped. Ben has Boomerang, which is tapped.',
	[
		'Ben has The D6 and Boomerang tapped.',
		'Ben has The D6 and Boomerang, both tapped.',
		"Ben's D6 and Boomerang are tapped."
	]
);

alike(
	'of which one is said to be tapped, that one is',
	'Ben has The D6, which is tapped. Ben has Boomerang. Amy bombs him.',
	[
		'Ben has The D6 (tapped) and Boomerang. Amy bombs him.',
		'Ben has a tapped D6 and a Boomerang. Amy bombs him.'
	]
);

alike('a curse is somebody’s', 'Ben has Curse of Loss. Amy bombs him.', [
	"Ben's Curse of Loss. Amy bombs him.",
	"Ben's Curse of Loss, Amy bombs him"
]);

whole('whoever pays counters has them, as they are said or as many as it takes', [
	['Ben uses Tech X on Amy', 'items: Tech X (3 counters)'],
	['My opponent used Tech X on Gurdy', 'items: Tech X (3 counters)'],
	['Amy taps Tech X', 'player Amy: | items: Tech X\n']
]);

it('but no more than are said', () => {
	expect(tableOf('Amy has Tech X with 1 counter and uses it on Gurdy')).toContain(
		'Tech X (1 counter)'
	);
});

describe('HP that are asked for', () => {
	it.each([
		['Ben bombs me. Am I at 1 hp?', 'Yes. Amy takes 1 damage'],
		['Ben bombs me. Am I at 2 hp now?', 'No. Amy takes 1 damage'],
		['Ben bought Breakfast at 1 hp. Is he at 2 hp now?', 'Yes. Ben gains Breakfast']
	])('are not told: %s', (said, comes) => {
		expect(answerTo(said)).toContain(comes);
	});
});

whole('a bonus soul that is nobody’s', [
	['I have 24 cents, Soul of Greed is out. I play A Penny!', 'bonus souls: Soul of Greed'],
	['Nobody has Soul of Greed yet. I have 24 cents and play A Penny!', 'bonus souls: Soul of Greed']
]);

whole('a room', [
	['We have Greed Mode as the room. Amy attacks Fly.', 'rooms: Greed Mode'],
	['With Greed Mode as the current room, Amy attacks Fly.', 'rooms: Greed Mode'],
	['Amy taps the room (Beggar).', 'rooms: Beggar\n---\nAmy activates Beggar']
]);

it('what is no room is marked where it is called one', () => {
	const { chips } = understand('The room is Corrupted Data. Amy attacks Fly.');
	expect(chips[0]).toMatchObject({ kind: 'unread', words: 'The room is Corrupted Data' });
});

whole('no cents at all', [
	["I don't have any cents. Ben plays Jawbone on me.", 'player Amy: 0¢'],
	['Ben does not have money. He buys Dinner.', 'player Ben: 0¢']
]);
