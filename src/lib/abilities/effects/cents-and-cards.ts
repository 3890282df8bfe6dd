import type { Deck } from '../../model/words.ts';
import type {
	Amount,
	Cards,
	Destination,
	Filter,
	ObjectWord,
	PlayerWord,
	Several,
	Test,
	Until
} from '../words.ts';

/** Where the cards that were looked at go, taken from them in this order. */
export interface Sorting {
	readonly take: Several | 'all';
	/** Only cards that fit. */
	readonly where: readonly Test[];
	readonly to: Destination;
}

/** Moving ¢ and cards (2.2, 6.17, 6.20, 6.23). */
export type CentsAndCardsEffect =
	| {
			readonly do: 'gain ¢' | 'lose ¢';
			readonly who: PlayerWord;
			readonly amount: Amount;
	  }
	| { readonly do: 'pay ¢'; readonly who: PlayerWord; readonly amount: Amount | Several }
	| {
			readonly do: 'give ¢';
			readonly from: PlayerWord;
			readonly to: PlayerWord;
			readonly amount: Amount;
	  }
	| {
			readonly do: 'steal ¢';
			readonly who: PlayerWord;
			readonly from: PlayerWord;
			readonly amount: Amount | Several;
	  }
	| {
			readonly do: 'loot';
			readonly who: PlayerWord;
			readonly amount: Amount;
			readonly together?: true;
	  }
	/** Of their choice; 'hand' is all of it. */
	| {
			readonly do: 'discard';
			readonly who: PlayerWord;
			readonly amount: Amount | Several | 'hand';
			readonly random?: true;
	  }
	| {
			readonly do: 'give loot cards';
			readonly from: PlayerWord;
			readonly to: PlayerWord;
			readonly amount: Amount | 'hand';
			/** Who chooses the cards. */
			readonly picks: PlayerWord | 'random';
			/** For everybody to see. */
			readonly revealed?: true;
	  }
	| { readonly do: 'swap loot cards'; readonly who: PlayerWord; readonly with: PlayerWord }
	/** All cards of both hands. */
	| { readonly do: 'swap hands'; readonly who: PlayerWord; readonly with: PlayerWord }
	/** Every one of them gives their hand, all at once. */
	| { readonly do: 'pass hands'; readonly to: 'left' | 'right' }
	| {
			readonly do: 'put cards from hand';
			readonly who: PlayerWord;
			readonly amount: Amount;
			readonly random?: true;
			readonly to: Destination;
	  }
	| { readonly do: 'look at hand'; readonly who: PlayerWord; readonly of: PlayerWord }
	/** Looks at, or reveals, cards and puts them in places; what is left goes to `rest`. */
	| {
			readonly do: 'look';
			readonly who: PlayerWord;
			readonly at: Cards;
			readonly reveal: boolean;
			readonly sort: readonly Sorting[];
			readonly rest: Destination;
			readonly order: 'any' | 'random';
	  }
	| {
			readonly do: 'search';
			readonly who: PlayerWord;
			readonly deck: Deck;
			readonly where: readonly Test[];
			readonly to: Destination;
			readonly max: Amount | null;
	  }
	/** Reveals from the top until so many fit; they go `to`, the rest elsewhere. */
	| {
			readonly do: 'reveal until';
			readonly deck: Deck;
			readonly where: readonly Test[];
			readonly count: Amount;
			readonly to: Destination;
			readonly rest: Destination;
	  }
	| { readonly do: 'shuffle'; readonly deck: Deck }
	| {
			readonly do: 'look and put back';
			readonly who: PlayerWord;
			readonly deck: ObjectWord;
			readonly amount: Amount;
	  }
	/** Who puts it there, and chooses where, if that is not you. */
	| {
			readonly do: 'put top of deck';
			readonly deck: Deck | ObjectWord;
			readonly to: Destination;
			readonly who?: PlayerWord;
	  }
	| { readonly do: 'put top of discard on deck'; readonly discard: ObjectWord }
	| { readonly do: 'put top of discard'; readonly deck: Deck; readonly to: Destination }
	/** So many cards in a discard, chosen by the player, that fit. */
	| {
			readonly do: 'put from discard';
			readonly who: PlayerWord;
			readonly deck: Deck;
			readonly where: readonly Test[];
			readonly amount: Several;
			readonly to: Destination;
	  }
	/** So many of the cards under an object, chosen by the player, that fit (3.7). */
	| {
			readonly do: 'put from under';
			readonly who: PlayerWord;
			readonly under: ObjectWord;
			readonly where: readonly Test[];
			readonly amount: Several;
			readonly to: Destination;
	  }
	/** So many cards from outside the game, chosen by the player, that fit (3.7). */
	| {
			readonly do: 'put from outside';
			readonly who: PlayerWord;
			readonly where: readonly Test[];
			readonly amount: Several;
			readonly to: Destination;
	  }
	/**
	 * For as long as it says, a player may play a loot card that is chosen now, or a copy of it, with a
	 * loot play or without (2.2, 6.6).
	 */
	| {
			readonly do: 'let play';
			readonly who: PlayerWord;
			readonly from: Cards;
			readonly where: readonly Test[];
			readonly copy: boolean;
			readonly free: boolean;
			readonly until: Until;
	  }
	/** Players bid ¢ for a thing in turn order until nobody goes higher; the highest bidder pays and steals it. */
	| {
			readonly do: 'bid';
			readonly who: Filter;
			readonly what: ObjectWord;
			readonly to: PlayerWord;
	  }
	/** Plays a loot card from where it is, or a copy of it. */
	| {
			readonly do: 'play';
			readonly who: PlayerWord;
			readonly from: Cards;
			/** Only a card that fits. */
			readonly where: readonly Test[];
			readonly copy: boolean;
			readonly free: boolean;
			readonly must: boolean;
	  };
