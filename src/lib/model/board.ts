import type { CardKey, ObjectKind, ObjectId, Seat } from './words.ts';

/** One card in a hidden or ordered zone. `card` is null while nobody at the table has named it. */
export interface Cell {
	readonly card: CardKey | null;
	/** Seats that have looked at it (3.2, 3.4); a hand is always seen by its player. */
	readonly seenBy: readonly Seat[];
}

export type Counters = Readonly<Record<string, number>>;

/** A card in play. Moving to another zone and back makes a new object with a new id (rulebook 3). */
export interface GameObject {
	readonly id: ObjectId;
	readonly card: CardKey;
	readonly kind: ObjectKind;
	readonly charged: boolean;
	/** Damage marked on it, in HP (6.8); a character's damage is marked on its player. */
	readonly damage: number;
	readonly counters: Counters;
	/** The card it is printed on, where it is a copy of another or shows its other face (6.6, 6.15). */
	readonly printed?: CardKey;
	/** It has the starting item quality (2.1): dealt with a character, or become so. */
	readonly starting?: true;
	/** The soul value that an effect gives it (2.4), where it is not its card's. */
	readonly soulValue?: number;
	/** Cards under it; they are outside the game (3.7). */
	readonly under?: readonly CardKey[];
	/** Numbers it has had noted (6.22). */
	readonly noted?: readonly number[];
	/** How often what its abilities count has happened since it came into play, by the ability. */
	readonly seen?: Readonly<Record<string, number>>;
	/** Whether the last attack roll against it was every second one, where its card asks. */
	readonly evenRoll?: boolean;
}
