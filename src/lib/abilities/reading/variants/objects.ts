import type { Variant } from './variant.ts';

const TOP = 'the top card of the treasure discard';
const EQUAL = 'equal to the amount of ¢';
const REPLACED = 'replace it with the top card of the monster deck';
const WHO = 'players who control';
const FEWEST_SOULS = 'each player with the fewest souls or tied for the fewest';

const TIED = 'or tied for the most';
const ITS_NEXT = 'at the start of its controllers next turn';

/** Items, souls, the shop and ¢. */
export const OBJECTS: readonly Variant[] = [
	...['in the monster discard', 'from the monster discard'].map((where): Variant => [
		`put a monster ${where}`,
		'put a monster card in discard'
	]),
	...['loots #', 'gains #¢', 'takes # damage', 'discards a loot card', 'loses #¢'].map(
		(does): Variant => [
			`another player of their choice ${does}`,
			`they choose another player . that player ${does}`
		]
	),
	...['time', 'when'].flatMap((when) =>
		['a player', 'another player', 'you', 'the active player'].map((who): Variant => [
			`${when} ${who} gains a treasure`,
			`${when} ${who} gains treasure`
		])
	),
	['would gain a treasure', 'would gain treasure'],
	['gain a treasure', 'gain +1 treasure'],
	['gain # treasures', 'gain +# treasure'],
	['gains # treasures', 'gains +# treasure'],
	['you gain that much instead', 'you gain that much ¢ instead'],
	['they gain that much instead', 'they gain that much ¢ instead'],
	['discard each shop item', 'put each item in the shop into discard'],
	['discard all shop items', 'put each item in the shop into discard'],
	['starting with the active player', ''],
	['starting with you', ''],
	['rewards are doubled till end of turn', 'till end of turn the rewards of monsters are doubled'],
	['rewards are doubled', 'the rewards of monsters are doubled'],
	[
		`may purchase ${TOP} as though it were a shop item`,
		'may also purchase the top card of the treasure discard as if it were in the shop'
	],
	[`put counters on this ${EQUAL} they paid`, 'put that many counters on this'],
	['while any player controls a soul', 'while there are 1 or more souls'],
	[`${WHO} the most souls ${TIED} must`, `each player with the most souls ${TIED} must`],
	['in a monster slot .', 'in a monster slot not being attacked .'],
	['in another monster slot .', 'in another monster slot not being attacked .'],
	[`put a monster into discard and ${REPLACED}`, 'replace a monster with the top card of its deck'],
	['return this to your hand', 'put this into your hand'],
	['while you control this soul', 'while this is a soul'],
	[
		'rewards from non-boss monsters are doubled on your turn',
		"while it's your turn the rewards of non-boss monsters are doubled"
	],
	...(['¢', 'items', 'souls', 'loot cards'] as const).flatMap((what): readonly Variant[] =>
		['most', 'fewest'].flatMap((extreme): readonly Variant[] => {
			const all = `each player with the ${extreme} ${what}`;
			const tied = `${all} or tied for the ${extreme}`;
			return [
				// Of several, one is chosen.
				[
					`^ the player with the ${extreme} ${what}`,
					`choose a player with the ${extreme} ${what} or tied for the ${extreme} . they`
				],
				[tied, tied],
				[`${all} or tied for ${extreme}`, tied],
				[all, tied]
			];
		})
	),
	['if this is deactivated', 'if this is a deactivated object'],
	['if this is charged', 'if this is a charged object'],
	...['you gain', 'a player gains', 'another player gains', 'the active player gains'].map(
		(gains): Variant => [`each time ${gains} any number of ¢`, `each time ${gains} ¢`]
	),
	['pay you #¢', 'give you #¢'],
	...(['¢', 'items', 'souls', 'loot cards'] as const).flatMap((what): readonly Variant[] => [
		[
			`you have the most ${what} or tied for the most`,
			`you are a player with the most ${what} or tied for the most`
		],
		[
			`you have the fewest ${what} or tied for the fewest`,
			`you are a player with the fewest ${what} or tied for the fewest`
		],
		[
			`you control the most ${what} or tied for the most`,
			`you are a player with the most ${what} or tied for the most`
		],
		[
			`you control the fewest ${what} or tied for the fewest`,
			`you are a player with the fewest ${what} or tied for the fewest`
		]
	]),
	...(['items', 'souls', 'curses'] as const).flatMap((what) =>
		(['have', 'control'] as const).map((holds): Variant => [
			`the first player to ${holds} # or more ${what} gains this soul`,
			`as soon as there are # or more ${what} you control gain this if nobody has yet`
		])
	),
	...['recharge', 'deactivate', 'destroy', 'reroll'].flatMap((verb) =>
		['a', 'another'].flatMap((article) =>
			['item', 'soul', 'curse'].map((what): Variant => [
				`${verb} each ${what} ${article} player controls`,
				`choose ${article} player . ${verb} each ${what} they control`
			])
		)
	),
	['" gain it', '" gain this'],
	[
		'becomes an item . the active player gains it',
		'becomes an item . the active player gains this'
	],
	['becomes a soul . give it to', 'becomes a soul . give this to'],
	['the number of souls the player with the most souls controls', 'the most souls any player has'],
	['double the number of ¢ they have', 'they gain ¢ equal to the number of ¢ they have'],
	['loses all ¢', 'loses all their ¢'],
	['all shop items', 'each item in the shop'],
	['each player rerolls each of their items', 'reroll each item players control'],
	['each item in play', 'each item'],
	['gains a treasure', 'gains treasure'],
	[
		'the active player deactivates their character',
		'deactivate the character the active player controls'
	],
	[
		"the active player didn't purchase a shop item",
		'the number of shop items purchased this turn is at most 0'
	],
	['each player destroys each soul they control', 'destroy each soul players control'],
	['a soul enters your control', 'you come to control a soul'],
	["a soul enters another player's control", 'another player comes to control a soul'],
	['when this item enters your control', 'when you come to control this'],
	['when you gain this item', 'when you gain this'],
	[
		'deactivate each item you control and your character',
		'deactivate each item you control then deactivate the character you control'
	],
	...['gains this soul', 'gains this'].flatMap((gains) =>
		['# or more', '#', '#+'].flatMap((many): readonly Variant[] => [
			...['guppy items', 'curses', 'items', 'souls'].map((what): Variant => [
				`the first player to control ${many} ${what} ${gains}`,
				`as soon as there are # or more ${what} you control gain this if nobody has yet`
			]),
			[
				`the first player to have ${many} loot cards in their hand ${gains}`,
				'as soon as you have # or more loot cards in hand gain this if nobody has yet'
			],
			[
				`the first player to have ${many} loot cards in hand ${gains}`,
				'as soon as you have # or more loot cards in hand gain this if nobody has yet'
			]
		])
	),
	...['gains this soul', 'gains this'].flatMap((gains) =>
		['#¢ or more', '#+¢', '# or more ¢', '#¢'].map((many): Variant => [
			`the first player to have ${many} ${gains}`,
			'as soon as you have #¢ or more gain this if nobody has yet'
		])
	),
	[
		'a non-eternal item from a player or from the shop',
		'a non-eternal item a player controls or a item in the shop'
	],
	[
		'expand monster slots shop slots and room slots each by #',
		'expand monster slots by # then expand shop slots by # then expand room slots by #'
	],
	[
		'the first time a player controls their #th soul',
		'when a player comes to control a soul while they have # or more souls'
	],
	[
		'the first time a player controls # items',
		'when a player comes to control a item while they have # or more items'
	],
	['during your recharge step', 'in the recharge step'],
	[
		`players who control the most items ${TIED} may only recharge # item`,
		"each player with the most items or tied for the most can't recharge more than # item"
	],
	['in your recharge step', 'in the recharge step'],
	['during the recharge step', 'in the recharge step'],
	[
		`that item does not recharge ${ITS_NEXT}`,
		`that item gains "this can't be recharged in the recharge step" till its controller's next recharge step is over`
	],
	['that player gains this soul', 'that player gains this'],
	[
		'who controls the fewest items or tied for fewest',
		'with the fewest items or tied for the fewest'
	],
	['who controls the most souls or tied for the most', 'with the most souls or tied for the most'],
	['who controls the most items or tied for the most', 'with the most items or tied for the most'],
	[
		'who controls the fewest souls or tied for fewest',
		'with the fewest souls or tied for the fewest'
	],
	[
		'who controls the fewest items or tied for fewest',
		'with the fewest items or tied for the fewest'
	],
	['who control the most souls or tied for the most', 'with the most souls or tied for the most'],
	['they must steal', 'they steal'],
	['any number of shop items into', 'any number of items in the shop into'],
	['a shop item', 'an item in the shop'],
	['each shop item', 'each item in the shop'],
	['number of shop items into', 'number of items in the shop into'],
	['from the shop', 'in the shop'],
	['item from a player', 'item a player controls'],
	['item from another player', 'item another player controls'],
	['soul from another player', 'soul another player controls'],
	['soul from a player', 'soul a player controls'],
	['soul from them', 'soul they control'],
	['item from them', 'item they control'],
	['double its rewards', 'double the rewards'],
	['your character', 'the character you control'],
	...['a player gains', 'you gain', 'the active player gains'].map((gains): Variant => [
		`when ${gains} this soul`,
		`when ${gains} this while this is a soul`
	]),
	['gain this soul', 'gain this'],
	['becomes a soul . gain it', 'becomes a soul'],
	[
		'that player destroys a soul they control',
		'that player chooses a soul they control and destroys it'
	],
	[
		'that player destroys an item they control',
		'that player chooses an item they control and destroys it'
	],
	...['a soul', '1 soul'].flatMap((soul): readonly Variant[] => [
		...[':', '.', 'then', 'and'].map((next): Variant => [
			`lose ${soul} ${next}`,
			`destroy a soul you control ${next}`
		]),
		[`they lose ${soul}`, 'they choose a soul they control and destroy it'],
		[`that player loses ${soul}`, 'that player chooses a soul they control and destroys it']
	]),
	['lose # souls :', 'destroy # souls you control :'],
	['they destroy a soul they control', 'they choose a soul they control and destroy it'],
	['they destroy an item they control', 'they choose an item they control and destroy it'],
	[
		'the active player recharges each item they control',
		'recharge each item the active player controls'
	],
	[
		'you may recharge up to # items you control',
		'you may choose up to # items you control and recharge each of them'
	],
	['purchase from the shop or treasure deck', 'purchase a item'],
	...['items you control', '^ your items'].map((items): Variant => [
		`${items} don't recharge at the start of your turn`,
		"each item you control can't be recharged in the recharge step"
	]),
	...['during your', 'in your', 'in the', 'during the'].map((when): Variant => [
		`items you control don't recharge ${when} recharge step`,
		"each item you control can't be recharged in the recharge step"
	]),
	...['during your', 'in your', 'in the', 'during the'].map((when): Variant => [
		`^ your items don't recharge ${when} recharge step`,
		"each item you control can't be recharged in the recharge step"
	]),
	[
		"your character doesn't recharge during your recharge step",
		"each character you control can't be recharged in the recharge step"
	],
	['^ your character', 'each character you control'],
	['becomes and item with', 'becomes a item with'],
	['becomes a item with +# *', 'becomes a item with " you have +# * "'],
	[
		'expand monster slots shop slots or room slots by #',
		'choose 1 - / • expand monster slots by # . / • expand shop slots by # . / • expand room slots by #'
	],
	[
		'put each shop item or each monster not being attacked',
		'choose 1 - / • put each item in the shop into discard . / • put each monster not being attacked'
	],
	[
		'the first shop item a player purchases this turn costs',
		'till end of turn while the number of shop items purchased this turn is at most 0 shop items players purchase cost'
	],
	[
		`${WHO} the fewest souls or tied for fewest have +# * and`,
		`${FEWEST_SOULS} has +# * . ${FEWEST_SOULS}`
	],
	[
		'destroy it and all other items you control',
		'destroy this then destroy each other item you control'
	],
	['choose up to # non-event monster cards', 'put up to # non-event monster cards']
];
