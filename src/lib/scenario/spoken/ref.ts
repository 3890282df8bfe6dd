import type { CardKey, Deck, SlotKind } from '../../model/words.ts';

/** What somebody is called again by; others are. */
export type Pronoun = 'he' | 'she';

/** A person, as somebody is called: by a name, as whoever writes, by a pronoun, as somebody's friend. */
export type Who =
	| { readonly is: 'me' }
	| { readonly is: 'name'; readonly name: string }
	/** He, she, they. */
	| { readonly is: 'he'; readonly as?: Pronoun; readonly isObject?: true }
	/** Somebody of whom nothing is said, but not who did something last, or who is said to be another. */
	| { readonly is: 'other'; readonly than?: Who }
	/** Himself, herself: whoever does it. */
	| { readonly is: 'self'; readonly isThird?: true }
	/** Who used a card on whoever does it: "… and she bombs back". */
	| { readonly is: 'back' }
	/** My friend, the other one. */
	| { readonly is: 'friend' }
	/** Who was named last: "…, who has 1 HP". */
	| { readonly is: 'last' }
	/** Who the last piece was about, where another follows without its subject: "… and gets bombed by Vera". */
	| { readonly is: 'same' };

/** A card that is named, with what is said of it beside its name. */
export interface CardRef {
	readonly ref: 'card';
	readonly card: CardKey;
	readonly of: Who | null;
	readonly facts: Facts;
	/** It is said to be what triggered. */
	readonly isTrigger?: true;
	/** "This very bomb": one that was spoken of. */
	readonly isSame?: true;
	/** It is said to be used once more. */
	readonly isAgain?: true;
}

export interface RollRef {
	readonly ref: 'roll';
	readonly of: Who | null;
	readonly shows: number | null;
	readonly against: CardRef | null;
	/** It is made against what was spoken of. */
	readonly isAgainstIt?: true;
	/** What the roll is for. */
	readonly for: CardKey | null;
}

/** Anything that is pointed at. */
export type Ref =
	| { readonly ref: 'who'; readonly who: Who; readonly facts: Facts }
	/** It, that, this, him where it may be a thing. */
	| {
			readonly ref: 'it';
			/** It is called the monster. */
			readonly is?: 'monster';
	  }
	| CardRef
	| RollRef
	| {
			readonly ref: 'deck';
			readonly deck: Deck | null;
			readonly isDiscard?: boolean;
			readonly top?: CardKey;
	  }
	| { readonly ref: 'slot'; readonly slot: SlotKind; readonly number: number }
	| {
			readonly ref: 'attack';
			readonly of: Who | null;
			readonly on: Ref | null;
			readonly roll: number | null;
	  }
	| {
			readonly ref: 'purchase';
			readonly of: Who | null;
			readonly on: Ref | null;
			/** Something is done in response to it: then it was declared. */
			readonly isAnswered?: true;
			/** It is asked whether something may be done to it: whether it comes to its choice is not told. */
			readonly isWanted?: true;
	  }
	| { readonly ref: 'death'; readonly of: Who | CardRef | null }
	/** A card that is used by somebody on something, as a noun: "Mia's bomb on Spider". */
	| {
			readonly ref: 'use';
			readonly card: CardRef;
			readonly on: readonly Ref[];
			/** Something of the same player is done in response to it. */
			readonly isAnswered?: true;
	  };

/** What is said of a person or a thing. */
export interface Facts {
	readonly hp?: number;
	/** Said behind "with": the HP may be of whoever does something to it. */
	readonly isLoose?: true;
	/** So many of its HP are gone. */
	readonly lost?: number;
	/** None of its HP are gone. */
	readonly isFull?: true;
	readonly cents?: number;
	readonly counters?: number;
	readonly deactivated?: boolean;
	readonly charged?: boolean;
	readonly lootPlays?: number;
	readonly attacks?: number;
	readonly purchases?: number;
	/** How many cards there are in the hand, those named among them; `all` where those named are all. */
	readonly hand?: number | 'all';
	readonly handCards?: readonly CardKey[];
	readonly items?: readonly CardRef[];
	readonly souls?: readonly CardKey[];
	/** How many souls there are, those named among them. */
	readonly soulCount?: number;
	/** How many items there are, those named among them. */
	readonly itemCount?: number;
	readonly curses?: readonly CardKey[];
	readonly character?: CardKey;
	readonly dead?: true;
	/** It may come of what was told: "she is dead". */
	readonly isNews?: true;
	/** It covers another, which lies under it. */
	readonly over?: CardKey;
	/** A number without a word behind it. */
	readonly number?: number;
	/** A thing's person. */
	readonly of?: Who;
	/** Everything is told that there is: the shop, a slot. */
	readonly inShop?: true;
	readonly inSlot?: true;
	readonly isBonusSoul?: true;
}

/** Something that lies on the stack, as a noun. */
export type Lying =
	| { readonly lies: 'roll'; readonly roll: RollRef }
	| {
			readonly lies: 'damage';
			readonly amount: number;
			readonly to: Ref;
			readonly combat: boolean;
			readonly from: Ref | null;
	  }
	| { readonly lies: 'death'; readonly of: Who | CardRef }
	| {
			readonly lies: 'card';
			readonly card: CardRef;
			readonly on: readonly Ref[];
			readonly isTrigger: boolean;
	  };
