import type { CardKey, ObjectId, Option, Ref, Seat } from './words.ts';

/** A loot card of a hand, null where nobody has named it, or an object in play. */
export type Good = { readonly card: CardKey | null } | { readonly object: ObjectId };

/** One choice of one player, or a fact told to the judge (a die, a hidden card). */
export type Decision =
	| { readonly do: 'pass'; readonly player: Seat }
	| {
			readonly do: 'play';
			readonly player: Seat;
			readonly card: CardKey;
			readonly mode?: number;
			readonly targets?: readonly Ref[];
	  }
	| {
			readonly do: 'activate';
			readonly player: Seat;
			readonly object: ObjectId;
			/** Which line of the card, counted from 0. */
			readonly line: number;
			readonly mode?: number;
			readonly targets?: readonly Ref[];
	  }
	| { readonly do: 'attack'; readonly player: Seat }
	| { readonly do: 'purchase'; readonly player: Seat }
	| { readonly do: 'end turn'; readonly player: Seat }
	/** A trade that both players agree on: ¢ for a favour in words (12). */
	| {
			readonly do: 'barter';
			readonly player: Seat;
			readonly to: Seat;
			/** In ¢. */
			readonly amount: number;
			/** What the player gives besides, and what they get, where more than ¢ can be traded. */
			readonly gives?: readonly Good[];
			readonly gets?: readonly Good[];
			readonly favour?: string;
	  }
	/** A soul is given up for what a variant of the original offers for it. */
	| { readonly do: 'soul purchase'; readonly player: Seat; readonly soul: ObjectId }
	/** The answer to a question: one, some, all in an order. */
	| {
			readonly do: 'choose';
			readonly player: Seat;
			readonly picks: readonly Option[];
			/** The player answers the same question so from now on, without being asked. */
			readonly always?: true;
	  }
	| { readonly do: 'roll'; readonly result: number }
	| { readonly do: 'reveal'; readonly card: CardKey };

export type DecisionKind = Decision['do'];
