import { STATS, type Stat } from '../model/effects.ts';
import type { ChallengeSlot, Remembered } from '../model/position.ts';
import type { CardKey, Deck, EditionId, SlotKind } from '../model/words.ts';
import type { RuleId } from '../rules/index.ts';
import type { ReadingId } from '../rules/readings.ts';
import type { Variants } from '../rules/variants.ts';
import type { Edit } from './edit/edit.ts';
import type { ThingAbout } from './expect/step-words.ts';
import {
	type CardThing,
	type Damageable,
	type DeckThing,
	type PlayerThing,
	type StackThing,
	type Thing
} from './things.ts';

export { STATS };
export type { Stat };

/**
 * A scenario as plain data: what is said of the table, then the script. It refers to players and
 * cards by name, never to ids of a position, so that it outlives repairs of the judge. What is not
 * said is left out and has the game's default.
 */
export interface Scenario {
	readonly title?: string;
	readonly rules: EditionId;
	/** Where the answer can be looked up; a ruling must have one. */
	readonly sources?: readonly string[];
	readonly readings?: Readonly<Partial<Record<ReadingId, string>>>;
	/** What is played otherwise than usual (20), with the number that is said of it. */
	readonly variants?: Variants;
	/** In turn order. */
	readonly players?: readonly PlayerSetup[];
	readonly board?: Board;
	readonly script: readonly Line[];
}

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

// The script

/** What somebody does, or a fact told to the judge. */
export type Act =
	| { readonly do: 'everyone passes' }
	| { readonly do: 'pass'; readonly player: string }
	| {
			readonly do: 'play';
			readonly player: string;
			readonly card: CardKey;
			readonly mode?: number;
			readonly targets?: readonly Thing[];
	  }
	| {
			readonly do: 'activate';
			readonly player: string;
			/** Its line and mode say which ability. */
			readonly object: CardThing;
			readonly targets?: readonly Thing[];
	  }
	| { readonly do: 'attack' | 'purchase' | 'end turn'; readonly player: string }
	/** ¢ for a favour that both agree on. */
	| {
			readonly do: 'barter';
			readonly player: string;
			readonly to: string;
			readonly amount: number;
			/** Cards and items besides ¢, where they can be traded. */
			readonly gives?: readonly Thing[];
			readonly gets?: readonly Thing[];
			readonly favour?: string;
	  }
	| { readonly do: 'soul purchase'; readonly player: string; readonly soul: CardThing }
	| {
			readonly do: 'choose';
			readonly player: string;
			readonly picks: readonly Thing[];
			/** From now on, without being asked. */
			readonly always?: true;
	  }
	| { readonly do: 'roll'; readonly result: number; readonly player?: string }
	| { readonly do: 'reveal'; readonly card: CardKey };

/** A step to be found among those of the last act. */
export interface StepPattern {
	readonly did: string;
	/** Players, cards and numbers the step is about. */
	readonly about?: readonly Thing[];
	/** Other words of the step, as the trace has them: "target gone", "loot step". */
	readonly words?: readonly string[];
	readonly rules?: readonly RuleId[];
}

export type Expectation =
	/** The whole stack, bottom first. */
	| { readonly expect: 'stack'; readonly things: readonly StackThing[] }
	| {
			readonly expect: 'player';
			readonly player: string;
			readonly facts: PlayerFacts & PlayerCounts;
	  }
	| { readonly expect: 'object'; readonly object: CardThing; readonly facts: ObjectFacts }
	| { readonly expect: 'slots'; readonly slot: SlotKind; readonly slots: readonly SlotSetup[] }
	/** The cards from the top; `more` when others may lie below. */
	| {
			readonly expect: 'deck' | 'discard';
			readonly deck: Deck;
			readonly cards: readonly CellSetup[];
			readonly more?: true;
	  }
	| { readonly expect: 'pool'; readonly cents: number }
	| { readonly expect: 'outside' | 'bonus souls'; readonly cards: readonly CardKey[] }
	| { readonly expect: 'priority'; readonly player: string }
	| { readonly expect: 'turn'; readonly player?: string; readonly step?: TurnStep }
	/** A question, what it is about, and all that can be chosen. */
	| {
			readonly expect: 'asked';
			readonly player: string;
			readonly about?: string;
			readonly options?: readonly Thing[];
	  }
	| { readonly expect: 'legal'; readonly act: Act }
	| { readonly expect: 'refused'; readonly act: Act; readonly rules?: readonly RuleId[] }
	/** These steps, in this order; others may lie between. */
	| { readonly expect: 'steps'; readonly steps: readonly StepPattern[] }
	| { readonly expect: 'no step'; readonly step: StepPattern }
	| { readonly expect: 'rules'; readonly rules: readonly RuleId[] }
	| {
			readonly expect: ThingAbout;
			readonly thing: Damageable | StackThing;
			readonly rules?: readonly RuleId[];
	  }
	| { readonly expect: 'reading'; readonly reading: ReadingId }
	/** Nobody, or all who have won. */
	| { readonly expect: 'winner'; readonly players: readonly string[] };

/** What only an expectation can say of a player. */
export interface PlayerCounts {
	readonly cards?: number;
	/** The soul value of all they control. */
	readonly soulValue?: number;
	readonly maxHp?: number;
	readonly attackStat?: number;
}

export interface ObjectFacts {
	/** Whether it is in play. */
	readonly inPlay?: boolean;
	readonly hp?: number;
	readonly maxHp?: number;
	readonly attackStat?: number;
	readonly evasion?: number;
	readonly charged?: boolean;
	readonly counters?: Readonly<Record<string, number>>;
}

export type Line = Act | Edit | Expectation;

/** Whether a line is an expectation. */
export const isExpectation = (line: Line): line is Expectation => 'expect' in line;

/** Whether a line is a change made by the table itself. */
export const isEdit = (line: Line): line is Edit => 'edit' in line;
