/** The kinds of things that there are, by their nouns. */
import { TARGETS, type Filter, type TargetWord, type Test } from '../grammar.ts';
import { NOUNS } from '../wording/kind-nouns.ts';
import { lazily } from './lazily.ts';
import { chain, nothing, stemAt, words, type Rule } from './rule.ts';
import { means, stemsOf } from './tokens.ts';

const nouns = lazily(() =>
	TARGETS.flatMap((is) => NOUNS[is].map((said) => ({ is, stems: stemsOf(said) }))).concat(
		OTHERWISE.map(([is, said]) => ({ is, stems: stemsOf(said) }))
	)
);
/** What players say as well. */
const OTHERWISE: readonly (readonly [TargetWord, string])[] = [['dice roll', 'roll']];

/** The nouns that a word begins, with the words that follow in each. */
const nounsBy = lazily(() => {
	const known = new Map<string, ReturnType<typeof nouns>>();
	return (stem: string): ReturnType<typeof nouns> => {
		const before = known.get(stem);
		if (before) return before;
		const found = nouns().filter(({ stems: [first = ''] }) => means(stem, first));
		// Of a word that begins none there is nothing to keep.
		if (found.length > 0) known.set(stem, found);
		return found;
	};
});

/** A kind of thing by its noun. */
export const nounRule: Rule<TargetWord> = (text, at, next) => {
	for (const { is, stems: said } of text.noting ? nouns() : nounsBy()(stemAt(text, at)))
		words(said, is)(text, at, next);
};

/** "another player's item": what somebody controls. */
export const held = (rule: Rule<Filter>, by: Test): Rule<Filter> =>
	chain(rule, (one): Rule<Filter> => {
		const { is, where } = typeof one === 'string' ? { is: one, where: [] } : one;
		return HELD.has(is) ? nothing<Filter>({ is, where: [...where, by] }) : () => undefined;
	});
const HELD: ReadonlySet<unknown> = new Set(['item', 'soul', 'curse']);
