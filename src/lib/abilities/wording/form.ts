/** What phrases and verbs say of values, with all that can stand in their holes. */
import type { Phrase, VerbForm } from '../english/form.ts';
import type { Reach, Whose } from '../grammar.ts';
import type { Clause } from './clause.ts';
import { FILTER_HOLES } from './filters.ts';
import { clausesWith, saidWith, wordsWith, type Holes } from './fitting.ts';
import { reaches } from './reach.ts';
import type { Scope } from './scope.ts';
import { reached, whoseNoun } from './whose.ts';

const HOLES: Holes = {
	...FILTER_HOLES,
	noun(kind, value, scope) {
		if (kind.is === 'whose') return whoseNoun(value as Whose, scope);
		if (kind.is !== 'reach') return FILTER_HOLES.noun(kind, value, scope);
		return reaches(kind.of, value as Reach) ? reached(value as Reach, scope) : null;
	}
};

/**
 * What a phrase says of a value.
 * @throws where it has no words for it: a value that no ability can have.
 */
export const wordsOf = <T>(phrase: Phrase<T>, value: T, scope: Scope): string =>
	wordsWith(HOLES, phrase, value, scope);

/** What a phrase says of a value; null where none of its forms fits. */
export const saidOf = (phrase: Phrase, value: unknown, scope: Scope): string | null =>
	saidWith(HOLES, phrase, value, scope);

/** The clauses that say an effect, by the first of these forms that it fits into; null where none does. */
export const clausesBy = (
	forms: readonly VerbForm[],
	effect: unknown,
	scope: Scope
): readonly Clause[] | null => clausesWith(HOLES, forms, effect, scope);
