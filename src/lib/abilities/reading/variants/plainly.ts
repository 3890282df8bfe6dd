import type { Variant } from './variant.ts';

const FROM_LOOT = ['loot', 'loot cards', 'the effects of loot cards', 'loot card effects'] as const;
const TAKERS = ['this', 'you'] as const;

/** Damage that loot cards deal, and what is kept from taking it. */
const BY_LOOT: readonly Variant[] = FROM_LOOT.flatMap((loot) =>
	[`from ${loot}`, `dealt by ${loot}`].flatMap((from) =>
		TAKERS.flatMap((who): readonly Variant[] => [
			...['takes no', 'take no', "can't take", "can't be dealt", 'is immune to'].map(
				(no): Variant => [
					`^ ${who} ${no} damage ${from}`,
					`if ${who} would take any amount of damage from loot cards prevent that damage`
				]
			),
			[
				`${who} would take damage ${from}`,
				`${who} would take any amount of damage from loot cards`
			],
			[
				`^ prevent all damage ${who} would take ${from}`,
				`if ${who} would take any amount of damage from loot cards prevent that damage`
			]
		])
	)
);

const ABILITY = [
	...['a activated ability', 'a ↷ or $ ability', 'a ability of a item', "a item's ability"],
	'a active item'
];

/** Longer words for what is said shorter. */
export const PLAINLY: readonly Variant[] = [
	...BY_LOOT,
	...['your', 'their', "that player's"].map((whose): Variant => [
		`recharge ${whose} character card`,
		`recharge a character ${whose === 'your' ? 'you control' : 'they control'}`
	]),
	...ABILITY.flatMap((ability) =>
		['.', 'then', 'and'].flatMap((next): readonly Variant[] => [
			[`cancel the effect of ${ability} ${next}`, `cancel a ↷ or $ ability of a item ${next}`],
			...(ability === 'a active item'
				? []
				: [[`cancel ${ability} ${next}`, `cancel a ↷ or $ ability of a item ${next}`] as const])
		])
	),
	...['at once', 'at a time', 'at the same time'].flatMap((once) =>
		['if', 'when', 'each time'].flatMap((when) =>
			['you', 'this'].flatMap((who) =>
				['# or more', '#+'].map((many): Variant => [
					`${when} ${who} would take ${many} damage ${once}`,
					`if ${who} would take any amount of damage while that much is at least #`
				])
			)
		)
	),
	...['gives', 'give', 'must give'].flatMap((give) =>
		['they', 'that player', 'then'].map((who): Variant => [
			`${who} ${give} you a loot card from their hand`,
			`${who} ${give} you a loot card`
		])
	),
	...['loot', 'loots'].map((loot): Variant => [`${loot} a amount equal to`, `${loot} equal to`]),
	...['gain', 'gains', 'lose', 'loses'].map((gain): Variant => [
		`${gain} a amount of ¢ equal to`,
		`${gain} ¢ equal to`
	]),
	['deal a amount of damage equal to', 'deal damage equal to'],
	...['# hp or more', '# or more hp', '#+ hp', 'at least # hp'].map((hp): Variant => [
		`monster with ${hp}`,
		'monster with # or more hp'
	]),
	...['# hp or less', '# or less hp', '# or fewer hp', 'at most # hp'].map((hp): Variant => [
		`monster with ${hp}`,
		'monster with # or less hp'
	]),
	...['during', 'in'].flatMap((during) =>
		['', ' instead of 1'].flatMap((instead): readonly Variant[] => [
			...['loot', 'you loot'].map((you): Variant => [
				`^ ${you} #${instead} ${during} your loot step`,
				"if you would loot any number of loot cards while it's the loot step and it's your turn loot # instead"
			]),
			...['players loot', 'each player loots', 'all players loot'].map((players): Variant => [
				`^ ${players} #${instead} ${during} their loot step`,
				"if the active player would loot any number of loot cards while it's the loot step they loot # instead"
			])
		])
	),
	...["haven't", "hasn't", 'have not', 'has not'].flatMap((not) =>
		['a monster', 'any monsters'].map((one): Variant => [
			`${not} killed ${one} this turn`,
			'killed 0 monsters this turn'
		])
	),
	...['this turn', 'each turn'].flatMap((turn) =>
		['once', 'twice', 'again'].map((times): Variant => [
			`must attack the monster deck ${times} ${turn} .`,
			times === 'twice'
				? 'must attack the monster deck 2 times this turn if able .'
				: 'must attack the monster deck this turn if able .'
		])
	),
	...['during', 'in'].flatMap((during) =>
		['a additional #', '# additional', '# more', 'a additional loot card'].flatMap(
			(more): readonly Variant[] => {
				const much = more.includes('#') ? '#' : '1';
				return [
					[
						`^ loot ${more} ${during} your loot step`,
						`if you would loot any number of loot cards while it's the loot step and it's your turn loot that many loot cards +${much} instead`
					],
					...['players loot', 'each player loots'].map((players): Variant => [
						`^ ${players} ${more} ${during} their loot step`,
						`if the active player would loot any number of loot cards while it's the loot step they loot that many loot cards +${much} instead`
					])
				];
			}
		)
	),
	...['would gain treasure', 'would gain treasures'].map((gain): Variant => [
		gain,
		'would gain any number of treasure'
	]),
	...['+', '-'].map((sign): Variant => [`${sign}# to its evasion`, `${sign}# evasion`]),
	['rolls a # # or # against this', 'rolls a attack roll of # # or # against this'],
	...['make', 'makes'].flatMap((makes) =>
		['#', '# or #', '# # or #'].map((faces): Variant => [
			`${makes} a attack roll of ${faces}`,
			`${makes === 'make' ? 'roll' : 'rolls'} a attack roll of ${faces}`
		])
	),
	['must attack the monster deck this turn .', 'must attack the monster deck this turn if able .'],
	...['have', 'give', 'has', 'gives'].flatMap((have): readonly Variant[] => [
		[`^ monsters ${have} double rewards`, 'the rewards of monsters are doubled'],
		[`all monsters ${have} double rewards`, 'the rewards of monsters are doubled'],
		[`, monsters ${have} double rewards`, 'the rewards of monsters are doubled'],
		[`this ${have} double rewards`, 'the rewards of this are doubled']
	])
];
