/** How many counters something has, and how many of something a player has: "this has 2 or more counters on it". */
import type { Condition } from '../grammar.ts';
import type { Scope } from '../wording/scope.ts';
import { alternatives, howMany, manyOwned } from './how-many.ts';
import { isInPassing, isPlayerWord, objectWordIn } from './nouns.ts';
import { after, before, chain, either, map, optional, stemAt, words, type Rule } from './rule.ts';

/** The name that counters have, if they have one. */
const counters: Rule<string | null> = either<string | null>(
	words(['counter'], null),
	before(
		(text, at, next) => {
			const named = stemAt(text, at);
			if (/^\p{L}+$/u.test(named) && !NO_NAMES.has(named)) next(named, at + 1);
		},
		['counter']
	)
);
const NO_NAMES: ReadonlySet<string> = new Set(['or', 'more', 'fewer', 'less', 'than', 'counter']);

/** "it has no counters on it", "that player has 2 or more egg counters". */
export const countersHeld = (scope: Scope): Rule<Condition> =>
	chain(objectWordIn(scope, 'subject'), (on): Rule<Condition> => {
		if (isInPassing(on)) return () => undefined;
		const where = optional(alternatives(['on', 'it'], ['on', 'them']), null);
		return after(
			['have'],
			chain(howMany, (asked) =>
				chain(counters, (named) => map(where, () => asked({ counters: named, on })))
			)
		);
	});

/** "you have no loot cards in your hand", "the active player has fewer than 2 souls". */
export const owned = (scope: Scope): Rule<Condition> =>
	chain(objectWordIn(scope, 'subject'), (by): Rule<Condition> => {
		if (isInPassing(by) || !isPlayerWord(by)) return () => undefined;
		return after(
			['have'],
			map(manyOwned, ({ asked, what }) => asked({ owned: what, by }))
		);
	});
