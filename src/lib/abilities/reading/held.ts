/** How many counters something has, and how many of something a player has: "this has 2 or more counters on it". */
import type { Amount, Condition } from '../grammar.ts';
import type { Scope } from '../wording/scope.ts';
import { numeral } from './match.ts';
import { isInPassing, isPlayerWord, objectWordIn } from './nouns.ts';
import { after, before, chain, either, map, optional, stemAt, words, type Rule } from './rule.ts';

/** What is asked of an amount. */
export type Asked = (amount: Amount) => Condition;

const atLeast =
	(n: number): Asked =>
	(amount) => ({ amount, atLeast: n });
const atMost =
	(n: number): Asked =>
	(amount) => ({ amount, atMost: n });

const alternatives = (...all: readonly (readonly string[])[]): Rule<null> =>
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

const OWNED = [
	['¢', ['¢']],
	['loot cards', ['loot', 'card']],
	['loot cards', ['card', 'in', 'hand']],
	['items', ['item']],
	['souls', ['soul']],
	['curses', ['curse']]
] as const;

/** "you have no loot cards in your hand", "the active player has fewer than 2 souls". */
export const owned = (scope: Scope): Rule<Condition> =>
	chain(objectWordIn(scope, 'subject'), (by): Rule<Condition> => {
		if (isInPassing(by) || !isPlayerWord(by)) return () => undefined;
		const inHand = optional(
			alternatives(['in', 'hand'], ['in', 'your', 'hand'], ['in', 'their', 'hand']),
			null
		);
		return after(
			['have'],
			chain(howMany, (asked) =>
				chain(
					either(...OWNED.map(([what, stems]) => words(stems, what))),
					(what): Rule<Condition> => {
						const said = asked({ owned: what, by });
						return what === 'loot cards' ? map(inHand, () => said) : words([], said);
					}
				)
			)
		);
	});
