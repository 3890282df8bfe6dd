import type { Variant } from './variant.ts';

/** Whose hits and misses, as both are said of them. */
const WHO = ['player', 'you', 'they'] as const;
const of = (who: (typeof WHO)[number], verb: 'hit' | 'miss'): string =>
	who === 'player' ? `player ${verb === 'hit' ? 'hits' : 'misses'}` : `${who} ${verb}`;

/** What is hit or missed, where that is said: "you hit a monster" is no roll that hits anything. */
const WHAT = [
	'this',
	'a non-boss monster',
	...['monster', 'boss', 'player'].flatMap((kind) => [`a ${kind}`, `another ${kind}`])
];
const SHOWING = ['with a attack roll of', 'with a', 'on a', 'on a roll of', 'with a roll of'];

/** Attack rolls that hit or miss, and what they showed. */
export const HIT_AND_MISS: readonly Variant[] = [
	...[
		['you', 'have'],
		['they', 'have'],
		['that player', 'has'],
		['the active player', 'has'],
		['the attacking player', 'has']
	].map(([who = '', has = '']): Variant => [
		`if ${who} hit with a attack roll this turn`,
		`if ${who} ${has} hit with a attack roll this turn`
	]),
	// A roll hits for whoever made it.
	...WHAT.map((what): Variant => [`time a attack roll hits ${what}`, `time a player hits ${what}`]),
	...WHAT.map((what): Variant => [
		`time a attack roll misses ${what}`,
		`time a player misses ${what}`
	]),
	...(['player', 'you'] as const).flatMap((who) => {
		const [hits, misses] = [of(who, 'hit'), of(who, 'miss')];
		return [
			...[hits, misses].flatMap((rolls) =>
				WHAT.flatMap((what): readonly Variant[] => [
					...['', ' with a attack roll'].map((by): Variant => [
						`${rolls} ${what}${by}`,
						`${rolls} ${what}`
					]),
					...SHOWING.map((by): Variant => [
						`${rolls} ${what} ${by} #`,
						`${rolls} ${what} on a attack roll of #`
					])
				])
			),
			...[hits, misses].map((rolls): Variant => [`${rolls} this monster`, `${rolls} this`]),
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
		SHOWING.flatMap((showing): readonly Variant[] => [
			[
				`${of(who, 'hit')} ${showing} #`,
				`${of(who, 'hit')} with a attack roll on a attack roll of #`
			],
			[`${of(who, 'miss')} ${showing} #`, `${of(who, 'miss')} a attack roll on a attack roll of #`]
		])
	)
];
