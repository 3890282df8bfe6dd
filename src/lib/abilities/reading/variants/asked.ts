import type { Variant } from './variant.ts';

const WHOSE: readonly (readonly [who: string, be: string, whose: string, control: string])[] = [
	['you', 'you are', 'your', 'you control'],
	['they', 'they are', 'their', 'they control'],
	['that player', 'that player is', "that player's", 'that player controls'],
	[
		'the active player',
		'the active player is',
		"the active player's",
		'the active player controls'
	],
	['it', 'it is', 'its', 'it controls'],
	['this', 'this is', "this card's", 'this controls']
];

/** What is asked of players and things. */
export const ASKED: readonly Variant[] = [
	...['who', 'that'].flatMap((who) =>
		['has', 'controls'].flatMap((has) =>
			['souls', 'items', 'loot cards', '¢'].flatMap((what) =>
				['more', 'fewer', 'less'].map((more): Variant => [
					`player ${who} ${has} ${more} ${what} than you`,
					`player with ${more === 'more' ? 'more' : 'fewer'} ${what} than you`
				])
			)
		)
	),
	["you're at full hp", 'your hp is at least your max hp'],
	...[
		['#¢ or more', '#¢ or more'],
		...['souls', 'items', 'loot cards in hand', 'loot cards'].flatMap((what) =>
			['# or more', '#+'].map((many) => [`${many} ${what}`, `# or more ${what}`])
		)
	].flatMap(([many = '', said = '']) =>
		['have', 'control'].flatMap((have): readonly Variant[] => [
			[`while a player ${have} ${many} they have`, `each player with ${said} has`],
			[`while another player ${have} ${many} they have`, `each other player with ${said} has`]
		])
	),
	...WHOSE.flatMap(([who, be, whose, control]): readonly Variant[] => [
		[`${be} at # hp`, `${who} have # hp`],
		[`${be} at exactly # hp`, `${who} have # hp`],
		[`${who} have exactly # hp`, `${who} have # hp`],
		[`${be} at # or less hp`, `${who} have # hp or less`],
		[`${be} at # hp or less`, `${who} have # hp or less`],
		[`${who} have # or less hp`, `${who} have # hp or less`],
		[`${who} have # or fewer hp`, `${who} have # hp or less`],
		[`${who} have # or more hp`, `${who} have # hp or more`],
		[`${who} have #+ hp`, `${who} have # hp or more`],
		...['are at', 'is at', 'have'].flatMap((at): readonly Variant[] => [
			[`${who} ${at} full hp`, `${whose} hp is at least ${whose} max hp`]
		]),
		...['are not at', 'is not at', "aren't at", "isn't at", "don't have", "doesn't have"].map(
			(at): Variant => [`${who} ${at} full hp`, `${whose} hp is less than ${whose} max hp`]
		),
		...['charged', 'deactivated'].map((so): Variant => [
			`${whose} character is ${so}`,
			`there are 1 or more ${so} characters ${control}`
		]),
		...["haven't", "hasn't", 'have not', 'has not', "didn't", 'did not'].flatMap(
			(not): readonly Variant[] => [
				[`${who} ${not} played a loot card this turn`, `${who} played 0 loot cards this turn`],
				[`${who} ${not} played any loot cards this turn`, `${who} played 0 loot cards this turn`],
				[`${who} ${not} play a loot card this turn`, `${who} played 0 loot cards this turn`],
				[`${who} ${not} taken damage this turn`, `${who} didn't take damage this turn`],
				[`${who} ${not} died this turn`, `${who} didn't die this turn`],
				[`${who} ${not} taken any damage this turn`, `${who} didn't take damage this turn`],
				[`${who} ${not} take any damage this turn`, `${who} didn't take damage this turn`]
			]
		),
		[`${who} took no damage this turn`, `${who} didn't take damage this turn`],
		[`${who} dealt no damage this turn`, `${who} didn't deal damage this turn`],
		[`${who} played no loot cards this turn`, `${who} played 0 loot cards this turn`],
		[`${who} played a loot card this turn`, `${who} played 1 or more loot cards this turn`],
		[`${who} have played a loot card this turn`, `${who} played 1 or more loot cards this turn`],
		...[
			['taken damage', 'took damage'],
			['dealt damage', 'dealt damage'],
			['died', 'died'],
			['attacked', 'attacked'],
			['purchased an item', 'purchased an item'],
			['discarded a loot card', 'discarded a loot card']
		].map(([done = '', did = '']): Variant => [
			`${who} have ${done} this turn`,
			`${who} ${did} this turn`
		])
	]),
	...['purchased a shop item', 'purchased from the shop'].map((bought): Variant => [
		`${bought} this turn`,
		'purchased an item this turn'
	]),
	...['control', 'have'].flatMap((have) =>
		['most', 'fewest'].flatMap((extreme) =>
			['items', 'souls', 'curses', '¢'].flatMap((what) =>
				['or tied', 'or are tied', 'or is tied'].flatMap((tied) =>
					['for the', 'for'].map((by): Variant => [
						`${have} the ${extreme} ${what} ${tied} ${by} ${extreme}`,
						`have the ${extreme} ${what} or tied for the ${extreme}`
					])
				)
			)
		)
	),
	['the least ¢ or tied for the least', 'the fewest ¢ or tied for the fewest'],
	['the least ¢ or are tied for the least', 'the fewest ¢ or tied for the fewest'],
	['the least ¢ or is tied for the least', 'the fewest ¢ or tied for the fewest'],
	['if any player', 'if a player'],
	['the player with the least ¢', 'the player with the fewest ¢'],
	...[
		['less', 'more'],
		['fewer', 'more'],
		['more', 'fewer']
	].map(([less = '', more = '']): Variant => [
		`you have ${less} * than another player`,
		`another player has ${more} * than you`
	]),
	...['nobody', 'no one', 'no player', 'no other player'].flatMap((nobody) =>
		['does', 'did'].map((does): Variant => [
			`. if ${nobody} ${does}`,
			'. if the number of those who did is 0'
		])
	),
	["it isn't your turn", "it's not your turn"],
	['it is not your turn', "it's not your turn"],
	["it isn't their turn", "it's not true that it's their turn"],
	["it's not their turn", "it's not true that it's their turn"],
	['this has # or more counters on it', 'there are # or more counters on this'],
	['this has #+ counters on it', 'there are # or more counters on this'],
	['a monster is being attacked', 'there are 1 or more monsters being attacked'],
	['a player is being attacked', 'there are 1 or more players being attacked'],
	['a boss is in play', 'there are 1 or more boss monsters'],
	['while this is charged you', 'while this is a charged object you'],
	['while this is deactivated you', 'while this is a deactivated object you']
];
