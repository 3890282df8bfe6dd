import type { Stat } from '../model/effects.ts';
import type { ChallengeSlot, Remembered } from '../model/position.ts';
import type { CardKey, Deck, SlotKind } from '../model/words.ts';
import type { CardThing, Damageable, DeckThing, PlayerThing, StackThing } from './things.ts';

/** What is said of a player. */
export interface PlayerSetup extends PlayerFacts {
	readonly name: string;
}

/** What can be said of a player, before the game or as an expectation. */
export interface PlayerFacts {
	readonly character?: ObjectSetup;
	/** Current HP. */
	readonly hp?: number;
	readonly cents?: number;
	readonly dead?: boolean;
	readonly lootPlays?: number;
	readonly attacks?: number;
	readonly purchases?: number;
	/** Turns of theirs that will be skipped (5.2). */
	readonly skips?: number;
	/** Counters on the player, not on the character. */
	readonly counters?: Readonly<Record<string, number>>;
	readonly items?: readonly ObjectSetup[];
	readonly souls?: readonly ObjectSetup[];
	readonly curses?: readonly ObjectSetup[];
	readonly hand?: readonly CellSetup[];
}

/** An object in play. */
export interface ObjectSetup {
	readonly card: CardKey;
	/** Current HP. */
	readonly hp?: number;
	readonly charged?: boolean;
	readonly counters?: Readonly<Record<string, number>>;
	/** The card it is printed on, where it is a copy of another or shows its other face. */
	readonly printed?: CardKey;
	/** A card that became a starting item, with the eternal that has (2.5). */
	readonly starting?: true;
}

/** A card in a hand, a deck or a discard, or some that nobody has named. */
export type CellSetup =
	| { readonly card: CardKey; readonly seenBy?: readonly string[] }
	| { readonly unknown: number; readonly seenBy?: readonly string[] };

/** A slot: the object on top, and the cards it covers, the uppermost first. */
export interface SlotSetup {
	readonly top?: ObjectSetup;
	readonly covered?: readonly CardKey[];
	/** A slot of a challenge (18). */
	readonly as?: ChallengeSlot;
}

export const STEPS = [
	'start of turn',
	'start triggers',
	'loot step',
	'action phase',
	'end declared',
	'end triggers'
] as const;

/** Where a turn can be when somebody has to decide. */
export type TurnStep = (typeof STEPS)[number];

/** What a turn remembers for cards that ask, beside attack rolls. */
export const HAPPENED = [
	'attacks',
	'loot cards played',
	'shop items purchased',
	'players died'
] as const satisfies readonly Remembered[];

export interface TurnSetup {
	readonly active?: string;
	readonly step?: TurnStep;
	/** Attack rolls the active player has made this turn. */
	readonly attackRolls?: number;
	readonly monsterDied?: true;
	/** The turn ends as soon as the procedures under way are over. */
	readonly ending?: true;
	/** How often it has happened this turn. */
	readonly happened?: Readonly<Partial<Record<(typeof HAPPENED)[number], number>>>;
	/** It is an extra turn, after the turn of this player (7.4). */
	readonly extraAfter?: string;
	/** Who took the first turn of the game: rounds are counted from them (7.4). */
	readonly starting?: string;
}

export const DYING = ['before rewards', 'after rewards', 'before the penalty', 'cleanup'] as const;

/** A death that is resolving, at one of the points where players get priority. */
export interface DyingSetup {
	readonly of: Damageable;
	readonly at: (typeof DYING)[number];
	/** The slot a monster died in, counted from 1. */
	readonly slot?: number;
	/** How many things on the stack lie below this death's own; its window leaves them alone. */
	readonly below: number;
}

/** An effect that lasts, or waits for its event. */
export interface EffectSetup {
	readonly of: Damageable;
	readonly change:
		| { readonly stat: Stat; readonly add: number }
		| { readonly prevent: 'damage'; readonly left: number }
		| { readonly prevent: 'instance'; readonly upTo?: number };
	readonly from: CardKey;
	readonly indefinitely?: true;
}

/** What is said of the table apart from the players. */
export interface Board {
	readonly slots?: Readonly<Partial<Record<SlotKind, readonly SlotSetup[]>>>;
	readonly decks?: Readonly<Partial<Record<Deck, readonly CellSetup[]>>>;
	readonly discards?: Readonly<Partial<Record<Deck, readonly CellSetup[]>>>;
	/** The game's pool, in ¢. */
	readonly pool?: number;
	/** What the timer shows (17.1). */
	readonly timer?: number;
	readonly outside?: readonly CardKey[];
	/** The active bonus souls that nobody has gained yet. */
	readonly bonusSouls?: readonly CardKey[];
	/** The game has still to be set up (1), with what the players play with. */
	readonly setup?: { readonly rooms?: true; readonly bonusSouls?: true };
	readonly turn?: TurnSetup;
	/** Whose turns come before the next player's, the first one first (7.4). */
	readonly extraTurns?: readonly string[];
	/** Who has priority, after how many passes in a row. */
	readonly priority?: { readonly player: string; readonly passes: number };
	readonly attack?: {
		readonly attacker: string;
		readonly target?: CardThing | PlayerThing | DeckThing;
	};
	readonly purchase?: { readonly buyer: string };
	/** Deaths under way, outermost first. */
	readonly dying?: readonly DyingSetup[];
	/** Bottom first. */
	readonly stack?: readonly StackThing[];
	readonly effects?: readonly EffectSetup[];
}
