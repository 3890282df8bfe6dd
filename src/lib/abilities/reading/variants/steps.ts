import type { Variant } from './variant.ts';

/** Steps that are skipped, and how many cards a hand may hold. */
export const STEPS: readonly Variant[] = [
	...['recharge', 'loot'].flatMap((step): readonly Variant[] => [
		[`^ skip your ${step} step .`, `if you would begin your ${step} step skip that .`],
		[`^ you skip your ${step} step .`, `if you would begin your ${step} step skip that .`],
		[
			`^ players skip their ${step} step .`,
			`if a player would begin their ${step} step skip that .`
		],
		...['', ' next'].flatMap((next) =>
			['they', 'that player', 'the active player'].map((who): Variant => [
				`${who} skips their${next} ${step} step .`,
				`the next time ${who} would begin their ${step} step skip that .`
			])
		),
		[`skip your next ${step} step .`, `the next time you would begin your ${step} step skip that .`]
	]),
	...['max ', 'maximum ', ''].flatMap((max) => [
		...['your', "each player's", "the active player's"].map((whose): Variant => [
			`${whose} ${max}hand size is #`,
			`${whose} hand size is #`
		])
	]),
	...[
		['your', 'you have'],
		["each player's", 'each player has'],
		["the active player's", 'the active player has']
	]
		.flatMap(([whose = '', have = '']) =>
			['max ', 'maximum ', ''].map((max) => [`${whose} ${max}hand size is`, have])
		)
		.flatMap(([size = '', have = '']): readonly Variant[] => [
			[`${size} increased by #`, `${have} +# to hand size`],
			[`${size} reduced by #`, `${have} -# to hand size`],
			[`${size} decreased by #`, `${have} -# to hand size`]
		]),
	...['no maximum hand size', 'no max hand size', 'no hand size limit', 'no hand limit'].flatMap(
		(none): readonly Variant[] => [
			[`^ there is ${none}`, 'players have no maximum hand size'],
			[none, 'no maximum hand size']
		]
	),
	...['hand size is unlimited', 'hand size is infinite'].flatMap((all) =>
		['your', 'your maximum'].map((your): Variant => [
			`${your} ${all}`,
			'you have no maximum hand size'
		])
	),
	...['+', '-'].flatMap((sign): readonly Variant[] => [
		[`${sign}# max hand size`, `${sign}# to hand size`],
		[`${sign}# hand size`, `${sign}# to hand size`]
	])
];
