import type { Variant } from './variant.ts';

const HALF_OF_BOTH = ['of ¢ they have', 'of loot cards in their hand']
	.map(
		(what, i) =>
			`you ${i === 0 ? '¢' : 'loot cards'} equal to half of the number ${what} rounded down`
	)
	.join(' then give ');

/** Who has a stat for the turn, and how it is said that they gain it. */
const WHO = [
	['they', 'gain'],
	['you', 'gain'],
	['that player', 'gains'],
	['it', 'gains'],
	['this', 'gains'],
	['that monster', 'gains']
] as const;

/** Damage, HP and death. */
export const DAMAGE: readonly Variant[] = [
	...['prevent up to # damage', 'prevent the next # damage', 'prevent # damage'].flatMap(
		(prevent) =>
			['to', 'dealt to'].flatMap((to) =>
				['', ' this turn'].flatMap((when) =>
					[
						['you', 'you'],
						['a player', 'a player'],
						['any player', 'a player'],
						['a player or monster', 'a player or monster'],
						['this', 'this']
					].map(([whom = '', who = '']): Variant => [
						`${prevent} ${to} ${whom}${when}`,
						`prevent the next # damage ${who} would take this turn`
					])
				)
			)
	),
	...['when', 'each time'].flatMap((when) =>
		['this way', 'in this way'].map((way): Variant => [
			`. ${when} you prevent damage ${way}`,
			'. till end of turn each time you prevent damage this way'
		])
	),
	...['you', 'they', 'it'].flatMap((who) =>
		['damage', 'combat damage'].map((damage): Variant => [
			`the next time ${who} would take ${damage} this turn * * takes that damage`,
			`the next time ${who} would take any amount of ${damage} this turn * * takes that much damage`
		])
	),
	...['at a time', 'at once'].map((once): Variant => [
		`this can't take more than # damage ${once}`,
		'if this would take any amount of damage while that much is at least # this takes # damage instead'
	]),
	['takes that damage instead', 'takes that much damage instead'],
	...['you', 'this', 'a player', 'a monster', 'the active player'].flatMap((who) =>
		['damage', 'combat damage'].flatMap((damage) =>
			['# or more', '#+'].map((many): Variant => [
				`if ${who} would take ${many} ${damage}`,
				`if ${who} would take any amount of ${damage} while that much is at least #`
			])
		)
	),
	['double that damage instead', '2 times that much damage instead'],
	...['it', 'they']
		.flatMap((who) =>
			['a player or monster', 'a monster or player'].map((any): Variant => [
				`prevent all damage ${any} would take this turn`,
				`choose ${any} . prevent all damage ${who} would take this turn`
			])
		)
		.slice(0, 2),
	...['as you choose', 'as they choose', 'as chosen', ''].map((how): Variant => [
		`divided ${how} among any number of`,
		'divided as chosen to any number of'
	]),
	...['they', 'that player', 'it', 'that monster', 'this'].flatMap((who) => {
		const all = `prevent all damage ${who} would take`;
		const lasts = `till end of turn if ${who} would take any amount of damage prevent that damage`;
		return ['till end of turn', 'until end of turn', 'this turn'].flatMap(
			(till): readonly Variant[] => [
				[`${all} ${till}`, lasts],
				[`${till} ${all}`, lasts]
			]
		);
	}),
	...['damage', 'combat damage'].flatMap((damage): readonly Variant[] => [
		[`this takes ${damage} from a player`, `a player deals ${damage} to this`],
		[`this takes ${damage} from you`, `you deal ${damage} to this`]
	]),
	...['damage', 'combat damage'].flatMap((damage) =>
		['a monster', 'another player', 'a player'].flatMap((dealer): readonly Variant[] => [
			[
				`each time you take ${damage} from ${dealer}`,
				`each time ${dealer} deals ${damage} to a player you control`
			],
			[
				`when you take ${damage} from ${dealer}`,
				`when ${dealer} deals ${damage} to a player you control`
			]
		])
	),
	['the monster that dealt it', 'the dealer of that damage'],
	['the monster that dealt that damage', 'the dealer of that damage'],
	['the player that dealt it', 'the dealer of that damage'],
	['the player who dealt it', 'the dealer of that damage'],
	['the monster who dealt it', 'the dealer of that damage'],
	['a player is killed by another player', 'a player kills another player'],
	['a player is killed by a player', 'a player kills a player'],
	['you are killed by another player', 'another player kills a player you control'],
	// Behind these words "monsters" are many: no article belongs to them.
	...['^', '.', ':', 'takes damage', 'dies', 'turn'].flatMap((before) =>
		['+', '-'].map((sign): Variant => [
			`${before} monsters gain ${sign}# * till end of turn`,
			`${before === '^' ? '' : before} till end of turn monsters have ${sign}# *`.trim()
		])
	),
	...['+', '-'].flatMap((one) =>
		['+', '-'].flatMap((other) =>
			WHO.flatMap(([who, gain]): readonly Variant[] => {
				const both = `${who} ${gain} ${one}# * till end of turn and ${gain} ${other}# * till end of turn`;
				return [
					[`${who} have ${one}# * and ${other}# * till end of turn`, both],
					[`till end of turn ${who} have ${one}# * and ${other}# *`, both]
				];
			})
		)
	),
	...['+', '-'].flatMap((sign) =>
		WHO.flatMap(([who, gain]): readonly Variant[] => {
			const one = `${who} ${gain} ${sign}# * till end of turn`;
			return [
				[`${who} have ${sign}# * till end of turn`, one],
				[`till end of turn ${who} have ${sign}# * .`, `${one} .`]
			];
		})
	),
	...['atk', 'evasion', 'dc'].flatMap((stat): readonly Variant[] => [
		[`its ${stat} becomes #`, `make its ${stat} #`],
		[`their ${stat} becomes #`, `make their ${stat} #`]
	]),
	...['damage', 'combat damage'].flatMap((damage): readonly Variant[] => [
		[
			`each time the active player takes ${damage} from this`,
			`each time this deals ${damage} to the active player`
		],
		[`each time a player takes ${damage} from this`, `each time this deals ${damage} to a player`]
	]),
	['heal this to full hp', 'this heals to full hp'],
	['prevent it heal this', 'prevent it . heal this'],
	...['damage', 'combat damage'].flatMap((kind) =>
		['you', 'this'].map((who): Variant => [
			`prevent the first ${kind} ${who} would take each turn`,
			`the first time ${who} would take any amount of ${kind} each turn prevent that damage`
		])
	),
	['would take damage reduce it by #', 'would take damage prevent # of that damage'],
	['would take damage reduce that damage by #', 'would take damage prevent # of that damage'],
	["while you're at # hp", 'while you have # hp'],
	['while you are at # hp', 'while you have # hp'],
	...['damage', 'combat damage'].map((kind): [string, string] => [
		`prevent the first instance of ${kind} you would take each turn`,
		`the first time you would take any amount of ${kind} each turn prevent that damage`
	]),
	...['damage', 'combat damage'].map((kind): [string, string] => [
		`prevent the first instance of ${kind} this would take each turn`,
		`the first time this would take any amount of ${kind} each turn prevent that damage`
	]),
	...['you', 'this'].map((who): [string, string] => [
		`prevent the first 1 damage ${who} would take each turn`,
		`the first time ${who} would take any amount of damage each turn prevent 1 of that damage`
	]),
	[
		'# damage to each monster and yourself',
		'# damage to each monster then deal # damage to you at the same time'
	],
	[
		'prevent all non-combat damage you would take',
		'if you would take any amount of non-combat damage prevent that damage'
	],
	['have # hp left', 'have # hp'],
	['is at # hp left', 'has # hp'],
	...['you', 'this', 'a player', 'a monster', 'another player', 'another monster'].flatMap((who) =>
		['damage', 'combat damage', 'non-combat damage'].map((damage): Variant => [
			`if ${who} would take ${damage}`,
			`if ${who} would take any amount of ${damage}`
		])
	),
	['prevent # of it', 'prevent # of that damage'],
	...[
		['it', 'it takes'],
		['they', 'they take'],
		['that monster', 'it takes'],
		['that player', 'they take'],
		['you', 'take']
	].map(([who = '', takes = '']): Variant => [
		`the next time ${who} would take damage this turn ${takes} that much`,
		`the next time ${who} would take any amount of damage this turn ${takes} that much`
	]),
	...['a monster and a player', 'a player and a monster'].flatMap((both) => {
		const [first, second] = both.split(' and ');
		return ['deal # damage to each of them', 'deal # damage to each'].map((deal): Variant => [
			`choose ${both} . ${deal}`,
			`deal # damage to ${first ?? ''} then deal # damage to ${second ?? ''} at the same time`
		]);
	}),
	['prevent its death', 'prevent death'],
	['this is at # hp it has', 'this has # hp this has'],
	['this is at # hp or less it has', 'this has # hp or less this has'],
	['this has # hp it has', 'this has # hp this has'],
	[
		'the next instance of damage they take this turn * * to #',
		'the next time they would take any amount of damage this turn they take # damage instead'
	],
	['the amount of damage taken', 'that much'],
	['this is at # hp', 'this has # hp'],
	[
		'damage dealt to this is also dealt to the player to',
		'as this takes any amount of damage deal that much damage to the player to'
	],
	['when this is at # hp or less it has', 'while this has # hp or less this has'],
	[
		"prevent all damage you would take while it's * your turn .",
		"if you would take any amount of damage while it's * your turn prevent that damage ."
	],
	['prevent all damage you would take while', 'if you would take any amount of damage while'],
	[
		'prevent all damage you would take till end of turn',
		'till end of turn if you would take any amount of damage prevent that damage'
	],
	[
		'damage this would take is reduced by #',
		'if this would take any amount of damage this takes that much damage -# instead'
	],
	['would take damage prevent it', 'would take damage prevent that damage'],
	['takes damage it also deals', 'takes damage this deals'],
	['to a player of your choosing', 'to a player'],
	[
		'# damage to a monster player and yourself',
		'# damage to a monster then deal # damage to a player at the same time then deal # damage to you at the same time'
	],
	[
		'you and that player or monster each take # damage',
		'you take # damage then they take # damage at the same time'
	],
	['that player or monster takes', 'they take'],
	[
		'damage this deals to the active player is also',
		"as this deals any amount of damage while it's their turn deal that much damage"
	],
	['dealt to the player to their left', "to the player to the active player's left"],
	[
		'when that player dies deal # damage',
		'each time they die before paying penalties deal # damage'
	],
	[
		'each other player other than that player and you',
		'each player other than them other than you'
	],
	['prevent death . this heals # hp and gains', 'prevent death and heal # hp . this gains'],
	[
		'this only takes combat damage on attack rolls of #',
		"if this would take any amount of combat damage while the attack roll wasn't a # prevent that damage"
	],
	[
		'deals combat damage to the attacking player it deals # damage to each other player',
		'deals combat damage to a player this deals # damage to each player other than them'
	],
	[
		'takes # damage then deals # damage to a player',
		'takes # damage then they choose a player and they deal # damage to that player'
	],
	[
		'prevent death . this heals # hp and gains +# * and -# * till end of turn',
		'prevent death and heal # hp . this gains +# * till end of turn and gains -# * till end of turn'
	],
	['you half of their ¢ and loot cards rounded down', HALF_OF_BOTH],
	['then give you a item', 'then choose a item they control and give it to you'],
	[
		'deals # damage each to a monster player and themselves',
		'deals # damage to a monster then deals # damage to a player at the same time then deals # damage to the active player at the same time'
	],
	[
		'another monster and player . they die',
		'another monster and a player . the chosen monster dies . the chosen player dies'
	],
	[
		'that number is rolled deal # damage to a monster or player',
		'a player rolls while that much is that number you choose a monster or player and deal # damage to that one'
	],
	['the player that killed them', 'the player who killed it'],
	[
		"players to the active player's left and right take #",
		"player to the active player's left takes # damage then the player to the active player's right takes #"
	]
];
