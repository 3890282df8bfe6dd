/** Forms as the wording says them: the first that an ability fits into, its holes said in their places. */
import type { Form, Part, Phrase, Use, VerbForm } from '../english/form.ts';
import { fitted, type Filling, type Hole } from '../english/hole.ts';
import { thirdOf } from '../english/inflection.ts';
import type { Filter, ObjectWord, Test } from '../grammar.ts';
import { DECKS } from '../../model/words.ts';
import type { Clause } from './clause.ts';
import { cardsThat, cardThat, eachOf, manyOf, someOf } from './filters.ts';
import { orList, signed } from './lists.ts';
import { nounFor, own } from './nouns.ts';
import { agree, type Noun, type Scope } from './scope.ts';

/**
 * What a phrase says of a value.
 * @throws where it has no words for it: a value that no ability can have.
 */
export function wordsOf<T>(phrase: Phrase<T>, value: T, scope: Scope): string {
	const words = said(phrase, value, scope);
	if (words === null)
		throw new Error(`nothing says ${JSON.stringify(value)} as ${phrase.called ?? phrase.name}`);
	return words;
}

/** What a phrase says of a value; null where none of its forms fits. */
function said({ forms }: Phrase, value: unknown, scope: Scope): string | null {
	for (const form of forms) {
		const words = saidBy(form, value, scope);
		if (words !== null) return words;
	}
	return null;
}

function saidBy({ shape, words }: Form, value: unknown, scope: Scope): string | null {
	const filling = fitted(shape, value);
	return filling && joined(words, filling, scope);
}

/** The clauses that say an effect, by the first of these forms that it fits into; null where none does. */
export function clausesBy(
	forms: readonly VerbForm[],
	effect: unknown,
	scope: Scope
): readonly Clause[] | null {
	for (const { shape, clauses } of forms) {
		const filling = fitted(shape, effect);
		if (filling === null) continue;
		const all = clauses.map(({ who, verb, rest, passive }): Clause | null => {
			const words = joined(rest, filling, scope);
			if (words === null) return null;
			const passives = passive.flatMap((one) => joined(one, filling, scope) ?? []);
			const [base, third] = passives;
			return {
				who: typeof who === 'object' ? who && nounIn(who, filling, scope) : nounFor(who, scope),
				verb,
				rest: words,
				...(base !== undefined && third !== undefined ? { passive: [base, third] } : {})
			};
		});
		if (all.every((clause) => clause !== null)) return all;
	}
	return null;
}

/** Parts with their holes said; null where one of the holes cannot be said there. */
function joined(parts: readonly Part[], filling: Filling, scope: Scope): string | null {
	let text = '';
	for (const part of parts) {
		const words = typeof part === 'string' ? part : saidIn(part, filling, scope);
		if (words === null) return null;
		text = /\ba $/u.test(text) && /^[aeio]/iu.test(words) ? `${text.slice(0, -1)}n ` : text;
		text += words;
	}
	return text.replace(/ +/gu, ' ').replace(/ ,/gu, ',').trim();
}

function saidIn(use: Use, filling: Filling, scope: Scope): string | null {
	if (use.as === 'deck') return scope.deck ?? 'its deck';
	const { hole } = use;
	const value = filling.get(hole.hole);
	if (hole.kind.is !== 'noun') return saidAs(hole, value, filling, scope);
	const noun = nounIn(hole, filling, scope);
	switch (use.as) {
		case 'object':
			return noun.object;
		case 'possessive':
			return noun.possessive;
		case 'own':
			return own(noun, scope);
		case 'alone':
			return noun.object.includes(' ') ? null : noun.object;
		case 'subject':
			return agree(noun, use.verb, thirdOf(use.verb));
	}
}

const nounIn = ({ hole }: Hole<unknown>, filling: Filling, scope: Scope): Noun =>
	nounFor(filling.get(hole) as ObjectWord, scope);

function listed(how: 'some' | 'each' | 'many', any: readonly Filter[], scope: Scope): string {
	if (how === 'some') return someOf(any, scope);
	return how === 'each' ? eachOf(any, scope) : manyOf(any, scope);
}

/** A value in a hole of its kind; null where the kind has no words for it. */
function saidAs(
	{ kind, deck }: Hole<unknown>,
	value: unknown,
	filling: Filling,
	scope: Scope
): string | null {
	switch (kind.is) {
		case 'noun':
			return null;
		case 'number':
			return typeof value === 'number' && value >= 0 ? String(value) : null;
		case 'integer':
			return typeof value === 'number' ? String(value) : null;
		case 'faces':
			return orList((value as readonly number[]).map(String));
		case 'additions':
			return orList((value as readonly number[]).map(signed));
		case 'change':
			return typeof value === 'number' ? signed(value) : null;
		case 'name':
			return typeof value === 'string' ? value : null;
		case 'filter':
			return listed(kind.how, [value as Filter], scope);
		case 'filters':
			return listed(kind.how, value as readonly Filter[], scope);
		case 'cards': {
			const words = kind.many ? cardsThat : cardThat;
			return words(value as readonly Test[], scope, kind.of === null ? 'card' : `${kind.of} card`);
		}
		case 'words':
			return kind.words.find(([one]) => one === value)?.[1] ?? null;
		case 'phrase':
			return said(
				kind.phrase(),
				value,
				deck === undefined
					? scope
					: {
							...scope,
							deck: typeof deck === 'string' ? deck : deckCalled(filling.get(deck.hole))
						}
			);
	}
}

/** What a deck is called once it was named: "the loot deck", "that deck". */
export const deckCalled = (word: unknown): string =>
	DECKS.some((deck) => deck === word) ? `the ${String(word)} deck` : 'that deck';
