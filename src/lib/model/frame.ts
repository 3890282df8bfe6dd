import type { GameObject } from './position.ts';
import type { Context, ItemOf, Mortal, RollPurpose } from './stack.ts';
import type { EffectRef, ItemId, ObjectId, Option, Seat, SlotKind } from './words.ts';

/** The procedures of the game that have a chart of their own. */
export const CHARTS = [
	'turn',
	'priority',
	'resolution',
	'roll',
	'damage',
	'attack',
	'purchase',
	'monsterDeath',
	'playerDeath',
	'refill'
] as const;
export type ChartName = (typeof CHARTS)[number];

/**
 * Work a procedure has begun and not finished, first task first. A task that needs to be told
 * something asks a question, and is done again with the answer at hand.
 */
export type Task =
	| { readonly do: 'effect'; readonly at: EffectRef; readonly context: Context }
	| { readonly do: 'gain ¢'; readonly player: Seat; readonly count: number }
	| { readonly do: 'loot'; readonly player: Seat; readonly count: number }
	| { readonly do: 'gain treasure'; readonly player: Seat; readonly count: number }
	| {
			readonly do: 'discard';
			readonly player: Seat;
			readonly count: number;
			readonly because: DiscardReason;
	  }
	| { readonly do: 'destroy penalty item'; readonly player: Seat }
	| { readonly do: 'lose penalty ¢'; readonly player: Seat }
	| { readonly do: 'deactivate penalty objects'; readonly player: Seat }
	| { readonly do: 'make roll'; readonly roller: Seat; readonly purpose: RollPurpose }
	| { readonly do: 'order triggers'; readonly waiting: readonly number[] }
	| { readonly do: 'put trigger'; readonly waiting: number }
	| {
			readonly do: 'put deaths';
			readonly players: readonly Mortal[];
			readonly monsters: readonly Mortal[];
	  }
	| { readonly do: 'choose attack target' }
	| { readonly do: 'put attacked card' }
	| { readonly do: 'choose purchase' }
	| { readonly do: 'take purchase' }
	| { readonly do: 'refill' }
	| { readonly do: 'order refills' }
	| { readonly do: 'apply replacement' };

export type DiscardReason = 'penalty' | 'hand size' | 'effect';

/** Which slot. */
export interface SlotPlace {
	readonly slot: SlotKind;
	readonly index: number;
}

interface Running {
	readonly state: string;
	/** Work to finish before the chart takes its next transition. */
	readonly agenda: readonly Task[];
	/** Answers given to the first task of the agenda, in the order of its questions. */
	readonly answers: readonly (readonly Option[])[];
}

export interface TurnFrame extends Running {
	readonly chart: 'turn';
}

/** A window in which priority passes. It closes when all pass and nothing above its mark is left. */
export interface PriorityFrame extends Running {
	readonly chart: 'priority';
	/** Things on the stack with an id below this one are not this window's to resolve. */
	readonly mark: ItemId;
	readonly holder: Seat;
	/** Passes in a row. */
	readonly passes: number;
	/** The seat that gets priority when the beat is over. */
	readonly from: Seat;
	/** The action phase: it does not end by passing (15). */
	readonly action: boolean;
}

/** A loot or an ability that is resolving. */
export interface ResolutionFrame extends Running {
	readonly chart: 'resolution';
	readonly item: ItemOf<'loot' | 'ability'>;
	/** Rolls to make once it has resolved ("Roll-", 4.6). */
	readonly rolls: readonly { readonly roller: Seat; readonly purpose: RollPurpose }[];
}
export interface RollFrame extends Running {
	readonly chart: 'roll';
	/** The roll as it was when it tried to resolve; its result is final once standing modifiers are in. */
	readonly roll: ItemOf<'roll'>;
}
export interface DamageFrame extends Running {
	readonly chart: 'damage';
	readonly item: ItemOf<'damage'>;
	/** What is left of the amount after replacements. */
	readonly amount: number;
	/** Replacements already applied: each applies once to an event (5.2). */
	readonly applied: readonly number[];
}
export interface AttackFrame extends Running {
	readonly chart: 'attack';
	readonly attacker: Seat;
	/** Null until it is chosen. */
	readonly target: ObjectId | 'deck' | null;
}
export interface PurchaseFrame extends Running {
	readonly chart: 'purchase';
	readonly buyer: Seat;
	readonly target: ObjectId | 'deck' | null;
}
export interface MonsterDeathFrame extends Running {
	readonly chart: 'monsterDeath';
	/** The dying monster: still in its slot before step 1, held from then on (11.1). */
	readonly monster: GameObject;
	readonly place: SlotPlace;
	/** Whether the card is in the holding zone. */
	readonly holding: boolean;
}
export interface PlayerDeathFrame extends Running {
	readonly chart: 'playerDeath';
	readonly player: Seat;
}
export interface RefillFrame extends Running {
	readonly chart: 'refill';
	/** Slots still to fill, in the order the active player gave. */
	readonly slots: readonly SlotPlace[];
}

export type Frame =
	| TurnFrame
	| PriorityFrame
	| ResolutionFrame
	| RollFrame
	| DamageFrame
	| AttackFrame
	| PurchaseFrame
	| MonsterDeathFrame
	| PlayerDeathFrame
	| RefillFrame;

/** A transition that was taken, by the place it has in its chart. */
export interface Transition {
	readonly chart: ChartName;
	/** How many frames lay below the one that took it. */
	readonly depth: number;
	readonly from: string;
	/** Its place among the transitions that leave the state, from 0. */
	readonly nth: number;
}

export type FrameOf<C extends ChartName> = Extract<Frame, { chart: C }>;
