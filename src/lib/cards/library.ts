import type { Ability, Effect, Standing } from '../abilities/grammar.ts';
import { effectOf, follow } from '../abilities/path.ts';
import type { CardKey, EditionId, EffectRef } from '../model/words.ts';
import type { Card } from './card.ts';
import { CHARACTERS } from './characters.ts';
import { LOOT } from './loot.ts';
import { MONSTERS } from './monsters.ts';
import { STARTING_ITEMS } from './starting-items.ts';
import { TREASURES } from './treasures.ts';

/** Every card the judge knows, by its slug. */
export const LIBRARY: ReadonlyMap<CardKey, Card> = new Map(
	Object.entries({ ...CHARACTERS, ...STARTING_ITEMS, ...TREASURES, ...LOOT, ...MONSTERS })
);

/**
 * The card with this slug.
 * @throws Error when the library has no such card: positions hold only cards that were parsed.
 */
export function cardOf(key: CardKey): Card {
	const card = LIBRARY.get(key);
	if (!card) throw new Error(`The library has no card "${key}".`);
	return card;
}

/** The abilities of a card in an edition. */
export function abilitiesOf(key: CardKey, edition: EditionId): readonly Ability[] {
	const card = cardOf(key);
	return card.variants?.[edition] ?? card.abilities;
}

/**
 * The effect a reference points at.
 * @throws Error when it points nowhere, which no position made by the judge does.
 */
export function effectAt(ref: EffectRef, edition: EditionId): Effect {
	const ability = abilitiesOf(ref.card, edition)[ref.line];
	const effect = ability ? follow(effectOf(ability), ref.path) : null;
	if (!effect) throw new Error(`"${ref.card}" has no effect at line ${String(ref.line)}.`);
	return effect;
}

const standingCache = new Map<string, readonly Standing[]>();

/** What a card makes true while it is in play. */
export function standingsOf(key: CardKey, edition: EditionId): readonly Standing[] {
	const cacheKey = `${edition}/${key}`;
	let found = standingCache.get(cacheKey);
	if (!found) {
		found = abilitiesOf(key, edition).flatMap((a) => (a.way === 'static' ? [a.standing] : []));
		standingCache.set(cacheKey, found);
	}
	return found;
}

/** Whether a card bears a keyword. */
export function hasKeyword(key: CardKey, keyword: 'eternal' | 'trinket' | 'guppy'): boolean {
	return cardOf(key).keywords?.includes(keyword) ?? false;
}
