import type { Variant } from './variant.ts';

const KINDS = ['damage', 'combat damage', 'non-combat damage'] as const;
const WHO = ['you', 'this'] as const;

/** Damage that is less than it would be, or none, the first time in a turn. */
export const LESS_DAMAGE: readonly Variant[] = [
	...WHO.flatMap((who) =>
		KINDS.flatMap((kind) => {
			const first = `the first time ${who} would take any amount of ${kind} each turn prevent`;
			return ['damage', 'instance of damage'].flatMap((damage): readonly Variant[] => {
				const said = damage.replace('damage', kind);
				return [
					[`prevent the first ${said} ${who} would take each turn`, `${first} that damage`],
					[
						`the first ${said} ${who} would take each turn is reduced by #`,
						`${first} # of that damage`
					],
					[`the first ${said} ${who} take each turn is reduced by #`, `${first} # of that damage`]
				];
			});
		})
	),
	...['it', 'that damage'].flatMap((it): readonly Variant[] => [
		[
			`the first time you would take damage each turn reduce ${it} to #`,
			'the first time you would take any amount of damage each turn take # damage instead'
		],
		...['if', 'when', 'each time'].flatMap((at) =>
			WHO.flatMap((who) =>
				['damage', 'any amount of damage'].map((damage): Variant => [
					`^ ${at} ${who} would take ${damage} reduce ${it} to #`,
					`damage ${who} would take is reduced to #`
				])
			)
		)
	]),
	[
		'would take damage each turn reduce it by #',
		'would take damage each turn prevent # of that damage'
	],
	[
		'would take damage each turn reduce that damage by #',
		'would take damage each turn prevent # of that damage'
	],
	...(
		[
			['you', 'you'],
			['they', 'they'],
			['that player', 'they'],
			['it', 'it'],
			['player', 'a player'],
			['monster', 'a monster'],
			['other player', 'another player']
		] as const
	).flatMap(([who, ours]) =>
		KINDS.flatMap((kind): readonly Variant[] => {
			const less = `if ${ours} would take any amount of ${kind} prevent # of that damage`;
			return [
				[`${kind} ${who} would take is reduced by #`, less],
				[`${kind} ${who} would take this turn is reduced by #`, `till end of turn ${less}`],
				[`${kind} ${who} would take till end of turn is reduced by #`, `till end of turn ${less}`],
				[`reduce ${kind} ${who} would take this turn by #`, `till end of turn ${less}`]
			];
		})
	),
	[
		'this takes no combat damage except on attack rolls of #',
		"if this would take any amount of combat damage while the attack roll wasn't a # prevent that damage"
	],
	...['a player', 'any player', 'that player'].map((who): Variant => [
		`prevent the next damage ${who} would take this turn`,
		`prevent the next instance of damage ${who.replace('any', 'a')} would take this turn`
	])
];
