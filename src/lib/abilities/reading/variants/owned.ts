import type { Variant } from './variant.ts';

const THINGS = ['item', 'soul', 'curse'];
const WHOSE = [
	['your', 'you control'],
	['their', 'they control']
] as const;

/** What belongs to somebody, and who stands beside whom. */
export const OWNED: readonly Variant[] = [
	...THINGS.flatMap((one) =>
		WHOSE.flatMap(([whose, control]): readonly Variant[] => [
			[`each of ${whose} ${one}s`, `each ${one} ${control}`],
			[`all of ${whose} ${one}s`, `each ${one} ${control}`],
			[`all ${whose} ${one}s`, `each ${one} ${control}`],
			...['recharge', 'deactivate', 'destroy'].map((verb): Variant => [
				`${verb} ${whose} ${one}s`,
				`${verb} each ${one} ${control}`
			])
		])
	),
	...[...THINGS, 'monster', 'character'].map((one): Variant => [
		`that ${one}'s controller`,
		'its controller'
	]),
	...['left', 'right'].flatMap((side) =>
		['the active player', 'the attacking player', 'that player'].map((who): Variant => [
			`the player to the ${side} of ${who}`,
			`the player to ${who}'s ${side}`
		])
	)
];
