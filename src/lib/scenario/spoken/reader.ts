import type { Card } from '../../cards/card.ts';
import { cardOf } from '../../cards/library.ts';
import { plain } from '../parse/span.ts';
import type { CardKey } from '../../model/words.ts';
import { isHalfSaid, type Lexicon } from './lexicon.ts';
import type { Naming } from './naming.ts';
import type { People } from './people.ts';
import type { Found, Subject } from './clause.ts';
import type { Match } from './said.ts';
import type { CardRef, Who } from './ref.ts';
import { numberIn } from './tokens.ts';
import type { Token } from './token.ts';
import { FILLER_PHRASES, FILLERS } from './fillers.ts';
import { isOwnWord, verbOf, type Tense, type Verb } from './vocabulary.ts';

/** What a text is read with. */
export interface Reader {
	readonly tokens: readonly Token[];
	readonly lexicon: Lexicon;
	readonly people: People;
	/** The cards that the text, or the table, speaks of. */
	readonly mentioned: ReadonlySet<CardKey>;
	readonly grammar: Grammar;
}

/** What is read within itself: a card has facts that name cards, and a clause holds clauses. */
export interface Grammar {
	/** A card with what is said of it. */
	readonly cardRef: (
		reader: Reader,
		at: number,
		fits?: (card: Card) => boolean,
		withFacts?: boolean
	) => Match<CardRef> | null;
	/** What stands behind a card that is used. */
	readonly useOf: (reader: Reader, at: number, who: Who | null, card: CardRef) => Found;
	/** Somebody does something, or something is so. */
	readonly clauseAt: (reader: Reader, at: number, nobody?: Subject) => Found;
}

/** "A curse" is any, and not The Curse. */
const isOfKind = (reader: Reader, at: number): boolean =>
	is(reader, at, 'curse', 'chest') && is(reader, at - 1, 'a', 'an', 'any', 'some', 'another');

/** Whether a card is named as it is called. */
export const isWhole = ({ off, part }: Naming): boolean => off === 0 && part === false;

/** Whether a token is one of these words or marks. */
export const is = ({ tokens }: Reader, at: number, ...words: readonly string[]): boolean => {
	const token = tokens[at];
	return token !== undefined && (words.includes(token.text) || words.includes(token.bare));
};

/** The rows of words that were asked for, each word with its choices. */
const ROWS = new Map<string, readonly ReadonlySet<string>[]>();

function rowOf(words: string): readonly ReadonlySet<string>[] {
	const known = ROWS.get(words);
	if (known) return known;
	const row = words.split(' ').map((word) => new Set(word.split('|')));
	ROWS.set(words, row);
	return row;
}

/** Behind words in a row, "fat|big bat" with a choice between some; -1 where they do not stand there. */
export function seq({ tokens }: Reader, at: number, words: string): number {
	let i = at;
	for (const choices of rowOf(words)) {
		const token = tokens[i];
		if (token && (choices.has(token.text) || choices.has(token.bare))) i++;
		else if (!choices.has('')) return -1;
	}
	return i;
}

/** Behind the first of several rows of words that stands there; -1 where none does. */
export function anyOf(reader: Reader, at: number, ...rows: readonly string[]): number {
	for (const row of rows) {
		const to = seq(reader, at, row);
		if (to >= 0) return to;
	}
	return -1;
}

/** The number at a place. */
export const numberAt = ({ tokens }: Reader, at: number): number | null => numberIn(tokens[at]);

/** The verb at a place. */
export function verbAt(
	{ tokens, lexicon }: Reader,
	at: number
): { readonly verb: Verb; readonly tense: Tense } | null {
	const token = tokens[at];
	const verb = token?.kind === 'word' ? verbOf(token.text) : null;
	// "The Dead Cat", "Pay to Play": a verb begins a name.
	const next = tokens[at + 1];
	// "2 counters", "counters after?": those on a card.
	const isNoun =
		token?.text === 'counters' &&
		(numberIn(tokens[at - 1]) !== null || !next || next.kind === 'mark' || next.text === 'after');
	if (isNoun) return null;
	const isName =
		verb !== null &&
		lexicon
			.at(at)
			.some(
				({ part, off, length, form }) =>
					part === false && off === 0 && length > 1 && form === 'name'
			);
	return isName ? null : verb;
}

/** Behind several words that say nothing of the table. */
export function phraseAt(reader: Reader, at: number): number {
	const phrase = FILLER_PHRASES.find((words) =>
		words.every((word, j) => {
			const one = reader.tokens[at + j];
			return one?.text === word || one?.bare === word;
		})
	);
	const to = at + (phrase?.length ?? 0);
	// "Before I rolled a 2": that is told.
	const isRolled = phrase !== undefined && /^roll/u.test(phrase.at(-1) ?? '') && phrase.length > 1;
	const number = ['a', 'an'].includes(reader.tokens[to]?.text ?? '') ? to + 1 : to;
	return isRolled && numberAt(reader, number) !== null ? at : to;
}

/** "Next turn", "instead of that", "only if": words that say nothing by themselves, and there they do. */
const leadsElsewhere = (reader: Reader, at: number): boolean =>
	anyOf(reader, at, 'next turn|round', 'previously|earlier this turn', 'instead of', 'only if') >=
	0;

/** Behind words that say nothing of the table, with commas between them. */
export function skip(reader: Reader, at: number, marks = ','): number {
	let i = at;
	for (;;) {
		const token = reader.tokens[i];
		if (!token) return i;
		const phrase = phraseAt(reader, i);
		if (phrase > i) i = phrase;
		else if (isFiller(reader, i)) i++;
		else if (token.kind === 'mark' && marks.includes(token.text) && token.text !== '') i++;
		else return i;
	}
}

/** Whether a word says nothing there; "Will buys" is somebody. */
const isFiller = (reader: Reader, index: number): boolean => {
	const token = reader.tokens[index];
	return (
		token?.kind === 'word' &&
		FILLERS.has(token.text) &&
		!(token.capital && reader.people.at(index)) &&
		!leadsElsewhere(reader, index)
	);
};

/** Words before a noun that change nothing. */
const ARTICLES: ReadonlySet<string> = new Set([
	'a',
	'an',
	'the',
	'that',
	'this',
	'those',
	'these',
	'own',
	'same',
	'big',
	'all',
	'another',
	'some',
	'very',
	'single',
	'only'
]);

/** Behind articles. */
export function article(reader: Reader, at: number): number {
	let i = at;
	while (ARTICLES.has(reader.tokens[i]?.text ?? '')) i++;
	return i;
}

/** Whether a card is the one that names are of, by the whole name. */
const isPrintedSo = (key: CardKey, words: string): boolean => plain(cardOf(key).name) === words;

/** Words before what comes up from a deck. */
const COMES_UP = /^(?:reveal|flip|turn|draw|drew|deck|blind|show)/u;

/** "Reveals Greed!" is the event, and no Greed: what comes up is called as it is printed, with its mark. */
function revealedSo(
	{ tokens }: Reader,
	at: number,
	length: number,
	cards: readonly CardKey[],
	said: string
): CardKey | undefined {
	const mark = tokens[at + length];
	if (mark?.text !== '!' || mark.from !== tokens[at + length - 1]?.to) return undefined;
	if (!tokens.slice(Math.max(0, at - 5), at).some(({ text }) => COMES_UP.test(text)))
		return undefined;
	return cards.find((key) => isPrintedSo(key, `${said}!`));
}

/** Of cards that the same words mean, the one that is spoken of. */
function theOne(reader: Reader, cards: readonly CardKey[]): CardKey | null {
	const [only, ...others] = cards;
	if (only !== undefined && others.length === 0) return only;
	const spoken = cards.filter((key) => reader.mentioned.has(key));
	return spoken.length === 1 ? (spoken[0] ?? null) : null;
}

/** "Blood Rights": a capital goes on with the part of a name, so that it is another's, which is none of ours. */
function isHalfName({ tokens, people, lexicon }: Reader, at: number, naming: Naming): boolean {
	const next = tokens[at + 1];
	return (
		isHalfSaid(naming, tokens[at], next) &&
		!isOwnWord(next?.text ?? '') &&
		people.at(at + 1) === null &&
		lexicon.at(at + 1).length === 0
	);
}

/**
 * The card that is named at a place, the longest name that fits; null where none is, or where it could be
 * one as well as another.
 */
export function cardAt(
	reader: Reader,
	at: number,
	fits: (card: Card, naming: Naming) => boolean = () => true
): (Match<CardKey> & { readonly naming: Naming }) | null {
	let isNamedWhole = false;
	for (const naming of reader.lexicon.at(at)) {
		if (naming.length === 1 && isOfKind(reader, at)) continue;
		const person = reader.people.at(at);
		// "The holly mantle" is nobody's name.
		const isSmall = naming.length > 1 && naming.off <= 1 && reader.tokens[at]?.capital === false;
		if (person && (naming.length === 1 || naming.part !== false || (naming.off > 0 && !isSmall)))
			continue;
		if (isHalfName(reader, at, naming)) continue;
		const fitting = naming.cards.filter((key) => fits(cardOf(key), naming));
		// "Greed" is no part of "Greed Butt!" that was not spoken of.
		const all =
			isNamedWhole && naming.part !== false
				? fitting.filter((key) => reader.mentioned.has(key))
				: fitting;
		isNamedWhole ||= isWhole(naming);
		if (all.length === 0) {
			// What has a name of its own is no part of another's.
			if (naming.part === false && naming.off === 0 && naming.length > 1) return null;
			continue;
		}
		if (naming.part === 'weak') {
			const spoken = all.filter((key) => reader.mentioned.has(key));
			const [only] = spoken;
			if (only === undefined || spoken.length > 1) continue;
			return { to: at + naming.length, value: only, naming };
		}
		const words = reader.tokens.slice(at, at + naming.length).map(({ text }) => text);
		// "Rag Mega's soul" is of the one that is printed so.
		const said = words.join(' ').replace(/['’]s?$/u, '');
		const card =
			revealedSo(reader, at, naming.length, all, said) ??
			theOne(reader, all) ??
			all.find((key) => isPrintedSo(key, said));
		if (card === undefined) return null;
		let to = at + naming.length;
		if (cardOf(card).name.endsWith('!')) while (is(reader, to, '!')) to++;
		return { to, value: card, naming };
	}
	return null;
}
