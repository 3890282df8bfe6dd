/** Forms found in a text, with what stands in their holes. */
import { NO_KEYS } from '../../model/own.ts';
import { NOWHERE } from '../wording/filters.ts';
import type { Scope } from '../wording/scope.ts';
import type { Phrase } from '../english/form.ts';
import { alike, filledIn, type Filling } from '../english/hole.ts';
import { onceFor } from '../../model/memo.ts';
import { perScope } from './kept.ts';
import { lazily } from './lazily.ts';
import { isSaidAlike } from './alike.ts';
import { formsOf, saidAt, type Said } from './beginnings.ts';

import type { Piece } from './form.ts';
import { COST, spend } from './purse.ts';
import { called, miss, stemAt, word, type Rule, type Text } from './rule.ts';
import { meanings, stemOf, type Token } from './tokens.ts';

/** Pieces one after the other, with what stands in their holes. */
export function pieces(
	list: readonly Piece[],
	scope: Scope,
	known: Filling = NONE,
	from = 0
): Rule<Filling> {
	return (text, at, next) => {
		findPieces(list, from, scope, known, text, at, next);
	};
}

/** Finds pieces from one of them on. */
export function findPieces(
	...[list, from, scope, known, text, at, next]: [
		list: readonly Piece[],
		from: number,
		scope: Scope,
		known: Filling,
		...Parameters<Rule<Filling>>
	]
): void {
	let here = at;
	for (let i = from; i < list.length; i += 1) {
		const piece = list[i];
		if (piece === undefined) break;
		if (typeof piece === 'string') {
			if (!word(text, here, piece)) return;
			here += 1;
			continue;
		}
		text.grammar.piece(piece, scope)(text, here, (value, end) => {
			const filling = piece.mark === 'hole' ? withHole(known, piece.hole.hole, value) : known;
			if (filling) findPieces(list, i + 1, scope, filling, text, end, next);
		});
		return;
	}
	next(known, here);
}
export const NONE: Filling = new Map();

/** A filling with one hole more; null where something else stands in it already. */
function withHole(known: Filling, hole: string, value: unknown): Filling | null {
	if (!known.has(hole)) return new Map([...known, [hole, value]]);
	return alike(known.get(hole), value) ? known : null;
}

/** The forms of a phrase by the word that they begin with. */
const sortedForms = onceFor((phrase: Phrase) =>
	sorted(formsOf(phrase), ({ pieces: [first] }) => first)
);

/** What any form of a phrase says, for each scope. */
const rulesOf = onceFor((phrase: Phrase) =>
	perScope((scope: Scope): Rule<unknown> => {
		const rule: Rule<unknown> = (text, at, next) => {
			for (const { value: shape, pieces: list } of formsAt(phrase, text, at))
				findPieces(list, 0, scope, NONE, text, at, (parts, end) => {
					next(filledIn(shape, parts), end);
				});
		};
		return phrase.called === null ? rule : called(phrase.called, rule);
	})
);

/** The forms of a phrase that can stand at a place; where it is noted what was missed, all that begin with its word. */
function formsAt(phrase: Phrase, text: Text, at: number): readonly Said<unknown>[] {
	if (!text.noting) return saidAt(formsOf(phrase), text, at);
	const { byWord, others } = sortedForms(phrase);
	return [...begunAt(byWord, text, at).flat(), ...others];
}

/** What any form of a phrase says, in a scope. */
export function phraseIn<T>(phrase: Phrase<T>, scope: Scope): Rule<T> {
	// What stands in a hole is of the hole's own type, so the whole keeps its type.
	const inScope = (one: Scope): Rule<T> => rulesOf(phrase)(one) as Rule<T>;
	const here = lazily(() => inScope(scope));
	const anywhere = lazily(() => inScope(NOWHERE));
	return (text, at, next) => {
		if (text.noting) here()(text, at, next);
		else if (saidAt(formsOf(phrase), text, at).length > 0)
			(isSaidAlike(phrase, text, at) ? anywhere : here)()(text, at, next);
	};
}

/** A name in quotes, or a word or two of somebody's own. */
export const rawWords: Rule<string> = (text, at, next) => {
	const { tokens, source } = text;
	const first = tokens[at];
	if (!first) return;
	const quoted = stemAt(text, at - 1) === '"';
	for (let last = at; last < (quoted ? at + 12 : at + 2); last += 1) {
		const [end, following] = [tokens[last], stemAt(text, last + 1)];
		if (!end || end.stem === '"' || (!quoted && !isOwnWord(end, source))) return;
		if (!quoted || following === '"') {
			const to = quoted ? (tokens[last + 1]?.from ?? end.to) : end.to;
			const name = source.slice(first.from, to).trim();
			if (!NO_KEYS.includes(name.toLowerCase())) next(name, last + 1);
		}
	}
};

/** Whether a word is one of the text's own, and none that belongs to a number. */
const isOwnWord = ({ stem, from, to }: Token, source: string): boolean =>
	/^[a-z]/u.test(stem) &&
	!['or', 'more', 'less', 'many', 'of'].includes(stem) &&
	stemOf(source.slice(from, to).toLowerCase()) === stem;

/** Things by the word that they begin with. */
export interface Sorted<T> {
	readonly byWord: ReadonlyMap<string, readonly T[]>;
	/** What begins with no word that is known. */
	readonly others: readonly T[];
}

/** Sorts things by a piece of what says them. */
export function sorted<T>(all: readonly T[], pieceOf: (one: T) => Piece | undefined): Sorted<T> {
	const byWord = new Map<string, T[]>();
	const others: T[] = [];
	for (const one of all) {
		const first = pieceOf(one);
		const known = typeof first === 'string' ? byWord.get(first) : others;
		if (known) known.push(one);
		else if (typeof first === 'string') byWord.set(first, [one]);
	}
	return { byWord, others };
}

/**
 * What the word at a place begins; the words that would have begun something else are noted.
 * @throws TooMuch where the text has cost all it may.
 */
export function begunAt<T>(byWord: ReadonlyMap<string, T>, text: Text, at: number): readonly T[] {
	spend(text.purse, COST.word);
	const words = meanings(stemAt(text, at));
	if (at !== text.named && at >= text.furthest)
		for (const first of byWord.keys()) if (!words.includes(first)) miss(text, at, first);
	return words.map((one) => byWord.get(one)).filter((one) => one !== undefined);
}
