import type { CardKind } from '../../cards/card.ts';

/** A category of cards in words: "butter bean". */
export const categoryWords = (category: string): string => category.replaceAll('-', ' ');

/** What a card is, from its kind to what else it is sorted by: "loot · butter bean". */
export const kindWords = (kind: CardKind, categories: readonly string[]): string =>
	[kind, ...categories.filter((one) => one !== kind).map(categoryWords)].join(' · ');
