/** When, and how often, something can be activated: "Use only on your turn.", "Use only once each turn." */
import type { Condition } from '../grammar.ts';
import type { Scope } from '../wording/scope.ts';
import { conditionIn, whileIn } from './conditions.ts';
import { numeral } from './numerals.ts';
import { after, before, chain, either, map, words, type Rule } from './rule.ts';
import { stemsOf } from './tokens.ts';

const THIS = ['this', 'this ability', 'this item'];
const USE = ['use', 'activate'];
const USED = ['used', 'activated'];
/** "Use only on your turn", "use this only on your turn". */
const ONLY = [
	...USE.map((use) => `${use} only`),
	...USE.flatMap((use) => THIS.map((what) => `${use} ${what} only`))
].map(stemsOf);
/** Words before how often it is. */
const ONLY_SO_OFTEN = [
	...['can', 'may'].flatMap((can) =>
		THIS.flatMap((what) => [
			...USE.flatMap((use) => [`you ${can} only ${use} ${what}`, `you ${can} ${use} ${what} only`]),
			...USED.flatMap((used) => [
				`${what} ${can} only be ${used}`,
				`${what} ${can} be ${used} only`
			])
		])
	)
].map(stemsOf);
const NO_MORE = THIS.flatMap((what) => [
	...USE.map((use) => `you can't ${use} ${what} more than`),
	...USED.map((used) => `${what} can't be ${used} more than`)
]).map(stemsOf);

const UP_TO = USE.flatMap((use) => [use, ...THIS.map((what) => `${use} ${what}`)]).map(stemsOf);

interface Use {
	readonly only?: Condition;
	readonly times?: number;
}

const begins = (all: readonly (readonly string[])[]): Rule<null> =>
	either(...all.map((stems) => words(stems, null)));
const count: Rule<number> = either(
	words(['once'], 1),
	words(['twice'], 2),
	before(numeral, ['time'])
);
const often: Rule<number> = before(either(count, after(['up', 'to'], count)), ['each', 'turn']);

/** A sentence of its own. */
const useOnly = (scope: Scope): Rule<Use> =>
	before(
		either<Use>(
			chain(begins(ONLY), () =>
				map(either(whileIn(scope), after(['if'], conditionIn(scope))), (only) => ({ only }))
			),
			chain(begins([...ONLY, ...ONLY_SO_OFTEN, ...NO_MORE, ...UP_TO]), () =>
				map(often, (times) => ({ times }))
			),
			// "Use only on your turn and only once each turn."
			chain(begins(ONLY), () =>
				chain(whileIn(scope), (only) =>
					chain(either(words(['and'], null), words(['and', 'only'], null)), () =>
						map(often, (times) => ({ only, times }))
					)
				)
			)
		),
		['.']
	);

/** What an activated ability does, with when and how often it can be used, said before or after it. */
export const usable = <T>(said: Rule<T>, scope: Scope): Rule<T | (T & Use)> => {
	const one = useOnly(scope);
	const uses = either<Use>(
		one,
		chain(one, (first) =>
			chain(one, (second): Rule<Use> =>
				'only' in first && !('times' in first) && !('only' in second)
					? words([], { ...first, ...second })
					: () => undefined
			)
		)
	);
	return either<T | (T & Use)>(
		said,
		chain(said, (what) => map(uses, (use) => ({ ...use, ...what }))),
		chain(uses, (use) => map(said, (what) => ({ ...use, ...what })))
	);
};
