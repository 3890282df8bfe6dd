import type { Cards, Destination, ObjectWord, Until } from '../grammar.ts';
import type { Deck } from '../../model/words.ts';
import { amountWords } from './amounts.ts';
import { does, order, type Clause } from './clause.ts';
import { nounFor } from './nouns.ts';
import { agree, type Scope } from './scope.ts';

/**
 * Where a card is put: "into discard", "on top of its deck".
 * @param deck what its deck is called there.
 */
export function destinationWords(to: Destination, scope: Scope, deck = 'its deck'): string {
	switch (to) {
		case 'discard':
			return 'into discard';
		case 'top of deck':
			return `on top of ${deck}`;
		case 'bottom of deck':
			return `on the bottom of ${deck}`;
		case 'active bonus souls':
			return 'among the active bonus souls';
		case 'given to players':
			return 'into play, given to players of your choice';
		case 'played':
			return 'on the stack, played by the active player';
		case 'removed from the game':
			return 'out of the game';
		default:
			if ('fromTop' in to) return `in ${deck} ${cards(to.fromTop, scope)} from the top`;
			if ('handOf' in to) return `into ${nounFor(to.handOf, scope).possessive} hand`;
			if ('gainedBy' in to) return `into play, gained by ${nounFor(to.gainedBy, scope).object}`;
			if ('playedBy' in to)
				return `on the stack, played for free by ${nounFor(to.playedBy, scope).object}`;
			if ('startingItemOf' in to)
				return `into play as ${nounFor(to.startingItemOf, scope).possessive} starting item`;
			if ('under' in to) return `under ${nounFor(to.under, scope).object}`;
			if ('belowIn' in to) return `in a ${to.belowIn} slot 1 card from the top`;
			if ('newSlot' in to) return `in a new ${to.newSlot} slot`;
			return `in ${to.another ? SLOTS[to.slot].replace(/^a /u, 'another ') : SLOTS[to.slot]}`;
	}
}

/** What is done with a card that goes somewhere: it is put there, gained, or removed. */
export function placed(what: string, to: Destination, scope: Scope, deck: string): Clause {
	if (typeof to === 'object' && 'gainedBy' in to)
		return does(nounFor(to.gainedBy, scope), 'gain', what);
	if (typeof to === 'object' && 'startingItemOf' in to)
		return does(nounFor(to.startingItemOf, scope), 'gain', `${what} as a starting item`);
	if (typeof to === 'object' && 'playedBy' in to)
		return does(nounFor(to.playedBy, scope), 'play', `${what} for free`);
	if (to === 'given to players') return order('give', `${what} to players of your choice`);
	if (to === 'removed from the game') return order('remove', `${what} from the game`);
	return order('put', `${what} ${destinationWords(to, scope, deck)}`);
}

const SLOTS = {
	monster: 'a monster slot not being attacked',
	shop: 'a shop slot',
	room: 'a room slot'
} as const;

const cards = (amount: Parameters<typeof amountWords>[0], scope: Scope): string =>
	amount === 1 ? '1 card' : `${amountWords(amount, scope)} cards`;

/** How long it lasts, after what lasts; empty where there is no end. */
export const UNTIL: Readonly<Record<Until, string>> = {
	'end of turn': 'till end of turn',
	indefinitely: '',
	'your next turn': 'till your next turn starts',
	'their next turn': "till the start of the target's next turn",
	'end of your next turn': 'till the end of your next turn',
	'your turn ends': 'till the next time your turn ends',
	'its next recharge step': "till its controller's next recharge step is over"
};

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

const DECKS: readonly string[] = ['loot', 'treasure', 'monster', 'room'] satisfies readonly Deck[];
const isDeck = (deck: Deck | ObjectWord): deck is Deck =>
	typeof deck === 'string' && DECKS.includes(deck);

/** "the loot deck", or what a word for a deck points at. */
export const deckWords = (deck: Deck | ObjectWord, scope: Scope): string =>
	isDeck(deck) ? `the ${deck} deck` : nounFor(deck, scope).object;

/** What the deck is called by which cards of it go back: "the loot deck", "that deck". */
export const sameDeck = (deck: Deck | ObjectWord): string =>
	isDeck(deck) ? `the ${deck} deck` : 'that deck';

/** "the top card of a deck", "the top 5 cards of a deck". */
export function topCards(
	of: string,
	amount: Parameters<typeof amountWords>[0],
	scope: Scope
): string {
	if (amount === 1) return `the top card of ${of}`;
	if (typeof amount === 'number') return `the top ${amount} cards of ${of}`;
	return `the top x cards of ${of}, where x is ${amountWords(amount, scope)}`;
}

const whichOf = ({ latest }: { readonly latest?: true }): string =>
	latest ? 'latest card' : 'cards';

/** Cards that are not in play: "the cards in your hand". */
export function cardsWords(cards: Cards, scope: Scope): string {
	switch (cards.in) {
		case 'hand':
			return `the ${whichOf(cards)} in ${nounFor(cards.of, scope).possessive} hand`;
		case 'deck':
			return topCards(deckWords(cards.deck, scope), cards.top, scope);
		case 'discard':
			return `the cards in the ${cards.deck} discard`;
		case 'outside':
			return 'the cards outside the game';
		case 'under':
			return `the ${whichOf(cards)} under ${nounFor(cards.under, scope).object}`;
	}
}

/** "they would take" of the one who is protected. */
export const wouldTake = (who: ObjectWord, scope: Scope): string =>
	`${agree(nounFor(who, scope), 'would', 'would')} take this turn`;
