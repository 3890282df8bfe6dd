import { CARDS, PLACE } from '../english/places.ts';
import type { Cards, Destination } from '../grammar.ts';
import { wordsOf } from './form.ts';
import type { Scope } from './scope.ts';

/**
 * Where a card is put: "into discard", "on top of its deck".
 * @param deck what its deck is called there.
 */
export const destinationWords = (to: Destination, scope: Scope, deck = 'its deck'): string =>
	wordsOf(PLACE, to, { ...scope, deck });

/** Cards that are not in play: "the cards in your hand". */
export const cardsWords = (cards: Cards, scope: Scope): string => wordsOf(CARDS, cards, scope);
