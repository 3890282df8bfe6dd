import '../../cards/sets/known.ts';
import { FACES, cardOf } from '../../cards/library.ts';
import { nicknamesOf, variantsSaid } from '../../cards/nicknames.ts';
import { isOfOtherSet } from '../../cards/sets/index.ts';
import type { CardKey } from '../../model/words.ts';
import { cardText } from '../names.ts';
import { letters, plain } from '../parse/span.ts';
import { SPOKEN_NAMES } from './spoken-names.ts';
import { asMonster } from './monsters-too.ts';
import { isOwnWord } from './vocabulary.ts';

/** Words of names that say nothing alone. */
const SMALL = /^(?:the|of|a|to|and|we|us|vs|jr|mr|s|in|for|you|can|get|out|go)$/u;

interface Names {
	readonly whole: ReadonlyMap<string, readonly CardKey[]>;
	/** Names that are what anybody says, unless they are written with capitals: "There's Options". */
	readonly written: ReadonlyMap<string, readonly CardKey[]>;
	readonly parts: ReadonlyMap<string, readonly CardKey[]>;
}

/** The number before the name of a tarot card. */
const NUMERAL = /^[ivxo0]+\.\s+/iu;

/** All that a card is called whole. */
export function calledWhole(key: CardKey): readonly string[] {
	const { name, kind } = cardOf(key);
	// "A card" is none of that name.
	if (name.startsWith('?')) return ['question mark card'];
	const bare = name.replace(NUMERAL, '').replace(/^Two\b/u, '2');
	const short = [name.replace(/^Little\b/u, 'Lil'), name.replace(/\bJr\.$/u, 'Junior')];
	const kinds = variantsSaid(key).flatMap((kind) => [
		`${name} ${kind}`,
		`${kind} ${name}`,
		`${name} ${kind} one`
	]);
	const called = [
		name,
		cardText(key),
		bare,
		...short,
		...kinds,
		...(kind === 'monster' ? [asMonster(name) ?? name] : []),
		...nicknamesOf(key),
		...(SPOKEN_NAMES[key] ?? [])
	].flatMap((one) => [one, one.replace(/^(?:the|a)\s+/iu, '')]);
	return called;
}

/** Cards that few tables have and that are called what anybody says: "a friend" is a person, "a loot card" any. */
const isCommonlySaid = (key: CardKey): boolean =>
	isOfOtherSet(key) && calledWhole(key).some((one) => plain(one).split(/\s+/u).every(isOwnWord));

/** Those of them that nobody means even with capitals: "the top Monster Card", "a Loot Card". */
const ANYTHING: readonly CardKey[] = [
	'loot-card',
	'monster-card',
	'the-monster',
	'a-friend',
	'is-you'
];

function gather(pairs: Iterable<readonly [string, CardKey]>): Map<string, readonly CardKey[]> {
	const index = new Map<string, readonly CardKey[]>();
	for (const [name, key] of pairs) {
		const known = index.get(name) ?? [];
		if (/\p{L}/u.test(name) && !known.includes(key)) index.set(name, [...known, key]);
	}
	return index;
}

/** The names of cards, each with the cards that have it. */
export const wholeNames = (keys: readonly CardKey[]): Map<string, readonly CardKey[]> => {
	const all = gather(
		keys.flatMap((key) => calledWhole(key).map((name) => [letters(name), key] as const))
	);
	for (const [name, cards] of all) {
		// A later printing is told by its set.
		const base = cards.filter((key) => !isOfOtherSet(key));
		const first = cards.filter((key) => cardText(key) === cardOf(key).name);
		if (base.length > 0) all.set(name, base);
		else if (cards.length > 1 && first.length === 1) all.set(name, first);
	}
	return all;
};

/** A part of a name means a card of the base set: of those that few tables have the whole name is said. */
const partNames = (keys: readonly CardKey[]): Map<string, readonly CardKey[]> =>
	gather(
		keys
			.filter((key) => !isOfOtherSet(key))
			.flatMap((key) => partsOf(cardOf(key).name).map((word) => [word, key] as const))
	);

/** The words of a name, each of which may stand for it, and two in a row. */
function partsOf(name: string): readonly string[] {
	const words = plain(name)
		.replace(NUMERAL, '')
		.replace(/'s\b/gu, '')
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== '');
	if (words.length < 2) return [];
	const single = words.filter((word) => word.length > 2 && !SMALL.test(word));
	const pairs = words
		.slice(1)
		.flatMap((word, i) =>
			SMALL.test(word) || SMALL.test(words[i] ?? '') ? [] : [`${words[i] ?? ''}${word}`]
		);
	return [...single, ...pairs];
}

/** The names of all cards of the library, and the parts of names that mean one. */
export const LIBRARY: Names = {
	whole: wholeNames([...FACES.keys()].filter((key) => !isCommonlySaid(key))),
	written: gather(
		[...FACES.keys()]
			.filter((key) => isCommonlySaid(key) && !ANYTHING.includes(key))
			.map((key) => [letters(cardOf(key).name), key] as const)
	),
	parts: partNames([...FACES.keys()])
};
