import type { Variant } from './variant.ts';

/** Whose hits and misses, as both are said of them. */
const WHO = ['player', 'you', 'they'] as const;
const of = (who: (typeof WHO)[number], verb: 'hit' | 'miss'): string =>
	who === 'player' ? `player ${verb === 'hit' ? 'hits' : 'misses'}` : `${who} ${verb}`;

/** Attack rolls that hit or miss, and what they showed. */
export const HIT_AND_MISS: readonly Variant[] = [
	...(['player', 'you'] as const).flatMap((who) => {
		const [hits, misses] = [of(who, 'hit'), of(who, 'miss')];
		return [
			...['', ' a attack roll'].map((what): Variant => [
				`${misses}${what}`,
				`${misses} a attack roll`
			]),
			...['', ' a attack roll', ' with a attack roll'].map((what): Variant => [
				`${hits}${what}`,
				`${hits} with a attack roll`
			])
		];
	}),
	...WHO.flatMap((who) =>
		['with a attack roll of #', 'with a #', 'on a #', 'on a roll of #', 'with a roll of #'].flatMap(
			(showing): readonly Variant[] => [
				[
					`${of(who, 'hit')} ${showing}`,
					`${of(who, 'hit')} with a attack roll on a attack roll of #`
				],
				[`${of(who, 'miss')} ${showing}`, `${of(who, 'miss')} a attack roll on a attack roll of #`]
			]
		)
	)
];
