import type { Variant } from './variant.ts';

/** How much, and what it is measured by. */
export const AMOUNTS: readonly Variant[] = [
	['double your ¢', 'gain ¢ equal to the number of ¢ you have'],
	['^ $ # :', '$ : pay #¢ :'],
	['^ #¢ :', 'pay #¢ :'],
	...['double', 'double all', 'double the'].map((double): Variant => [
		`^ ${double} ¢ you gain`,
		'if you would gain any number of ¢ gain 2 times that much ¢ instead'
	]),
	['gain double that much instead', 'gain 2 times that much ¢ instead'],
	['gain double that amount instead', 'gain 2 times that much ¢ instead'],
	['gain that much +# instead', 'gain that much +#¢ instead'],
	['you heal that much .', 'heal that much hp .'],
	['it heals that much .', 'it heals that much hp .'],
	['this heals that much .', 'this heals that much hp .'],
	['they heal that much .', 'they heal that much hp .'],
	['gain +# treasure and #¢', 'gain +# treasure and gain #¢'],
	['gain #¢ and +# treasure', 'gain #¢ and gain +# treasure'],
	['each player including you', 'each player'],
	['each player including yourself', 'each player'],
	...['your max hp is', 'your maximum hp is', 'your hp is'].flatMap((hp): readonly Variant[] => [
		[`${hp} reduced by #`, 'you have -# hp'],
		[`${hp} decreased by #`, 'you have -# hp'],
		[`${hp} increased by #`, 'you have +# hp']
	]),
	[
		'loot and gain ¢ until you have the same number',
		'loot equal to the number of loot cards in their hand minus the number of loot cards in your hand . gain ¢'
	],
	['of each as they do', 'equal to the number of ¢ they have minus the number of ¢ you have'],
	['if you have fewer loot cards in your hand', 'if the number of loot cards in your hand'],
	['than there are counters on this', 'is less than the number of counters on this'],
	['if there are no cards under this', 'if the number of cards under this is at most 0'],
	['would gain ¢', 'would gain any number of ¢'],
	['would lose ¢', 'would lose any number of ¢'],
	...['loot', 'discard'].flatMap((loot): readonly Variant[] => [
		[`would ${loot} ${loot}`, `would ${loot} any number of loot cards ${loot}`],
		[
			`would ${loot} # or more ${loot}`,
			`would ${loot} any number of loot cards while that much is at least # ${loot}`
		]
	]),
	['if the result is less than', 'if that much is less than'],
	['any amount of ¢', 'any number of ¢'],
	...['the number of ¢ paid', 'the amount of ¢ paid'].flatMap((paid): readonly Variant[] => [
		[`${paid} this way`, 'the amount done this way'],
		[paid, 'the amount done this way']
	]),
	['gains # or more ¢ at once', 'gains ¢ if that much is at least #'],
	...['gain', 'gains', 'lose', 'loses'].flatMap((gain) =>
		['#¢ or more', '# or more ¢', '#¢ or more at once', '# or more ¢ at once'].map(
			(many): Variant => [`${gain} ${many} ,`, `${gain} ¢ if that much is at least #`]
		)
	),
	['take # or more damage at once', 'take damage if that much is at least #'],
	['would gain # or more ¢', 'would gain any number of ¢ while that much is at least #'],
	...['take', 'deal'].flatMap((take) =>
		['damage', 'combat damage'].flatMap((damage): readonly Variant[] => [
			[`${take} # or more ${damage} ,`, `${take} ${damage} if that much is at least #`],
			[`${take} #+ ${damage} ,`, `${take} ${damage} if that much is at least #`],
			[`${take} exactly # ${damage} ,`, `${take} ${damage} if that much is #`]
		])
	),
	...['gain', 'lose', 'steal'].map((gain): Variant => [
		`time * * ${gain} exactly #¢ ,`,
		`time * * ${gain} ¢ if that much is #`
	]),
	['gain # or more ¢ at once .', 'gain ¢ if that much is at least #'],
	[
		'any number of treasures instead gain that many +#',
		'any number of treasure do it equal to that much +# instead'
	],
	[
		'if the active player controls #+ souls monsters',
		'while the active player controls #+ souls monsters'
	],
	['have +# dc instead', 'have +# evasion']
];
