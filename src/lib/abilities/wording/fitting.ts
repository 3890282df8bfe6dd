/** Forms fitted to values: the first that a value fits into, its holes said in their places. */
import type { Form, Part, Phrase, Use, VerbForm } from '../english/form.ts';
import { fitted, type Filling, type Hole, type Kind } from '../english/hole.ts';
import { pluralOf, thirdOf } from '../english/inflection.ts';
import { DECKS } from '../../model/words.ts';
import type { Clause } from './clause.ts';
import { ordinal, orList, signed } from './lists.ts';
import { nounFor, own } from './nouns.ts';
import { agree, YOU, type Noun, type Scope } from './scope.ts';

/** How those holes are said that stand for players and things: filters have such holes, and are such holes. */
export interface Holes {
	/** What is named in a hole; null where that is no noun. */
	readonly noun: (kind: Kind, value: unknown, scope: Scope) => Noun | null;
	/** Things by what they are; null where there are no words for them. */
	readonly things: (kind: ThingKind, value: unknown, scope: Scope) => string | null;
}
export type ThingKind = Extract<Kind, { is: 'filter' | 'filters' | 'cards' }>;

/**
 * What a phrase says of a value.
 * @throws where it has no words for it: a value that no ability can have.
 */
export function wordsWith(holes: Holes, phrase: Phrase, value: unknown, scope: Scope): string {
	const words = saidWith(holes, phrase, value, scope);
	if (words === null) throw new Error(`no words as ${phrase.name}: ${JSON.stringify(value)}`);
	return words;
}

/** What a phrase says of a value; null where none of its forms fits. */
export function saidWith(
	holes: Holes,
	{ forms }: Phrase,
	value: unknown,
	scope: Scope
): string | null {
	for (const form of forms) {
		const words = saidBy(holes, form, value, scope);
		if (words !== null) return words;
	}
	return null;
}

function saidBy(holes: Holes, { shape, words }: Form, value: unknown, scope: Scope): string | null {
	const filling = fitted(shape, value);
	return filling && joined(holes, words, filling, scope);
}

/** The clauses that say an effect, by the first of these forms that it fits into; null where none does. */
export function clausesWith(
	holes: Holes,
	forms: readonly VerbForm[],
	effect: unknown,
	scope: Scope
): readonly Clause[] | null {
	for (const { shape, clauses } of forms) {
		const filling = fitted(shape, effect);
		if (filling === null) continue;
		const all = clauses.map(({ who, verb, rest, passive }): Clause | null => {
			const words = joined(holes, rest, filling, scope);
			if (words === null) return null;
			const passives = passive.flatMap((one) => joined(holes, one, filling, scope) ?? []);
			const [base, third] = passives;
			return {
				who:
					typeof who === 'object'
						? who && holes.noun(who.kind, filling.get(who.hole), scope)
						: nounFor(who, scope),
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
function joined(
	holes: Holes,
	parts: readonly Part[],
	filling: Filling,
	scope: Scope
): string | null {
	let text = '';
	for (const part of parts) {
		const words = typeof part === 'string' ? part : saidIn(holes, part, filling, scope);
		if (words === null) return null;
		text = /\ba $/u.test(text) && /^[aeio]/iu.test(words) ? `${text.slice(0, -1)}n ` : text;
		text += words;
	}
	return text.replace(/ +/gu, ' ').replace(/ ,/gu, ',').trim();
}

function saidIn(holes: Holes, use: Use, filling: Filling, scope: Scope): string | null {
	if (use.as === 'deck') return scope.deck ?? 'its deck';
	if (use.as === 'they' || use.as === 'who') return does(use, scope.whom ?? YOU);
	const { hole } = use;
	const value = filling.get(hole.hole);
	const noun = holes.noun(hole.kind, value, scope);
	if (noun === null) return saidAs(holes, hole, value, filling, scope);
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
			return agree(noun, pluralOf(use.verb), thirdOf(use.verb));
	}
}

/** "they gain", "this takes"; of you only the verb is said. */
function does(
	{ as, verb }: { readonly as: 'they' | 'who'; readonly verb: string },
	whom: Noun
): string {
	if (whom.subject === null) return verb;
	return as === 'they' ? `they ${verb}` : agree(whom, verb, thirdOf(verb));
}

/** A value in a hole of its kind; null where the kind has no words for it. */
function saidAs(
	holes: Holes,
	{ kind, deck }: Hole<unknown>,
	value: unknown,
	filling: Filling,
	scope: Scope
): string | null {
	/** Where a deck has been spoken of. */
	const within = (of: NonNullable<typeof deck>): Scope => ({
		...scope,
		deck: typeof of === 'string' ? of : deckCalled(filling.get(of.hole))
	});
	switch (kind.is) {
		case 'noun':
		case 'whose':
		case 'reach':
			return null;
		case 'number':
			return typeof value === 'number' && value >= 0 ? String(value) : null;
		case 'less':
			return typeof value === 'number' && value < 0 ? String(-value) : null;
		case 'integer':
			return typeof value === 'number' ? String(value) : null;
		case 'faces':
			return listOf(value, String);
		case 'ordinals':
			return listOf(value, ordinal);
		case 'additions':
			return listOf(value, signed);
		case 'change':
			return typeof value === 'number' ? signed(value) : null;
		case 'name':
			return typeof value === 'string' ? value : null;
		case 'filter':
		case 'filters':
		case 'cards':
			return holes.things(kind, value, scope);
		case 'words':
			return kind.words.find(([one]) => one === value)?.[1] ?? null;
		case 'phrase':
			return saidWith(holes, kind.phrase(), value, deck === undefined ? scope : within(deck));
	}
}

/** Numbers with "or" before the last; null where there are none. */
const listOf = (value: unknown, said: (n: number) => string): string | null =>
	Array.isArray(value) && value.length > 0 ? orList((value as readonly number[]).map(said)) : null;

/** What a deck is called once it was named: "the loot deck", "that deck". */
export const deckCalled = (word: unknown): string =>
	DECKS.some((deck) => deck === word) ? `the ${String(word)} deck` : 'that deck';
