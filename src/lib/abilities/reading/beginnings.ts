/** With which words forms can begin, so that only those are tried that a text can go on with. */
import { TARGETS } from '../grammar.ts';
import type { Phrase } from '../english/form.ts';
import type { HowSaid, Kind } from '../english/hole.ts';
import { TEST_BEFORE } from '../english/tests.ts';
import { VARIANTS } from '../english/variants.ts';
import { NOUNS } from '../wording/kind-nouns.ts';
import { ORDINALS } from '../wording/lists.ts';
import { DECKS } from '../../model/words.ts';
import { onceFor } from '../../model/memo.ts';
import { piecesOfForm, type Piece } from './form.ts';
import { lazily } from './lazily.ts';
import { isToCome, stemAt, type Text } from './rule.ts';
import { meanings, openings, stemsOf } from './tokens.ts';

/** What a form is for, with the pieces that say it. */
export interface Said<T> {
	readonly value: T;
	readonly pieces: readonly Piece[];
	/** The words that it has, wherever they stand. */
	readonly words: readonly string[];
}

export const saidBy = <T>(
	value: T,
	pieces: readonly Piece[],
	words: readonly string[] = pieces.filter((piece) => typeof piece === 'string')
): Said<T> => ({ value, pieces, words });

/** A phrase in all its forms. */
export const formsOf = onceFor((phrase: Phrase): readonly Said<unknown>[] =>
	[...phrase.forms, ...(VARIANTS.get(phrase) ?? [])].flatMap(({ shape, words }) =>
		piecesOfForm(words).map((list) => saidBy(shape, list))
	)
);

/** What can be said from a place of a text on, of all that is like it: what has all its words in the text. */
export function saidAt<T>(all: readonly Said<T>[], text: Text, at: number): readonly Said<T>[] {
	const stem = stemAt(text, at);
	let known = text.begun.get(all);
	if (known === undefined) text.begun.set(all, (known = new Map<string, readonly unknown[]>()));
	let some = known.get(stem);
	if (some === undefined) known.set(stem, (some = begunBy(all, stem, text)));
	// Kept of the same list.
	return some as readonly Said<T>[];
}

export const isInText = ({ words }: Said<unknown>, text: Text): boolean =>
	words.every((word) => isToCome(text, 0, word));

/** All that is alike by the word or the place that it begins with. */
const byOpening = onceFor((all: readonly Said<unknown>[]) => {
	const [first, others] = [new Map<string, Said<unknown>[]>(), [] as Said<unknown>[]];
	for (const one of all) {
		const [opening] = one.pieces;
		const known = typeof opening === 'string' ? first.get(opening) : others;
		if (known) known.push(one);
		else if (typeof opening === 'string') first.set(opening, [one]);
	}
	return { first, others };
});

/** What begins with its own word comes before what begins with what stands in a place. */
function begunBy(
	all: readonly Said<unknown>[],
	stem: string,
	text: Text
): readonly Said<unknown>[] {
	const { first, others } = byOpening(all);
	const some = meanings(stem).flatMap((word) => first.get(word) ?? []);
	for (const one of others) {
		const [opening] = one.pieces;
		if (typeof opening !== 'object' || canBegin(opening, stem)) some.push(one);
	}
	return some.filter((one) => isInText(one, text));
}

/** Words for players and things that are known. */
const NAMES = openings(
	...['you', 'your', 'they', 'them', 'their', 'it', 'this', 'that', 'those', 'what', 'the', 'each']
);
/** What is bound where it is said for the first time: "each item", "up to 2 players". */
const FIRST_NAMES = openings('each', 'all', 'a', 'another', 'the', 'up', 'any', '2', '3');

const isAnyName = (stem: string): boolean => NAMES.has(stem) || FIRST_NAMES.has(stem);

/** Whether somebody or something can be named from a place on, in any sentence. */
export const canBeNamed = (text: Text, at: number): boolean =>
	isAnyName(stemAt(text, at)) && (isName(text, at) || FIRST_NAMES.has(stemAt(text, at)));

/** Whether the words of something known can begin at a place. */
export const isName = (text: Text, at: number): boolean => {
	const stem = stemAt(text, at);
	if (!NAMES.has(stem)) return false;
	if (stem === 'each') return stemAt(text, at + 1) === 'of';
	return stem !== 'the' || isDefinite(stemAt(text, at + 1));
};
/** What "the" stands before, where it is known: "the active player", "the chosen item", "the first player". */
const DEFINITE: ReadonlySet<string> = new Set([
	'active',
	'attacking',
	'player',
	'killer',
	'target',
	'dealer',
	'chosen',
	'earlier',
	'winner',
	...ORDINALS
]);
const isDefinite = (stem: string): boolean => DEFINITE.has(stem) || /^\d/u.test(stem);

export const SOME = openings('a', 'the', 'another');
export const EACH = openings('each', 'all');
const NUMBER = /^(?:\d+|x)$/u;
const FIGURE = /^\d+(?:th|st|nd|rd)$/u;
const DECK_NAMES = openings('its', 'that', 'the', ...DECKS);

const firstWords = (all: readonly string[]): ReadonlySet<string> =>
	openings(...all.flatMap((said) => stemsOf(said).slice(0, 1)));
const KINDS = lazily(() =>
	firstWords([
		...TARGETS.flatMap((is) => NOUNS[is]),
		'roll',
		...formsOf(TEST_BEFORE).flatMap(({ words: [first = ''] }) => first)
	])
);
/** Whether a kind of thing can be named from a word on, without an article: "living player", "items". */
export const isKind = (stem: string): boolean => KINDS().has(stem);

const isFilter = (stem: string, how: HowSaid): boolean => {
	if (how === 'some') return SOME.has(stem);
	if (how === 'each') return EACH.has(stem);
	return stem === 'other' || isKind(stem);
};

/** Whether what stands in a place of a form can begin with a word; where it is not known, it can. */
export function canBegin(piece: Exclude<Piece, string>, stem: string): boolean {
	if (piece.mark === 'deck') return DECK_NAMES.has(stem);
	if (piece.mark === 'whom') return isAnyName(stem);
	return canBeOfKind(piece.hole.kind, stem);
}

function canBeOfKind(kind: Kind, stem: string): boolean {
	switch (kind.is) {
		case 'noun':
		case 'whose':
			return isAnyName(stem);
		case 'reach':
			return isAnyName(stem) || isFilter(stem, 'many');
		case 'number':
		case 'less':
		case 'faces':
			return NUMBER.test(stem);
		case 'integer':
			return stem === '-' || NUMBER.test(stem);
		case 'change':
		case 'additions':
			return stem === '+' || stem === '-';
		case 'ordinals':
			return ORDINALS.includes(stem) || FIGURE.test(stem);
		case 'name':
			return true;
		case 'filter':
		case 'filters':
			return isFilter(stem, kind.how);
		case 'cards':
			return kind.many ? stem === (kind.of ?? 'card') || isKind(stem) : stem === 'a';
		case 'words':
			return kind.words.some(([, said]) => meanings(stem).includes(stemsOf(said)[0] ?? ''));
		case 'phrase':
			return phraseBegins(kind.read(), stem);
	}
}

/** All that a phrase can begin with, of the phrases as well that it can begin with. */
const openersOf = onceFor((phrase: Phrase): readonly Piece[] => {
	const seen = new Set<Phrase>();
	const found: Piece[] = [];
	const look = (one: Phrase): void => {
		if (seen.has(one)) return;
		seen.add(one);
		for (const { pieces } of formsOf(one)) {
			const [first] = pieces;
			if (typeof first === 'object' && first.mark === 'hole' && first.hole.kind.is === 'phrase')
				look(first.hole.kind.read());
			else if (first !== undefined) found.push(first);
		}
	};
	look(phrase);
	return found;
});

const phraseBegins = (phrase: Phrase, stem: string): boolean => {
	const words = meanings(stem);
	return openersOf(phrase).some((first) =>
		typeof first === 'string' ? words.includes(first) : canBegin(first, stem)
	);
};
