import type { Variant } from './variant.ts';

const NOT_ATTACKED = 'not being attacked';
const AT_THE_BOTTOM = 'on the bottom of the deck';
const ANY_ROLL = 'a player rolls a 1 2 3 4 5 or 6';

/** Looking at cards, choosing among them, copying. */
export const LOOKING: readonly Variant[] = [
	...['deck for a curse', 'deck for a curse card'].map((curse): Variant => [
		curse,
		"deck for a card that's a curse"
	]),
	...['till', 'until'].map((until): Variant => [
		`${until} you reveal a curse card`,
		"until a card that's a curse is revealed"
	]),
	[
		`in one or more monster slots ${NOT_ATTACKED} and the rest into discard`,
		`in a monster slot ${NOT_ATTACKED} . put the rest into discard`
	],
	[
		'not being attacked and the rest into discard',
		'not being attacked . put the rest into discard'
	],
	[
		`gain it then put the rest ${AT_THE_BOTTOM} in a random order`,
		'gain it . put the rest on the bottom of that deck'
	],
	...['till', 'until'].flatMap((until): readonly Variant[] => [
		[`${until} you reveal a * card`, 'until a * card is revealed'],
		[`${until} you reveal # * cards`, 'until # * cards are revealed'],
		[`${until} # * cards are revealed`, 'until # * cards are revealed'],
		[`${until} a * card is revealed`, 'until a * card is revealed']
	]),
	['and the other back on top', '. put the rest on top of that deck in any order'],
	['and the other 1 back on top', '. put the rest on top of that deck in any order'],
	['and the other back', '. put the rest on top of that deck in any order'],
	['and the other on top', '. put the rest on top of that deck in any order'],
	['and the other on the bottom', '. put the rest on the bottom of that deck in any order'],
	['put 1 on the bottom of that deck', 'put 1 of them on the bottom of that deck'],
	['put 1 on the bottom', 'put 1 of them on the bottom'],
	['on the bottom of the deck in any order', 'on the bottom of that deck in any order'],
	['and choose 1 . it becomes your starting item', 'and gain 1 of them as a starting item'],
	['and gains eternal . put the rest', '. put the rest'],
	["look at a player's hand . you may", 'choose a player . look at their hand . you may'],
	['swap a card from your hand with 1 of theirs', 'swap a loot card with them'],
	['of each deck . you may put any of those cards', 'of each deck then you may put it'],
	['their deck then loot #', 'that deck then otherwise put it back . loot #'],
	['as you play this choose a item . this copies', 'copy'],
	["1 of that item's ↷ abilities", 'a ↷ ability of a item'],
	['you may put a * card revealed this way', 'put up to 1 of the * cards among them'],
	['you may gain up to # * item from among them', 'gain up to # of the * cards among them'],
	[
		'of them on the bottom of the deck . put the rest back in any order',
		'of them on the bottom of the deck and the rest back in any order'
	],
	['you may put any number of them on the bottom', 'put any number of them on the bottom'],
	['you may put any number of them into discard', 'put any number of them into discard'],
	['and the rest back in any order', '. put the rest on top of that deck in any order'],
	['put # cards from your hand', 'put # loot cards from your hand'],
	['put # card from your hand', 'put # loot card from your hand'],
	['of the loot deck in any order', 'of the loot deck'],
	['put them on top of the * deck in any order', 'put them back in any order'],
	['put them on top of that deck in any order', 'put them back in any order'],
	['gains the abilities of', 'gains all abilities of'],
	["gains all of that item's abilities", 'gains all abilities of that item'],
	['choose a character card from outside the game .', 'become a character from outside the game'],
	['replace your character with it and your starting item', ''],
	["with the chosen card's starting item", ''],
	['before a dice is rolled choose a number .', 'you choose a number from 1 to 6 and'],
	['if the next roll is that number', `the next time ${ANY_ROLL} if that much is that number`],
	[
		'play a non-trinket non-ambush loot card this turn',
		'play a loot card while it is a non-trinket non-ambush loot being played this turn'
	],
	['a deactivated item in play', 'a deactivated item'],
	['other items in play', 'other items'],
	['reroll each item in play each player', 'reroll each item . each player'],
	['loots # put each', 'loots # . put each'],
	['put a loot card under this into', 'put a card from under this into'],
	['put a card under this into', 'put a card from under this into'],
	...['in a random order', 'in any order'].flatMap((order): readonly Variant[] => [
		[
			`put 1 in your hand and the rest on the bottom ${order}`,
			`put 1 of them into your hand . put the rest on the bottom of that deck ${order}`
		],
		[
			`put 1 into your hand and the rest on the bottom ${order}`,
			`put 1 of them into your hand . put the rest on the bottom of that deck ${order}`
		]
	]),
	['put a monster from under this', 'put a card from under this'],
	['force a player to discard', 'choose a player . they discard'],
	['max hand size', 'hand size'],
	['each other player plays with their hand revealed', "other players' hands are revealed"],
	['they each steal a shop item and', 'each of them chooses a item in the shop and steals it then'],
	['in discard . put them in one or more', 'in discard in a'],
	['more monster slots not being attacked', 'monster slot not being attacked'],
	['in one or more monster slots', 'in a monster slot']
];
