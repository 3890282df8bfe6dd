import type { CardKey, Deck, EditionId, SlotKind } from '../model/words.ts';
import type { RuleId } from '../rules/index.ts';
import type { ReadingId } from '../rules/readings.ts';
import type { Variants } from '../rules/variants.ts';
import type { Edit } from './edit/edit.ts';
import type { ThingAbout } from './expect/step-words.ts';
import type { Board, CellSetup, PlayerFacts, PlayerSetup, SlotSetup, TurnStep } from './setup.ts';
import type { CardThing, Damageable, StackThing, Thing } from './things.ts';

export { STATS, type Stat } from '../model/effects.ts';
export * from './setup.ts';

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
