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

/** What players can't do more than so many times each turn, said of what they may do. */
export const HOW_OFTEN: readonly Variant[] = [
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
