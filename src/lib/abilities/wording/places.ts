import { ATTACKED, CARDS, PLACE } from '../english/places.ts';
import type { AttackWord, Cards, Destination, Until } from '../grammar.ts';
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

/** What is attacked, after the verb; nothing where it can be anything. */
export const attackable = (target: AttackWord, scope: Scope): string =>
	wordsOf(ATTACKED, target, scope);

/** In which time something is waited for. */
export const WITHIN: Readonly<Record<Until, string>> = {
	'end of turn': 'this turn',
	indefinitely: '',
	'your next turn': 'before your next turn starts',
	'their next turn': "before the start of the target's next turn",
	'end of your next turn': 'before the end of your next turn',
	'your turn ends': 'before your turn ends',
	'its next recharge step': "before its controller's next recharge step is over"
};
