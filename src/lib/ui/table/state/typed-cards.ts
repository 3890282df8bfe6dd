/** Cards that are typed where one is searched and none is found. */
import { deckOf, CARD_KINDS, type CardKind } from '../../../cards/card.ts';
import type { Position } from '../../../model/position.ts';
import type { CardKey, Deck } from '../../../model/words.ts';
import { typedCardsIn } from '../../../scenario/typed-cards-in.ts';

/** What may be typed at a place where a card is searched. */
export interface TypedCards {
	/** The kinds that belong there; all, where nothing is said. */
	readonly kinds?: readonly CardKind[];
	/** The cards that were typed for this table before: they are found again, and no other bears their name. */
	readonly taken: readonly CardKey[];
	/** Why a card cannot be taken there; null where it can. */
	readonly misfit?: (card: CardKey) => string | null;
	/** The kind of which any card can be taken there: what a card that does not fit is likely to be. */
	readonly fitting?: CardKind;
}

/** The cards that were typed for a table. */
export const typedOn = (position: Position): readonly CardKey[] => typedCardsIn([position]);

/** What may be typed where a card of a deck is asked for. */
export const typedOfDeck = (position: Position, deck: Deck): TypedCards => ({
	kinds: CARD_KINDS.filter((kind) => deckOf(kind) === deck),
	taken: typedOn(position)
});
