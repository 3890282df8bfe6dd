import type { Variant } from './variant.ts';

const EXCEPT = 'except during the loot step';

const GIVES = 'each player gives their hand';

const AT_THE_BOTTOM = 'on the bottom of the * deck';
const ON_TOP = 'on top of the loot deck';
const LOSSES = 'abilities and the death penalty';
const SOMEBODY = 'the player or players of your choosing';

/** Cards, hands, decks and discards. */
export const LOOT: readonly Variant[] = [
	...['# additional card', '# additional loot card', '# more card', '# more loot card'].flatMap(
		(more): readonly Variant[] => [
			[
				`the active player loots ${more} during their loot step`,
				"if the active player would loot any number of loot cards while it's the loot step they loot that many loot cards +# instead"
			],
			[
				`loot ${more} during your loot step`,
				"if you would loot any number of loot cards while it's the loot step and it's your turn loot that many loot cards +# instead"
			],
			[
				`you loot ${more} during your loot step`,
				"if you would loot any number of loot cards while it's the loot step and it's your turn loot that many loot cards +# instead"
			]
		]
	),
	[
		'put the top # cards of the * deck into discard',
		'# times put the top card of the * deck into discard'
	],
	// Whoever copies a loot chooses for the copy (6.6).
	...['it', 'the copy'].map((copy): Variant => [
		`being played . you may choose new targets for ${copy}`,
		'being played'
	]),
	...['2 players of your choice swap hands', 'choose 2 players . they swap their hands'].map(
		(swap): Variant => [
			swap,
			'choose a player and another player . the first player swaps hands with the second player'
		]
	),
	...['an extra', '1 extra', '# more', '1 additional'].flatMap((extra) =>
		['may', 'can'].flatMap((may) =>
			['on your turn', 'on each of your turns', 'each turn on your turn'].map((when): Variant => [
				`you ${may} play ${extra} loot card ${when}`,
				extra.startsWith('#')
					? 'you may play # additional loot cards on your turn'
					: 'you may play an additional loot card on your turn'
			])
		)
	),
	...['your hand is empty', 'you have an empty hand'].map((empty): Variant => [
		empty,
		'you have 0 loot cards in hand'
	]),
	...['their hand is empty', 'they have an empty hand'].map((empty): Variant => [
		empty,
		'they have 0 loot cards in hand'
	]),
	["it's another player's turn", "it's not your turn"],
	...['a', 'another'].flatMap((a) =>
		['.', 'then', 'and'].map((then): Variant => [
			`look at ${a} player's hand ${then} steal a loot card from it`,
			`look at ${a} player's hand . steal a loot card from them`
		])
	),
	...[
		['by another player', 'another player controls'],
		['by a player', 'a player controls']
	].flatMap(([by = '', control = '']): readonly Variant[] => [
		[`a loot being played ${by}`, `a loot being played ${control}`],
		...['. if you do', '. then', '.', 'then'].map((next): Variant => [
			`a loot being played ${by} ${next} that player`,
			`a loot being played ${control} ${next} its controller`
		])
	]),
	[
		`${LOSSES} can't make you discard loot cards or lose ¢`,
		"you can't be made to discard loot cards by abilities or the death penalty . / you can't be made to lose ¢ by abilities or the death penalty"
	],
	...['a loot card', 'loot cards', 'any number of loot cards'].flatMap(
		(some): readonly Variant[] => [
			...['it', 'them', 'that card', 'those cards'].flatMap((it): readonly Variant[] => [
				[
					`if you would discard ${some} put ${it} into your hand instead`,
					'if you would discard any number of loot cards skip that'
				],
				...['the loot deck', 'its deck'].map((deck): Variant => [
					`if you would discard ${some} put ${it} on top of ${deck} instead`,
					`if you would discard any number of loot cards put that many loot cards from your hand ${ON_TOP} instead`
				])
			])
		]
	),
	['may choose to', 'may'],
	...[
		['you', ''],
		['they', 'they '],
		['a player', 'they '],
		['another player', 'they ']
	].flatMap(([who = '', they = '']) =>
		['loot', 'loots'].map((loots): Variant => [
			`if ${who} would loot ${they}${loots} # instead`,
			`if ${who} would loot any number of loot cards ${they}loot # loot cards instead`
		])
	),
	...['they swap', 'they swap their', 'swap their'].map((swap): Variant => [
		`choose 2 players . ${swap} hands`,
		'choose a player and another player . the first player swaps hands with the second player'
	]),
	...['another player', 'a player'].flatMap((other): readonly Variant[] => [
		[`swap your hand with ${other}'s hand`, `swap hands with ${other}`],
		[`swap your hand with ${other}'s`, `swap hands with ${other}`],
		[`swap your hand with ${other} .`, `swap hands with ${other} .`]
	]),
	...['their hand', 'your hand'].map((what): Variant => [
		`${what} then loot that many cards`,
		`${what} then loot equal to the amount done this way`
	]),
	['loot that many cards', 'loot that many'],
	...['half', 'half of'].flatMap((half) =>
		['their', 'your'].flatMap((whose): readonly Variant[] => [
			[`${half} the loot cards in ${whose} hand`, `half ${whose} hand`],
			[`${half} ${whose} loot cards`, `half ${whose} hand`],
			[`half of ${whose} hand`, `half ${whose} hand`],
			[`half of ${whose} ¢`, `half ${whose} ¢`]
		])
	),
	...['most', 'fewest'].flatMap((extreme) =>
		['tied', 'are tied', 'is tied'].flatMap((tied): readonly Variant[] => [
			[`the ${extreme} loot cards or ${tied}`, `the ${extreme} loot cards in hand or tied`],
			[`the ${extreme} cards in hand or ${tied}`, `the ${extreme} loot cards in hand or tied`]
		])
	),
	...['more', 'fewer'].flatMap((more): readonly Variant[] => [
		[`${more} loot cards than`, `${more} loot cards in hand than`],
		[`${more} cards in hand than`, `${more} loot cards in hand than`]
	]),
	...['most', 'fewest'].flatMap((extreme) =>
		['are tied for the', 'is tied for the', 'are tied for', 'is tied for', 'tied for'].map(
			(tied): Variant => [`or ${tied} ${extreme}`, `or tied for the ${extreme}`]
		)
	),
	...['from discard', 'from the discard', 'from the loot discard', 'in discard'].flatMap((from) =>
		['put', 'return'].flatMap((put): readonly Variant[] => [
			[`${put} a loot card ${from} to your hand`, 'put a loot card in discard into your hand'],
			[`${put} a loot card ${from} into your hand`, 'put a loot card in discard into your hand']
		])
	),
	...['this', 'it', 'that card', 'that loot card'].map((card): Variant => [
		`return ${card} to your hand`,
		`put ${card} into your hand`
	]),
	[
		'gain #¢ then 1¢ for each player who did',
		'remember the number of those who did . gain #¢ . gain ¢ equal to that number'
	],
	[
		`give any curse cards revealed to ${SOMEBODY}`,
		"give all of the cards that's a curse among them to players of your choice"
	],
	['put each card with', 'put all of the cards with'],
	...['in your hand', 'into your hand'].map((there): Variant => [
		`in its name ${there} and the rest on the bottom of the * deck`,
		`in its name among them into your hand . put the rest ${AT_THE_BOTTOM} in any order`
	]),
	...['played a loot card', 'has played a loot card', 'have played a loot card'].map(
		(some): Variant => [`${some} this turn`, 'played 1 or more loot cards this turn']
	),
	...["didn't play a loot card", "didn't play any loot cards", "hasn't played a loot card"].map(
		(none): Variant => [`${none} this turn`, 'played 0 loot cards this turn']
	),
	...['loot that many', 'gain that many ¢', 'gain that much ¢'].map((then): Variant => [
		`any number of loot cards . ${then}`,
		`any number of loot cards then ${then === 'loot that many' ? 'loot' : 'gain ¢'} equal to the amount done this way`
	]),
	...['gain that many ¢', 'gain that much ¢'].map((then): Variant => [
		`any number of loot cards then ${then}`,
		'any number of loot cards then gain ¢ equal to the amount done this way'
	]),
	...['a player', 'another player', 'that player', 'them', 'you'].flatMap(
		(who): readonly Variant[] => [
			[`a random loot card from ${who}`, `a loot card from ${who} at random`],
			[`# random loot cards from ${who}`, `# loot cards from ${who} at random`]
		]
	),
	['you start the game with # additional loot cards', 'when you start the game loot #'],
	['a loot card being played', 'a loot being played'],
	['. you may choose new targets for the copy', ''],
	['discard a random loot card', 'discard a loot card at random'],
	['discards a random loot card', 'discards a loot card at random'],
	['a loot card at random from their hand', 'a loot card at random'],
	['a loot card at random from your hand', 'a loot card at random'],
	...['left', 'right'].flatMap((side): readonly Variant[] => [
		[`each player passes their hand to the ${side}`, `${GIVES} to the player to their ${side}`],
		[`to the player on their ${side}`, `to the player to their ${side}`],
		[`the player on your ${side}`, `the player to your ${side}`]
	]),
	['each player passes their hand to the player to', `${GIVES} to the player to`],
	...['their hand', 'your hand', 'any number of loot cards'].map((what): Variant => [
		`${what} then loot that many`,
		`${what} then loot equal to the amount done this way`
	]),
	...['another player', 'a player', 'that player', 'them', 'you'].map((who): Variant => [
		`a loot card at random from ${who}`,
		`a loot card from ${who} at random`
	]),
	...['another player', 'a player', 'that player', 'them', 'you'].map((who): Variant => [
		`# loot cards at random from ${who}`,
		`# loot cards from ${who} at random`
	]),
	[
		`if you would loot ${EXCEPT} instead loot that much +#`,
		"if you would loot any number of loot cards while it's not the loot step loot that many loot cards +# instead"
	],
	['the number of cards discarded .', 'the amount done this way .'],
	['you may play up to x additional loot cards', 'play x additional loot cards'],
	['cards of any deck', 'cards of a deck'],
	['# or fewer loot cards in their hand', '# or less loot cards in hand'],
	['search the loot deck for a loot card', 'search the loot deck for a card'],
	['the ability of a loot being played', 'a loot being played'],
	[
		'the triggered ability of a * or * item',
		'a triggered ability of a * or a triggered ability of a * item'
	],
	[
		'the ↷ $ or triggered ability of a item',
		'the ↷ or $ ability of a item or a triggered ability of a item'
	],
	['or put it back on top', ''],
	['put it back or put it into discard', 'you may put it into discard'],
	[
		'each other player may choose to loot # . each player that does gives you a loot card',
		'for each other player that player may loot # and if they do that player gives you a loot card'
	],
	['deck for a guppy item', 'deck for a guppy card'],
	['a curse card', "a card that's a curse"],
	[
		'the active player loots +# during their loot step',
		"if the active player would loot any number of loot cards while it's the loot step they loot that many loot cards +# instead"
	],
	[
		'if you would loot instead loot that much +#',
		'if you would loot any number of loot cards loot that many loot cards +# instead'
	],
	['the number of cards discarded in this way', 'the amount done this way'],
	['the number of loot cards discarded in this way', 'the amount done this way'],
	[
		'put # on top and the rest on the bottom',
		'put # of them on top of that deck . put the rest on the bottom of that deck in any order'
	],
	[
		'put # on the top and the rest on the bottom',
		'put # of them on top of that deck . put the rest on the bottom of that deck in any order'
	],
	...['put # on top', 'put # on the top'].map((top): Variant => [
		`${top} and the rest on the bottom in any order`,
		'put # of them on top of that deck . put the rest on the bottom of that deck in any order'
	]),
	["loot cards can't be played", "players can't play loot cards"],
	["^ items can't be activated", "players can't activate items"],
	['put that card on', 'put it on'],
	['look at the top card of a deck . •', 'look at the top card of a deck . put it back . •'],
	['they loot double that number instead', 'they loot 2 times that many loot cards instead'],
	['would loot they', 'would loot any number of loot cards they'],
	['the number of cards discarded this way', 'the amount done this way'],
	['the number of loot cards discarded this way', 'the amount done this way'],
	['# loot cards in your hand', '# loot cards in hand'],
	['# or more loot cards in your hand', '# or more loot cards in hand'],
	['#+ loot cards in your hand', '# or more loot cards in hand'],
	['#+ loot cards', '# or more loot cards'],
	['put a card from your hand', 'put a loot card from your hand'],
	['put a card from their hand', 'put a loot card from their hand'],
	['discard # card', 'discard # loot cards'],
	['any discard', 'a discard'],
	['the top card of any deck', 'the top card of a deck'],
	['up to x additional loot', 'additional loot'],
	['the only monster card in', 'a monster card in'],
	['guppy item gain it', 'guppy card gain it'],
	[
		'loot +# during your loot step',
		"if you would loot any number of loot cards while it's the loot step and it's your turn loot that many loot cards +# instead"
	],
	['put this on the bottom of the loot deck', 'put this on the bottom of its deck'],
	['you may play up to # additional loot cards', 'play # additional loot cards']
];
