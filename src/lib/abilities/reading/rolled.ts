/** "Roll-" with its lines, after who rolls. */
import type { Effect } from '../grammar.ts';
import type { Scope } from '../wording/scope.ts';
import { amountIn } from './amounts.ts';
import { ORDER, type Said, type Voice } from './clause.ts';
import { eachFilters } from './filters.ts';
import { doer } from './given.ts';
import { isPlayerWord, type ClauseScope } from './nouns.ts';
import { after, before, chain, either, map, nothing, words, type Rule } from './rule.ts';
import { anyOutcomeIn, outcomesIn } from './tables.ts';

type Rolls = Extract<Effect, { do: 'roll' }>;

/** "Roll-" with its lines, after who rolls. */
const rollsIn = (scope: Scope, who: Rolls['who'], lines: Rule<Rolls['outcomes']>): Rule<Rolls> =>
	chain(after(['roll'], either(nothing(null), before(amountIn(scope), ['time']))), (times) =>
		chain(either(words(['-'], null), words([':'], null), nothing(null)), () =>
			map(lines, (outcomes): Rolls => ({
				do: 'roll',
				who,
				outcomes,
				...(times === null ? {} : { times })
			}))
		)
	);

/** Somebody rolls, or everybody at once. */
export function rolledIn(scope: Scope, voice: Voice): Rule<Said> {
	const one = chain(doer(scope, voice), (who): Rule<Said> => {
		const { word } = who;
		if (!isPlayerWord(word)) return () => undefined;
		const inner: ClauseScope = word === 'you' ? scope : { ...scope, doing: word };
		return map(rollsIn(scope, word, either(outcomesIn(inner), anyOutcomeIn(inner))), (effect) => ({
			effect,
			voice: voice.may ? voice : { ...voice, running: who }
		}));
	});
	const together = chain(eachFilters(scope), ([each, ...more]): Rule<Said> => {
		if (each === undefined || more.length > 0) return () => undefined;
		return map(rollsIn(scope, { each }, anyOutcomeIn(scope)), (effect) => ({
			effect,
			voice: ORDER
		}));
	});
	return either(one, together);
}
