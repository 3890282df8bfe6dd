import type { Variant } from './variant.ts';

/** Who is named in one breath with you, and what they are called where they do it. */
const WITH = ['another player', 'a player', 'that player', 'the active player', 'that monster'];
/** What each of them does: to be said of you, and of them; and whether it is done to both at once. */
const EACH: readonly (readonly [you: string, they: string, atOnce: boolean])[] = [
	['gain #¢', 'gains #¢', false],
	['lose #¢', 'loses #¢', false],
	['loot #', 'loots #', true],
	['discard a loot card', 'discards a loot card', false],
	['discard # loot cards', 'discards # loot cards', false],
	['heal # hp', 'heals # hp', false],
	['take # damage', 'takes # damage', true],
	['gain +# treasure', 'gains +# treasure', true],
	['gain +# * till end of turn', 'gains +# * till end of turn', false]
];

/** "You and that player each loot 1", "choose another player. You each loot 1." */
const TWO: readonly Variant[] = WITH.flatMap((who) =>
	EACH.flatMap(([you, they, atOnce]): readonly Variant[] => {
		const both = `you ${you} then ${who} ${they}${atOnce ? ' at the same time' : ''}`;
		return [
			[`you and ${who} each ${you}`, both],
			[`you and ${who} both ${you}`, both],
			[`${who} and you each ${you}`, both],
			[`${who} and you both ${you}`, both],
			[`you and ${who} ${you}`, both]
		];
	})
);
const CHOSEN: readonly Variant[] = EACH.flatMap(([you, they, atOnce]) =>
	['you each', 'you both', 'both of you', 'you and they each', 'you and they'].map(
		(both): Variant => [
			`choose another player . ${both} ${you}`,
			`choose another player . you ${you} then that player ${they}${atOnce ? ' at the same time' : ''}`
		]
	)
);
/** Of two players who are both named by what they are, each does it after the other. */
const NAMED: readonly Variant[] = EACH.flatMap(([, they, atOnce]): readonly Variant[] => {
	const both = `the active player ${they} then that player ${they}${atOnce ? ' at the same time' : ''}`;
	const plain = they.replace(/^(?:gain|lose|loot|discard|heal|take)s/u, (verb) =>
		verb.slice(0, -1)
	);
	return [
		...['they each', 'both', 'both of them', 'both players', 'those players each'].map(
			(who): Variant => [
				`the active player chooses another player . ${who} ${plain}`,
				`the active player chooses another player . ${both}`
			]
		),
		[`the active player and that player each ${plain}`, both],
		[`that player and the active player each ${plain}`, both],
		...['another player', 'a player'].map((who): Variant => [
			`the active player and ${who} of their choice each ${plain}`,
			`the active player chooses ${who} . ${both}`
		])
	];
});
export const TOGETHER: readonly Variant[] = [...TWO, ...CHOSEN, ...NAMED];
