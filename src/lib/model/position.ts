import type { Frame } from './frame.ts';
import type { StackItem } from './stack.ts';
import type { ContinuousEffect, WaitingTrigger } from './waiting.ts';
import type { Question } from './question.ts';
import type { CardKey, Deck, EditionId, ObjectId, ObjectKind, Seat, SlotKind } from './words.ts';

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
}

export interface Player {
	readonly name: string;
	readonly character: GameObject;
	/** Damage marked on the player, in HP. */
	readonly damage: number;
	readonly cents: number;
	readonly hand: readonly Cell[];
	readonly items: readonly GameObject[];
	readonly souls: readonly GameObject[];
	readonly curses: readonly GameObject[];
	/** What is left this turn. */
	readonly lootPlays: number;
	readonly attacks: number;
	readonly purchases: number;
	/** Died this turn and not yet healed (11.2). */
	readonly dead: boolean;
}

/** A slot: the object in play on top and the cards it covers, the last one uppermost (3.5). */
export interface Slot {
	readonly top: GameObject | null;
	readonly covered: readonly CardKey[];
}

/** What the turn is and what must be remembered of it. */
export interface Turn {
	readonly active: Seat;
	readonly phase: 'start' | 'action' | 'end';
	/** An effect or a death makes the turn end: it waits only for procedures that hold cards. */
	readonly ending: boolean;
	/** Attack rolls the active player has made this turn. */
	readonly attackRolls: number;
	/** A monster died this turn (2.6). */
	readonly monsterDied: boolean;
	/** A declaration that the turn has not taken up yet. */
	readonly declared: 'attack' | 'purchase' | 'end turn' | null;
}

export interface Position {
	readonly edition: EditionId;
	/** Readings that differ from their default, by id. */
	readonly readings: Readonly<Record<string, string>>;
	readonly players: readonly Player[];
	readonly slots: Readonly<Record<SlotKind, readonly Slot[]>>;
	/** Decks: index 0 is the top. */
	readonly decks: Readonly<Record<Deck, readonly Cell[]>>;
	/** Discards: index 0 is the top. */
	readonly discards: Readonly<Record<Deck, readonly Cell[]>>;
	/** The game's pool of ¢. */
	readonly pool: number;
	/** Cards outside the game (3.7). */
	readonly outside: readonly CardKey[];
	/** The stack, bottom first. */
	readonly stack: readonly StackItem[];
	/** Triggered abilities whose conditions are met and that wait for the next time anyone would get priority (4.4). */
	readonly waiting: readonly WaitingTrigger[];
	/** Continuous effects and one-shot replacements that are not tied to an object in play (5.1, 5.2). */
	readonly effects: readonly ContinuousEffect[];
	/** The procedures under way, outermost first; the last one runs. */
	readonly frames: readonly Frame[];
	readonly turn: Turn;
	/** What the judge must be told before it can go on; null when a player has priority or the game is over. */
	readonly question: Question | null;
	/** Seats that have won; more than one is a tie (16). Null while the game goes on. */
	readonly winners: readonly Seat[] | null;
	/** The next id for an object or a thing on the stack. */
	readonly nextId: number;
}
