/** When something can be activated: "Use only on your turn." */
import type { Condition } from '../grammar.ts';
import type { Scope } from '../wording/scope.ts';
import { conditionIn, whileIn } from './conditions.ts';
import { after, before, chain, either, map, words, type Rule } from './rule.ts';
import { stemsOf } from './tokens.ts';

const USE = ['use only', 'use this only', 'activate only', 'activate this only'].map(stemsOf);

/** A sentence of its own. */
const useOnly = (scope: Scope): Rule<Condition> =>
	before(
		chain(either(...USE.map((stems) => words(stems, null))), () =>
			either(whileIn(scope), after(['if'], conditionIn(scope)))
		),
		['.']
	);

/** What an activated ability does, with when it can be used, said before or after it. */
export const usable = <T>(
	said: Rule<T>,
	scope: Scope
): Rule<T | (T & { readonly only: Condition })> =>
	either<T | (T & { readonly only: Condition })>(
		said,
		chain(said, (one) => map(useOnly(scope), (only) => ({ only, ...one }))),
		chain(useOnly(scope), (only) => map(said, (one) => ({ only, ...one })))
	);
