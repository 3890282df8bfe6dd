/** How many of something there are to be: "2 or more", "fewer than 3 souls", "no loot cards in hand". */
import type { Amount, Condition, Owned, Test } from '../grammar.ts';
import { numeral } from './numerals.ts';
import { after, chain, either, map, optional, words, type Rule } from './rule.ts';
import { stemsOf } from './tokens.ts';

/** What is asked of an amount. */
export type Asked = (amount: Amount) => Condition;

const atLeast =
	(n: number): Asked =>
	(amount) => ({ amount, atLeast: n });
const atMost =
	(n: number): Asked =>
	(amount) => ({ amount, atMost: n });

export const alternatives = (...all: readonly (readonly string[])[]): Rule<null> =>
	either(...all.map((stems) => words(stems, null)));

/** "2 or more", "2+", "at least 2", "fewer than 3", "no", "a", "exactly 2". */
export const howMany: Rule<Asked> = either<Asked>(
	words(['no'], atMost(0)),
	words(['a'], atLeast(1)),
	words(['any'], atLeast(1)),
	chain(numeral, (n) =>
		either<Asked>(
			words(['or', 'more'], atLeast(n)),
			words(['+'], atLeast(n)),
			words(['or', 'fewer'], atMost(n)),
			words(['or', 'less'], atMost(n)),
			words([], (amount: Amount): Condition => ({ amount, equals: n }))
		)
	),
	map(after(['at', 'least'], numeral), atLeast),
	map(after(['at', 'most'], numeral), atMost),
	map(
		chain(alternatives(['fewer', 'than'], ['less', 'than']), () => numeral),
		(n) => atMost(n - 1)
	),
	map(after(['more', 'than'], numeral), (n) => atLeast(n + 1)),
	map(after(['exactly'], numeral), (n) => (amount) => ({ amount, equals: n }))
);

const OWNED = [
	['¢', ['¢']],
	['loot cards', ['loot', 'card']],
	['loot cards', ['card', 'in', 'hand']],
	['items', ['item']],
	['souls', ['soul']],
	['curses', ['curse']]
] as const satisfies readonly (readonly [Owned, readonly string[]])[];
const inHand = optional(
	alternatives(['in', 'hand'], ['in', 'your', 'hand'], ['in', 'their', 'hand']),
	null
);

interface ManyOwned {
	readonly asked: Asked;
	readonly what: Owned;
}

/** "no loot cards in your hand", "fewer than 2 souls", "5¢ or more". */
export const manyOwned: Rule<ManyOwned> = either(
	chain(howMany, (asked) =>
		chain(either(...OWNED.map(([what, stems]) => words(stems, what))), (what): Rule<ManyOwned> => {
			const said = { asked, what };
			return what === 'loot cards' ? map(inHand, () => said) : words([], said);
		})
	),
	...(
		[
			['or more', atLeast],
			['or less', atMost],
			['or fewer', atMost]
		] as const
	).map(([stems, bound]) =>
		chain(numeral, (n) => words(['¢', ...stemsOf(stems)], { asked: bound(n), what: '¢' as const }))
	)
);

const HOLDS = ['with', 'who have', 'who control', 'that have', 'that control'].map(stemsOf);

/** What is had, by itself: "loot cards in hand". */
export const ownedWords: Rule<Owned> = either(
	...OWNED.map(([what, stems]) =>
		what === 'loot cards'
			? map(
					chain(words(stems, null), () => inHand),
					() => what
				)
			: words(stems, what)
	)
);

/** "2 or more souls", "no loot cards": of players who have them. */
const manyHp: Rule<ManyOwned> = chain(howMany, (asked) =>
	words<ManyOwned>(['hp'], { asked, what: 'HP' })
);
export const holding: Rule<Test> = chain(
	either(manyOwned, manyHp),
	({ asked, what: has }): Rule<Test> => {
		const found = asked(0);
		if ('atLeast' in found && typeof found.atLeast === 'number')
			return words<Test>([], { has, atLeast: found.atLeast });
		if ('atMost' in found && typeof found.atMost === 'number')
			return words<Test>([], { has, atMost: found.atMost });
		// So many and no more; what one has none of.
		if (!('equals' in found) || typeof found.equals !== 'number') return () => undefined;
		const { equals } = found;
		return words<Test>([], equals === 0 ? { has, atMost: 0 } : { has, exactly: equals });
	}
);

/** "with 2 or more souls", "who has no loot cards", "with more than 5¢": of players. */
export const holdingMany: Rule<Test> = chain(alternatives(...HOLDS), () => holding);
