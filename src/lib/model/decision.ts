import type { CardKey, ObjectId, Option, Ref, Seat } from './words.ts';

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
			readonly favour?: string;
	  }
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
