import type { Variant } from './variant.ts';

const BY = [
	[' by loot', 'loot'],
	[' by loot cards', 'loot'],
	[' by abilities', 'abilities'],
	[' by loot or abilities', 'loot or abilities'],
	[' by abilities or loot', 'loot or abilities'],
	[' by loot cards or abilities', 'loot or abilities'],
	[' by abilities or loot cards', 'loot or abilities'],
	[' by other players', 'loot or abilities of other players'],
	[" by other players' loot cards", 'loot of other players'],
	[" by other players' loot", 'loot of other players'],
	[" by other players' abilities", 'abilities of other players']
] as const;

const SUBJECTS = [
	['', ''],
	['^ your items ', 'items you control '],
	['^ your souls ', 'souls you control ']
] as const;

/** What loot and abilities can't choose as targets. */
export const TARGETED: readonly Variant[] = [
	...BY.flatMap(([by, ours]): readonly Variant[] => [
		...['chosen as a target', 'chosen as the target', 'targeted'].flatMap((chosen) =>
			SUBJECTS.map(([theirs, yours]): Variant => [
				`${theirs}can't be ${chosen}${by}`,
				`${yours}can't be targeted by ${ours}`
			])
		),
		...['the target', 'a target'].flatMap((target) =>
			SUBJECTS.map(([theirs, yours]): Variant => [
				`${theirs}can't be ${target} of${by.slice(' by'.length)}`,
				`${yours}can't be targeted by ${ours}`
			])
		)
	]),
	...[
		['your items', 'items you control'],
		['items you control', 'items you control'],
		['your souls', 'souls you control'],
		['you', 'you']
	].flatMap(([yours = '', ours = '']): readonly Variant[] => [
		[
			`other players can't target ${yours} .`,
			`${ours} can't be targeted by loot or abilities of other players .`
		],
		[
			`other players can't target ${yours} with loot cards`,
			`${ours} can't be targeted by loot of other players`
		]
	])
];
