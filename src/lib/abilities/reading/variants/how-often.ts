import type { Variant } from './variant.ts';

/** Who may do something only so often. */
const WHO = ['you', 'players', 'other players', 'the active player', 'each player'] as const;
const ONLY = ['can only', 'may only'] as const;
const EACH_TURN = [
	'each turn',
	'per turn',
	'a turn',
	'on your turn',
	'on each of your turns'
] as const;

/** Who has done so many, and how it is said of them. */
const DOERS = [
	['you', '', 'you', 'your'],
	...['a player', 'another player', 'the active player'].map((who) => [who, 's', 'they', 'their'])
] as const;
const IN_ONE_TURN = [
	...['the same', 'one', 'a', 'a single'].map((one) => `in ${one} turn`),
	...['on the same turn', 'each turn']
];
/** What is counted of what somebody has done this turn. */
const COUNTED = [
	['kill', 'killed', 'monster'],
	['play', 'played', 'loot card']
] as const;
const NTH = [
	['2nd', '2'],
	['second', '2'],
	['3rd', '3'],
	['third', '3'],
	['4th', '4'],
	['fourth', '4']
] as const;

/** "When you kill 3 or more monsters in the same turn": as the third of them is killed. */
const SO_MANY: readonly Variant[] = DOERS.flatMap(([who = '', s = '', they = '', their = '']) =>
	COUNTED.flatMap(([does, did, one]) =>
		IN_ONE_TURN.flatMap((turn): readonly Variant[] => [
			...['# or more ', '#+ ', '# '].flatMap((many): readonly Variant[] => [
				[
					`${who} ${does}${s} ${many}${one}s ${turn} ,`,
					`${who} ${does}${s} a ${one} while ${they} ${did} # ${one}s this turn`
				],
				[
					`if ${who} ${does}${s} ${many}${one}s ${turn} ,`,
					`when ${who} ${does}${s} a ${one} while ${they} ${did} # ${one}s this turn`
				]
			]),
			...NTH.map(([nth, n]): Variant => [
				`${who} ${does}${s} ${their} ${nth} ${one} ${turn} ,`,
				`${who} ${does}${s} a ${one} while ${they} ${did} ${n} ${one}s this turn`
			])
		])
	)
);

/** What players can't do more than so many times each turn, said of what they may do. */
export const HOW_OFTEN: readonly Variant[] = [
	...SO_MANY,
	...['have', 'has'].flatMap((have) =>
		COUNTED.map(([, did, one]): Variant => [
			`${have} ${did} # or more ${one}s this turn`,
			`${did} # or more ${one}s this turn`
		])
	),
	...WHO.flatMap((who) =>
		ONLY.flatMap((only) =>
			// On a turn that is not theirs players neither attack nor purchase.
			EACH_TURN.flatMap((when): readonly Variant[] => [
				...['attack', 'purchase'].flatMap((what): readonly Variant[] => [
					[`${who} ${only} ${what} once ${when}`, `${who} can't ${what} more than once each turn`],
					[
						`${who} ${only} ${what} twice ${when}`,
						`${who} can't ${what} more than 2 times each turn`
					],
					[
						`${who} ${only} ${what} # times ${when}`,
						`${who} can't ${what} more than # times each turn`
					]
				])
			])
		)
	),
	...WHO.flatMap((who) =>
		ONLY.map((only): Variant => [
			`${who} ${only} play # loot card each turn`,
			`${who} can't play more than # loot card each turn`
		])
	),
	...['attack', 'purchase'].map((what): Variant => [
		`can't ${what} more than twice each turn`,
		`can't ${what} more than 2 times each turn`
	])
];
