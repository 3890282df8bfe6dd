import type { CardKey, Deck, EffectRef, Option, Seat, SlotKind } from './words.ts';

/** The shape of an answer. */
export type Domain =
	| { readonly pick: 'one' }
	| { readonly pick: 'some'; readonly min: number; readonly max: number }
	/** All of the options, first to last. */
	| { readonly pick: 'order' }
	| { readonly pick: 'amount'; readonly min: number; readonly max: number }
	/** A total divided over the options: an option is named once for each point it gets. */
	| { readonly pick: 'split'; readonly total: number }
	/** The result of a die. */
	| { readonly pick: 'roll' }
	/** The name of a card of a deck. */
	| { readonly pick: 'card'; readonly deck: Deck };

/** What a question is about, for the sentence that asks it. */
export type Purpose =
	| { readonly about: 'target'; readonly effect: EffectRef; readonly index: number }
	| { readonly about: 'mode'; readonly effect: EffectRef }
	| { readonly about: 'may'; readonly effect: EffectRef }
	| { readonly about: 'choice'; readonly effect: EffectRef }
	| { readonly about: 'order'; readonly effect: EffectRef }
	| { readonly about: 'number'; readonly effect: EffectRef }
	| { readonly about: 'vote'; readonly effect: EffectRef }
	/** What somebody bids, above so many ¢; 0 is nothing. */
	| { readonly about: 'bid'; readonly effect: EffectRef; readonly high: number }
	| { readonly about: 'cards'; readonly effect: EffectRef }
	| { readonly about: 'at random'; readonly effect: EffectRef }
	| { readonly about: 'put back'; readonly effect: EffectRef; readonly deck: Deck }
	| { readonly about: 'roll result'; readonly effect: EffectRef }
	| { readonly about: 'attack target' }
	| { readonly about: 'slot to cover' }
	| { readonly about: 'room to discard' }
	| { readonly about: 'character' | 'bonus souls' | 'first player' | 'draft' | 'starting item' }
	| { readonly about: 'purchase' }
	| { readonly about: 'trigger order' }
	| { readonly about: 'death order' }
	| { readonly about: 'refill order' }
	| { readonly about: 'replacement order' }
	| { readonly about: 'discard'; readonly because: 'penalty' | 'hand size' | 'effect' | 'cost' }
	| { readonly about: 'penalty item' }
	| { readonly about: 'cost'; readonly how: CostChoice }
	/** How many counters of a name to take, or to put, where any may be. */
	| { readonly about: 'counters'; readonly name: string; readonly put?: true }
	| { readonly about: 'whom to give' }
	| { readonly about: 'roll' }
	| { readonly about: 'reroll' }
	| {
			readonly about: 'reveal';
			readonly deck: Deck;
			/** Whose hand it is in; it is the top card of the deck otherwise. */
			readonly hand?: Seat;
			readonly slot?: SlotKind;
			readonly card?: CardKey;
	  };

/** What a player chooses for a cost: objects, how many counters, or loot cards and where they go. */
export type CostChoice =
	'destroy' | 'give' | 'counters' | 'deactivate' | 'give loot' | 'top of deck' | 'bottom of deck';

/** What the judge must be told, by whom. */
export interface Question {
	readonly who: Seat;
	readonly purpose: Purpose;
	readonly domain: Domain;
	/** The legal answers; empty where the domain says it all (a die, an amount, a card's name). */
	readonly options: readonly Option[];
}
