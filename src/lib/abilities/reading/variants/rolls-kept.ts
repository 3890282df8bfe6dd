import type { Variant } from './variant.ts';

/** Whose rolls are kept as they are. */
const WHOSE = [
	['^ rolls', 'dice rolls players make'],
	['^ dice rolls', 'dice rolls players make'],
	['^ all dice rolls', 'dice rolls players make'],
	['your rolls', 'dice rolls you make'],
	['your dice rolls', 'dice rolls you make'],
	['^ attack rolls', 'attack rolls players make'],
	['your attack rolls', 'attack rolls you make'],
	["the active player's attack rolls", 'attack rolls the active player makes'],
	["the active player's dice rolls", 'dice rolls the active player makes'],
	['attack rolls made against this', 'attack rolls against this'],
	['attack rolls on this', 'attack rolls against this'],
	['attack rolls against this', 'attack rolls against this']
] as const;

/** To reroll a roll is to modify it (6.27). */
const KEPT = [
	['be rerolled', 'be rerolled'],
	['be modified', 'be modified'],
	['be changed', 'be modified'],
	['be rerolled or modified', 'be modified'],
	['be rerolled or changed', 'be modified'],
	['be modified or rerolled', 'be modified'],
	['be changed or rerolled', 'be modified'],
	['be increased', 'be increased'],
	['be decreased', 'be decreased'],
	['be reduced', 'be decreased'],
	['be lowered', 'be decreased'],
	['be raised', 'be increased'],
	['be increased or decreased', 'be modified']
] as const;

/** Rolls that can't be rerolled or modified. */
export const ROLLS_KEPT: readonly Variant[] = [
	...WHOSE.flatMap(([theirs, ours]) =>
		KEPT.map(([so, is]): Variant => [`${theirs} can't ${so}`, `${ours} can't ${is}`])
	),
	...['reroll', 'modify', 'change'].flatMap((verb): readonly Variant[] => {
		const is = verb === 'reroll' ? 'rerolled' : 'modified';
		return [
			...['dice', 'rolls', 'dice rolls'].map((what): Variant => [
				`players can't ${verb} ${what}`,
				`dice rolls players make can't be ${is}`
			]),
			[`players can't ${verb} attack rolls`, `attack rolls players make can't be ${is}`],
			[
				`players can't ${verb} attack rolls against this`,
				`attack rolls against this can't be ${is}`
			]
		];
	})
];
