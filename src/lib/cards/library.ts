import type { Ability, Effect, Keyword, StaticEffect } from '../abilities/grammar.ts';
import { doubledAbility } from '../abilities/doubling.ts';
import { withNumbers, type NumberChange } from '../abilities/numbers.ts';
import { partAt } from '../abilities/path.ts';
import { keptWhile, onceFor } from '../model/memo.ts';
import type { PlainItemOf } from '../model/stack.ts';
import { EDITIONS, type CardKey, type EditionId, type EffectRef } from '../model/words.ts';
import { ATTACKABLE_ITEMS } from './attackable-items.ts';
import { BACK_FACES } from './backs.ts';
import { BONUS_SOULS } from './bonus-souls.ts';
import type { Card } from './card.ts';
import { CHARACTERS } from './characters.ts';
import { LOOT } from './loot/index.ts';
import { MONSTERS } from './monsters/index.ts';
import { meaningOf, takenIn } from './of-edition.ts';
import { ROOMS } from './rooms.ts';
import { STARTING_ITEMS } from './starting-items.ts';
import { TREASURES } from './treasures/index.ts';
import { typedCard } from './typed-key.ts';

const KNOWN = new Map<CardKey, Card>(
	Object.entries({
		...CHARACTERS,
		...STARTING_ITEMS,
		...TREASURES,
		...ATTACKABLE_ITEMS,
		...LOOT,
		...MONSTERS,
		...ROOMS,
		...BONUS_SOULS
	})
);

/** Every card the judge knows, by its slug. */
export const LIBRARY: ReadonlyMap<CardKey, Card> = KNOWN;

/** The back faces of its cards, which a flipped object shows (6.15). */
export const BACKS: ReadonlyMap<CardKey, Card> = new Map(Object.entries(BACK_FACES));

const ALL_FACES = new Map([...KNOWN, ...BACKS]);

/** Everything with abilities that an object can show: every card, and every back face. */
export const FACES: ReadonlyMap<CardKey, Card> = ALL_FACES;

/** Adds cards to the library: those of other sets than the base set, once they are there. */
export function addCards(cards: Readonly<Record<CardKey, Card>>): void {
	for (const [key, card] of Object.entries(cards)) {
		KNOWN.set(key, card);
		ALL_FACES.set(key, card);
	}
}

/**
 * The card with this slug.
 * @throws Error when the library has no such card: positions hold only cards that were parsed.
 */
export function cardOf(key: CardKey): Card {
	const card = others?.get(key) ?? FACES.get(key) ?? typedCard(key);
	if (!card) throw new Error(`The library has no card "${key}".`);
	return card;
}

/** Whether a key names a card: of the library, or one that somebody typed. */
export const isCard = (key: CardKey): boolean => FACES.has(key) || typedCard(key) !== null;

/** Cards that stand in for those of the library, or beside them; null where none do. */
let others: ReadonlyMap<CardKey, Card> | null = null;
/** Forgets what is kept of the cards. */
const forgetting: (() => void)[] = [];

/** Runs something with other cards than the library's, and puts the library back afterwards. */
export function withCards<T>(cards: ReadonlyMap<CardKey, Card>, run: () => T): T {
	const before = others;
	const exchange = (next: typeof others): void => {
		others = next;
		for (const forget of forgetting) forget();
	};
	exchange(cards);
	try {
		return run();
	} finally {
		exchange(before);
	}
}

/** The abilities that are written on a card in an edition. */
export function writtenOn(key: CardKey, edition: EditionId): readonly Ability[] {
	const card = cardOf(key);
	return takenIn(edition, card.variants?.[edition] ?? card.abilities);
}

const withKeywords = (key: CardKey, edition: EditionId): readonly Ability[] => {
	const written = writtenOn(key, edition);
	const meant = cardOf(key).keywords?.flatMap((keyword) => meaningOf(keyword, edition)) ?? [];
	return meant.length === 0 ? written : [...written, ...meant];
};

/**
 * The effect a reference points at.
 * @throws Error when it points nowhere, which no position made by the judge does.
 */
export function effectAt(ref: EffectRef, edition: EditionId): Effect {
	const ability = abilityOf(ref, edition);
	const effect = ability ? (partAt(ability, ref.path)?.effect ?? null) : null;
	if (!effect) throw new Error(`"${ref.card}" has no effect at line ${String(ref.line)}.`);
	return effect;
}

/** Keeps what is read off the cards, by edition and card. */
export function perCard<T>(
	read: (key: CardKey, edition: EditionId) => T
): (key: CardKey, edition: EditionId) => T {
	const kept: Partial<Record<EditionId, Map<CardKey, T>>> = {};
	forgetting.push(() => {
		for (const edition of EDITIONS) kept[edition]?.clear();
	});
	return (key, edition) => {
		const cards = (kept[edition] ??= new Map());
		const known = cards.get(key);
		if (known !== undefined) return known;
		const found = read(key, edition);
		cards.set(key, found);
		return found;
	};
}

/** The abilities of a card in an edition: what is written on it, then what its keywords mean (4.6). */
export const abilitiesOf = perCard(withKeywords);

/** The same with their effects doubled. */
const doubledOf = perCard((key, edition): readonly Ability[] =>
	abilitiesOf(key, edition).map(doubledAbility)
);

/** The ability that a reference is to a part of; null where it leads nowhere. */
export function abilityOf(
	{ card, line, doubled, changed }: Pick<EffectRef, 'card' | 'line' | 'doubled' | 'changed'>,
	edition: EditionId
): Ability | null {
	if (!changed) return (doubled ? doubledOf : abilitiesOf)(card, edition)[line] ?? null;
	const written = abilitiesOf(card, edition)[line];
	if (!written) return null;
	const now = changedOf(written)(changed);
	return doubled ? doubledAbility(now) : now;
}

/** An ability with some of its numbers changed: the last of them is kept, as it is asked for often. */
const changedOf = onceFor((ability: Ability) =>
	keptWhile<readonly NumberChange[], Ability>(
		(before, now) => JSON.stringify(before) === JSON.stringify(now),
		(changes) => withNumbers(ability, changes)
	)
);

const lineOfLoot = perCard((card, edition): number =>
	abilitiesOf(card, edition).findIndex(({ way }) => way === 'loot')
);

/** Where the ability of a loot is written (4.5); null for one whose text is for another zone. */
export function lootAbilityAt(
	{ card, doubled, changed }: Pick<PlainItemOf<'loot'>, 'card' | 'doubled' | 'changed'>,
	edition: EditionId
): EffectRef | null {
	const line = lineOfLoot(card, edition);
	const own = changed?.filter((one) => one.line === line) ?? [];
	return line < 0
		? null
		: {
				card,
				line,
				path: [],
				...(doubled ? { doubled } : {}),
				...(own.length > 0 ? { changed: own.map(({ at, by }) => ({ at, by })) } : {})
			};
}

/** What a card makes true while it is in play. */
export const standingsOf = perCard((key, edition): readonly StaticEffect[] =>
	abilitiesOf(key, edition).flatMap((a) => (a.way === 'static' ? [a.standing] : []))
);

/** Whether a card bears a keyword. */
export function hasKeyword(key: CardKey, keyword: Keyword): boolean {
	return cardOf(key).keywords?.includes(keyword) ?? false;
}
