import type { WaitingTrigger } from './effects.ts';
import type { GameObject } from './board.ts';
import type { Damageable, PlainItemOf, ResolvedRoll, RollPurpose } from './stack.ts';
import type { PenaltyPart, Place, SlotPlace, Task } from './task.ts';
import type { CardKey, ItemId, ObjectId, Option, Seat } from './words.ts';

/** The procedures of the game that have a chart of their own. */
export const CHARTS = [
	'setup',
	'turn',
	'priority',
	'resolution',
	'roll',
	'damage',
	'attack',
	'purchase',
	'monsterDeath',
	'playerDeath',
	'refill',
	'lootStep',
	'modifier',
	'reward',
	'soulPurchase'
] as const;

export type ChartName = (typeof CHARTS)[number];

interface Running {
	readonly state: string;

	/** Work to finish before the chart takes its next transition. */
	readonly agenda: readonly Task[];
	/** Answers given to the first task of the agenda, in the order of its questions. */
	readonly answers: readonly (readonly Option[])[];
	/** How much the last part of an effect did: 0 is "not done" (6.2, 6.18). */
	readonly tally?: number;
	/** How many have done so far what each of several is to do. */
	readonly doers?: number;
	/** The loot cards that were discarded for the cost that is being paid. */
	readonly paid?: readonly CardKey[];
	/** How many counters were removed for it, where the player says how many. */
	readonly paidCounters?: number;
	/** The numbers that players have chosen, each a different one. */
	readonly numbers?: readonly number[];
	/** The object that a part of an effect put into play last. */
	readonly put?: ObjectId;
	/** All objects that parts of an effect put into play. */
	readonly puts?: readonly ObjectId[];
	/** The slots that parts of an effect added. */
	readonly added?: readonly SlotPlace[];
	/** Whose attack a part of an effect has cancelled. */
	readonly attackOver?: Seat;
	/** The object that a part of an effect destroyed last, with the player who controlled it. */
	readonly lost?: {
		readonly object?: ObjectId;
		readonly item?: ItemId;
		readonly controller: Seat;
	};
}

/** Setting up a game (1). */
export interface SetupFrame extends Running {
	readonly chart: 'setup';
	/** Whether the room deck and bonus souls are played with. */
	readonly rooms: boolean;
	readonly bonusSouls: boolean;
	/** Treasures that are laid out to pick from (20.1). */
	readonly laid?: readonly CardKey[];
}

export interface TurnFrame extends Running {
	readonly chart: 'turn';
}

/** A window in which priority passes. It closes when all pass and nothing above its mark is left. */
export interface PriorityFrame extends Running {
	readonly chart: 'priority';
	/** Things on the stack with an id below this one are not this window's to resolve. */
	readonly stackFloor: ItemId;
	readonly holder: Seat;
	/** Passes in a row. */
	readonly passes: number;
	/** The seat that gets priority when what comes before it is done. */
	readonly from: Seat;
	/** The action phase: it does not end by passing (15). */
	readonly action: boolean;
	/** The cleanup of a death: things with an id below this one lay on the stack as it began (11.2). */
	readonly cleanupStart?: ItemId;
}

/** A loot or an ability that is resolving. */
export interface ResolutionFrame extends Running {
	readonly chart: 'resolution';
	readonly item: PlainItemOf<'loot' | 'ability'>;
	/** The card of the loot has gone elsewhere than to discard. */
	readonly moved?: true;
	/** A choice of it had nothing to choose from, and the rest of it is not done. */
	readonly fizzled?: true;
	/** Rolls to make once it has resolved ("Roll-", 4.6). */
	readonly rolls: readonly { readonly roller: Seat; readonly purpose: RollPurpose }[];
}

export interface RollFrame extends Running {
	readonly chart: 'roll';
	/** The roll as it was when it tried to resolve; its result is final once standing modifiers are in. */
	readonly roll: PlainItemOf<'roll'>;
}

export interface DamageFrame extends Running {
	readonly chart: 'damage';
	readonly item: PlainItemOf<'damage'>;
	/** What is left of the amount after replacements. */
	readonly amount: number;
	/** Replacements already applied: each applies once to an event (5.2). */
	readonly applied: readonly string[];
}

/** What an attack may be made on: an object, a player, the monster deck, anything, or one of several. */
export type AttackOn = AttackedOne | { readonly among: readonly (Damageable | SlotPlace)[] };

/** What an attack was made on. */
export type AttackedOne = Damageable | 'deck' | 'anything';

export interface AttackFrame extends Running {
	readonly chart: 'attack';
	readonly attacker: Seat;
	/** Null until it is chosen. */
	readonly target: Damageable | 'deck' | null;
	/** What the attack was granted for; without it, anything. */
	readonly on?: AttackOn;
	/** Others who make an attack roll after each of the attacker's (8). */
	readonly rollers?: readonly Seat[];
	/** Those of them who gain the rewards too if its target dies in it. */
	readonly sharers?: readonly Seat[];
	/** Who has teamed up with the attacker, and the ability that Team Up is, as it triggers (4.6). */
	readonly team?: {
		readonly seats: readonly Seat[];
		readonly trigger: Omit<WaitingTrigger, 'id' | 'way'>;
	};
	/** Those who are to make an attack roll before the attacker's next, in this order. */
	readonly due?: readonly Seat[];
	/** What looks out for the next attack roll has looked. */
	readonly awaited?: true;
	/** Who has made an attack roll that abilities have not looked at since it was dealt with. */
	readonly rolled?: Seat;
	/** Where there are others, whose roll is next: 0 is the attacker; past the last it is theirs again. */
	readonly next?: number;
}

/** What is bought: an item of the shop, or what lies on top of the treasure deck or of its discard. */
export type PurchaseTarget = ObjectId | 'deck' | 'discard';

export interface PurchaseFrame extends Running {
	readonly chart: 'purchase';
	readonly buyer: Seat;
	readonly target: PurchaseTarget | null;
	/** How many ¢ have been paid. */
	readonly cost?: number;
}

export interface MonsterDeathFrame extends Running {
	readonly chart: 'monsterDeath';
	/** The dying monster: still in its slot before step 1, held from then on (11.1). */
	readonly monster: GameObject;
	readonly place: Place;
	/** Whether the card is in the holding zone. */
	readonly holding: boolean;
	/** Its rewards are gained twice. */
	readonly doubled?: true;
	/** Who killed it, and the attack roll it died on. */
	readonly by?: Seat;
	readonly roll?: number;
	/** Who gains its rewards as well. */
	readonly sharers?: readonly Seat[];
	/** Who was attacking it. */
	readonly attacker?: Seat;
}

export interface PlayerDeathFrame extends Running {
	readonly chart: 'playerDeath';
	readonly player: Seat;
	readonly by?: Seat;
	/** The parts of the penalty that are still to be paid (11.2). */
	readonly left?: readonly PenaltyPart[];
}

export interface RefillFrame extends Running {
	readonly chart: 'refill';
	/** Slots still to fill, in the order the active player gave. */
	readonly slots: readonly SlotPlace[];
}

/** The loot of the start of a turn, where it waits on the stack. */
export interface LootStepFrame extends Running {
	readonly chart: 'lootStep';
	readonly player: Seat;
}

/** A standing modifier of a roll, where it waits on the stack above it. */
export interface ModifierFrame extends Running {
	readonly chart: 'modifier';
	readonly roll: ItemId;
	readonly by: number;
	readonly source: { readonly object: ObjectId; readonly card: CardKey } | null;
}

/** The reward of a dying monster, where it waits on the stack. */
export interface RewardFrame extends Running {
	readonly chart: 'reward';
	readonly monster: GameObject;
	readonly doubled?: true;
	readonly by?: Seat;
	readonly roll?: number;
	readonly sharers?: readonly Seat[];
	readonly attacker?: Seat;
	/** The roll that it waited for, once that has resolved. */
	readonly resolved?: ResolvedRoll;
}

/** A soul that shall be given up, where that waits on the stack. */
export interface SoulPurchaseFrame extends Running {
	readonly chart: 'soulPurchase';
	readonly player: Seat;
	readonly soul: ObjectId;
}

/** A procedure that can wait on the stack. */
export type WaitingFrame =
	| AttackFrame
	| PurchaseFrame
	| MonsterDeathFrame
	| PlayerDeathFrame
	| RefillFrame
	| LootStepFrame
	| ModifierFrame
	| RewardFrame
	| SoulPurchaseFrame;

export type Frame =
	| SetupFrame
	| TurnFrame
	| PriorityFrame
	| ResolutionFrame
	| RollFrame
	| DamageFrame
	| AttackFrame
	| PurchaseFrame
	| MonsterDeathFrame
	| PlayerDeathFrame
	| RefillFrame
	| LootStepFrame
	| ModifierFrame
	| RewardFrame
	| SoulPurchaseFrame;

/** A transition that was taken, by the place it has in its chart. */
export interface TakenTransition {
	readonly chart: ChartName;
	/** How many frames lay below the one that took it. */
	readonly depth: number;
	readonly from: string;
	/** Its place among the transitions that leave the state, from 0. */
	readonly nth: number;
	/** How many steps had been told before it, of the decision or edit that led to it. */
	readonly told: number;
}

export type FrameOf<C extends ChartName> = Extract<Frame, { chart: C }>;
