import { FACES, cardOf } from '../cards/library.ts';
import { NICKNAMES } from '../cards/nicknames.ts';
import { isTyped } from '../cards/typed-key.ts';
import type { Card } from '../cards/card.ts';
import type { CardKey } from '../model/words.ts';
import { meant } from './parse/meant.ts';
import { letters, plain } from './parse/span.ts';

/** The same without a "The" before it. */
const withoutThe = (text: string): string => letters(plain(text).replace(/^the\s+/u, ''));

/** From the strictest way of comparing names to the most forgiving. */
const FOLDS = [plain, letters, withoutThe] as const;

type Index = ReadonlyMap<string, readonly CardKey[]>;

function indexBy(fold: (text: string) => string): Index {
	const index = new Map<string, CardKey[]>();
	for (const [key, { name }] of FACES) {
		const folded = fold(name);
		const found = index.get(folded);
		if (found) found.push(key);
		else index.set(folded, [key]);
	}
	return index;
}

/** What is made of the library, and made anew when cards have been added to it. */
function ofLibrary<T>(make: () => T): () => T {
	let kept: { readonly of: number; readonly made: T } | null = null;
	return () => {
		if (kept?.of !== FACES.size) kept = { of: FACES.size, made: make() };
		return kept.made;
	};
}

const indexes = ofLibrary(() => FOLDS.map((fold) => ({ fold, index: indexBy(fold) })));

/**
 * The cards with a name, forgiving about case, accents, punctuation and a leading "The".
 * Several when cards share the name; none when there is no such card.
 * @param typed cards that were typed for the scenario: a name means one of these first.
 */
export function cardsCalled(text: string, typed: readonly CardKey[]): readonly CardKey[] {
	for (const { fold, index } of indexes()) {
		const wanted = fold(text);
		if (wanted === '') continue;
		const own = typed.filter((key) => fold(cardOf(key).name) === wanted);
		const found = own.length > 0 ? own : index.get(wanted);
		if (found) return found;
	}
	return BY_NICKNAME.get(plain(text)) ?? [];
}

/** The cards that players, or the documents, call otherwise than is printed. */
const BY_NICKNAME: ReadonlyMap<string, readonly CardKey[]> = new Map(
	Object.entries(NICKNAMES).flatMap(([key, names]) =>
		names.filter((name) => /\p{L}/u.test(name)).map((name) => [plain(name), [key]] as const)
	)
);

/** The same where no cards were typed. */
export const cardsNamed = (text: string): readonly CardKey[] => cardsCalled(text, []);

/** Names like one that no card has. */
export function cardsMeant(
	text: string,
	fits: (card: Card) => boolean = () => true,
	typed: readonly CardKey[] = []
): readonly string[] {
	const names = [...typed, ...FACES.keys()].flatMap((key) =>
		fits(cardOf(key)) ? [cardText(key)] : []
	);
	return meant(text, names, withoutThe);
}

const withDivider = (names: readonly string[]): readonly RegExp[] =>
	names
		.filter((name) => / from |:/iu.test(name))
		.map((name) => new RegExp(name.replace(/[^\p{L}\p{N} ]/gu, '.'), 'giu'));
const namesWithDivider = ofLibrary(() =>
	withDivider([...new Set([...FACES.values()].map(({ name }) => name))])
);

/** A text of the same length in which no name of a card is split by the "from" or the colon in it. */
export const keepingNames = (text: string, typed: readonly CardKey[]): string =>
	[...withDivider(typed.map((key) => cardOf(key).name)), ...namesWithDivider()].reduce(
		(kept, name) => kept.replace(name, (found) => found.replaceAll(/[ :]/gu, '_')),
		text
	);

/** Of cards that share a name, the base printing: the only one that is no variant. */
export function basePrinting(keys: readonly CardKey[]): CardKey | null {
	const plainOnes = keys.filter((key) => cardOf(key).variant === undefined);
	return plainOnes.length === 1 ? (plainOnes[0] ?? null) : null;
}

/** A card as the notation writes it: its name, with the variant or kind where others share the name. */
export function cardText(key: CardKey): string {
	const { name, variant, kind } = cardOf(key);
	if (isTyped(key)) return name;
	const sharing = indexes()[0]?.index.get(plain(name)) ?? [];
	if (sharing.length < 2 || basePrinting(sharing) === key) return name;
	return `${name} (${variant ?? kind})`;
}
