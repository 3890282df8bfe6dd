import type { Variant } from './variant.ts';

const WOULD_GAIN = 'would gain any number of ¢';

/** What is done to somebody as well: the one before it is another sentence. */
const ALSO = [
	'die',
	'dies',
	'take # damage',
	'gain #¢',
	'loot #',
	'lose #¢',
	'loses #¢',
	'heal # hp',
	'heals # hp',
	'discard a loot card',
	'discards a loot card'
] as const;

/** What print says in fewer words, or in words of its own. */
export const SHORTHAND: readonly Variant[] = [
	...ALSO.map((what): Variant => [`also ${what}`, what]),
	...['^ play with', '^ you play with'].map((play): Variant => [
		`${play} your hand revealed`,
		'your hand is revealed'
	]),
	...['^ players play with', '^ all players play with', '^ each player plays with'].flatMap(
		(play) =>
			['their hands', 'their hand'].map((hand): Variant => [
				`${play} ${hand} revealed`,
				"each player's hand is revealed"
			])
	),
	...['made', 'forced'].map((made): Variant => [
		`can't be ${made} to discard loot cards .`,
		"can't be made to discard loot cards by abilities or the death penalty ."
	]),
	...[
		'a loot card',
		'a loot card being played',
		'any loot card',
		'a loot',
		'a loot being played'
	].map((loot): Variant => [`cancel the effect of ${loot}`, 'cancel a loot being played']),
	...['.', ',', 'or', 'and', 'then'].map((next): Variant => [
		`cancel a loot card ${next}`,
		`cancel a loot being played ${next}`
	]),
	...['+', '-'].flatMap((sign): readonly Variant[] => [
		[
			`^ ${sign}# to your first attack roll each turn`,
			`you have ${sign}# to your first attack roll each turn`
		],
		[`^ ${sign}# to your attack rolls`, `you have ${sign}# to attack rolls`],
		[`^ ${sign}# to your dice rolls`, `you have ${sign}# to dice rolls`],
		[`^ ${sign}# to your rolls`, `you have ${sign}# to dice rolls`],
		[`^ ${sign}# to attack rolls`, `you have ${sign}# to attack rolls`],
		[`^ ${sign}# to dice rolls`, `you have ${sign}# to dice rolls`]
	]),
	...['from rolls', 'from attack rolls'].map((from): Variant => [
		`takes no damage ${from} of`,
		'takes no combat damage on attack rolls of'
	]),
	...['this', 'it'].flatMap((what): readonly Variant[] => [
		[`${what} becomes deactivated`, `deactivate ${what}`],
		[`${what} becomes charged`, `recharge ${what}`]
	]),
	// It is one gain of more: "each time" would go on for ever.
	...['gain #¢ more', 'gain # more ¢', 'gain a additional #¢', 'gain # additional ¢'].flatMap(
		(more): readonly Variant[] => [
			[`each time you gain ¢ ${more}`, `if you ${WOULD_GAIN} gain that much +#¢ instead`],
			[
				`the first time you gain ¢ each turn ${more}`,
				'the first time you gain ¢ each turn gain #¢'
			],
			[`the first time each turn you gain ¢ ${more}`, 'the first time you gain ¢ each turn gain #¢']
		]
	),
	...['loot # more', 'loot a additional #', 'loot a additional loot card'].map((more): Variant => [
		`each time you loot ${more}`,
		more.includes('#')
			? 'if you would loot any number of loot cards loot that many loot cards +# instead'
			: 'if you would loot any number of loot cards loot that many loot cards +1 instead'
	]),
	...['', ' till end of turn', ' this turn'].map((now): Variant => [
		`shop items cost #¢${now} .`,
		`shop items players purchase cost #¢${now} .`
	]),
	...['any target', 'anything'].map((any): Variant => [
		`damage to ${any}`,
		'damage to a monster or player'
	]),
	...['their', 'your'].flatMap((whose) =>
		['next roll', 'next dice roll'].flatMap((next) =>
			['', ' this turn'].flatMap((now) =>
				['+', '-'].map((sign): Variant => [
					`${sign}# to ${whose} ${next}${now} .`,
					`${sign}# to dice rolls for the next dice roll till end of turn .`
				])
			)
		)
	),
	...['this turn you may', 'till end of turn you may'].map((may): Variant => [
		`${may} attack any number of times`,
		'you may attack any number of additional times this turn'
	]),
	[
		'you may attack any number of times this turn',
		'you may attack any number of additional times this turn'
	],
	// Attack rolls against this are made while it is attacked, and at no other time.
	...['+', '-'].flatMap((sign): readonly Variant[] => {
		const ours = `while this is a monster being attacked players have ${sign}# to attack rolls`;
		return [
			[`^ attack rolls against this have ${sign}#`, ours],
			[`^ attack rolls against this get ${sign}#`, ours],
			...[
				'players have',
				'each player has',
				'the attacking player has',
				'the active player has'
			].map((have): Variant => [`^ ${have} ${sign}# to attack rolls against this`, ours])
		];
	}),
	...['cancel that attack', 'cancel their attack'].flatMap((cancel) =>
		[
			['the next time a player declares a attack', 'the next time a player declares a attack'],
			['the next time a player attacks', 'the next time a player declares a attack'],
			['the next time another player attacks', 'the next time another player declares a attack']
		].map(([when = '', ours = '']): Variant => [
			`${when} this turn ${cancel}`,
			`${ours} this turn cancel it`
		])
	),
	...['swap them', 'swap control of them', 'swap their controllers'].map((swap): Variant => [
		`choose 2 items . ${swap}`,
		'swap an item with another item'
	]),
	['you can have up to # loot cards in hand', 'your hand size is #'],
	['you may have up to # loot cards in hand', 'your hand size is #'],
	['all of their ¢', 'all their ¢'],
	['all of your ¢', 'all your ¢'],
	...['during your attacks', "while you're attacking", 'while you are attacking'].flatMap(
		(during) =>
			[
				['other players', 'other players'],
				['non-active players', 'each non-active player']
			].map(([who = '', ours = '']): Variant => [
				`^ ${who} can't play loot cards ${during} .`,
				`${ours} can't play loot cards while an attack is under way and it's your turn .`
			])
	),
	[
		'till end of turn shop items cost #¢ .',
		'till end of turn shop items players purchase cost #¢ .'
	]
];
