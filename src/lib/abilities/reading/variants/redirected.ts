import type { Variant } from './variant.ts';

const DAMAGE = ['it', 'that damage', 'the damage'];
/** Who can be named for it there, as print says it and as we do. */
const OTHERS: readonly (readonly [whom: string, named: string])[] = [
	...['another player', 'a player', 'a monster', 'a player or monster', 'another monster'].map(
		(whom) => [whom, whom] as const
	),
	['another player of your choice', 'another player'],
	['a player of your choice', 'a player'],
	['a monster of your choice', 'a monster']
];
const KNOWN = ['they', 'that player', 'that monster', 'the active player', 'the attacking player'];

/** Damage that somebody else takes in place of who would have: it is prevented, and they take as much. */
export const REDIRECTED: readonly Variant[] = DAMAGE.flatMap((damage): readonly Variant[] => [
	...OTHERS.flatMap(([whom, named]) => {
		const ours = `prevent that damage and deal that much damage to ${named}`;
		return [
			`${whom} takes ${damage} instead`,
			`deal ${damage} to ${whom} instead`,
			`${damage} is dealt to ${whom} instead`,
			`redirect ${damage} to ${whom}`
		].flatMap((theirs): readonly Variant[] => [
			[theirs, ours],
			[`if you would take damage ${theirs}`, `each time you would take damage ${ours}`]
		]);
	}),
	...KNOWN.flatMap((who) => {
		const whom = who === 'they' ? 'them' : who;
		const ours = `prevent that damage . deal that much damage to ${whom}`;
		return [
			...['take', 'takes'].map((take) => `${who} ${take} ${damage} instead`),
			`deal ${damage} to ${whom} instead`,
			`${damage} is dealt to ${whom} instead`,
			`redirect ${damage} to ${whom}`
		].map((theirs): Variant => [theirs, ours]);
	}),
	[`you take ${damage} instead`, 'prevent that damage and you take that much damage'],
	// "You may … instead" has been told apart by then.
	...[
		[`take ${damage}`, 'take that much damage'],
		...OTHERS.flatMap(([whom, named]) =>
			[`deal ${damage} to ${whom}`, `redirect ${damage} to ${whom}`].map((does) => [
				does,
				`deal that much damage to ${named}`
			])
		)
	].map(([does = '', ours = '']): Variant => [
		`you may ${does} . if you do prevent that damage`,
		`you may prevent that damage . if you do ${ours}`
	])
]);
