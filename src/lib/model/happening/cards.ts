import type { CameFrom } from '../task.ts';
import type { CardKey, Deck, Seat, SlotKind } from '../words.ts';
import type { Named } from './named.ts';

/** Where a card is put: the deck's top is meant where nothing else is said. */
export type PutTo =
	| 'deck'
	| 'bottom of deck'
	| 'into deck'
	| 'discard'
	| 'hand'
	| 'under'
	/** Into a slot, covered by the card on top of it. */
	| 'below'
	| 'bonus souls'
	| 'outside';

/** Cards of decks, slots and discards. */
export type OfCards =
	/** A card for three or more players does not belong into the game. */
	| { readonly did: 'put aside'; readonly card: CardKey; readonly deck: Deck }
	| { readonly did: 'revealed'; readonly deck: Deck | 'hand'; readonly card: CardKey }
	| { readonly did: 'looked'; readonly player: Seat; readonly deck: Deck; readonly count: number }
	| { readonly did: 'reordered'; readonly player: Seat; readonly deck: Deck }
	| {
			readonly did: 'put card';
			readonly card: CardKey | null;
			readonly from: CameFrom;
			readonly to: PutTo;
			readonly deck: Deck;
			/** Whose hand. */
			readonly player?: Seat;
	  }
	| {
			readonly did: 'put into slot';
			readonly slot: SlotKind;
			readonly index: number;
			readonly source: Named;
			readonly covering: CardKey | null;
	  }
	| {
			readonly did: 'uncovered';
			readonly slot: SlotKind;
			readonly index: number;
			readonly source: Named;
	  }
	| { readonly did: 'put into discard' | 'left play'; readonly source: Named }
	| { readonly did: 'slot stays empty'; readonly slot: SlotKind; readonly index: number }
	| { readonly did: 'reshuffled'; readonly deck: Deck };
