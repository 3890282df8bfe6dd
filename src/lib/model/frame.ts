import type { AttackOn, Cell, GameObject } from './position.ts';
import type { Context, ItemOf, Damageable, RollPurpose, ResolvedRoll, StackItem } from './stack.ts';
import type {
	CardKey,
	Deck,
	EffectRef,
	ItemId,
	ObjectId,
	Option,
	Seat,
	SlotKind
} from './words.ts';

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

/** From where a loot is played that is in no hand, and whether that takes a loot play. */
export type PlayedFrom = 'elsewhere' | 'elsewhere, free';

/**
 * Work a procedure has begun and not finished, first task first. A task that needs to be told
 * something asks a question, and is done again with the answer at hand.
 */
export type Task =
	| { readonly do: 'effect'; readonly at: EffectRef; readonly context: Context }
	/** Looks at the cards of an effect, before anything is decided about them. */
	| { readonly do: 'look'; readonly at: EffectRef; readonly context: Context }
	/** The second part of "if you do", once the first has been tried. */
	| { readonly do: 'if done'; readonly at: EffectRef; readonly context: Context }
	/** The effect again, so many more times at most. */
	| {
			readonly do: 'repeat';
			readonly at: EffectRef;
			readonly context: Context;
			readonly left: number;
	  }
	| Replaceable
	| {
			readonly do: 'discard';
			readonly player: Seat;
			readonly count: number;
			readonly because: DiscardReason;
			/** Of several, as many as the player likes from this number on. */
			readonly least?: number;
			/** The replacements that have applied: each does so once (5.2). */
			readonly applied?: readonly string[];
	  }
	/**
	 * Puts cards that are held for the moment where the effect at `at` says: its n-th destination.
	 */
	| {
			readonly do: 'put cards';
			readonly cards: readonly Cell[];
			readonly deck: Deck;
			readonly from: CameFrom;
			readonly at: EffectRef;
			readonly which: number;
			readonly context: Context;
	  }
	/** A cost of objects that the player chooses: to destroy, or to give to another player (4.1). */
	| {
			readonly do: 'pay objects';
			readonly player: Seat;
			readonly how: 'destroy' | 'give';
			readonly count: number;
			readonly options: readonly Option[];
	  }
	/** A cost of counters: so many, or any number but at least one; of a name or of any kind. */
	| {
			readonly do: 'pay counters';
			readonly player: Seat;
			readonly object: ObjectId;
			readonly count?: number;
			readonly named?: string;
	  }
	/** Puts an ability on the stack whose costs have been paid. */
	| {
			readonly do: 'put paid';
			readonly item: Extract<StackItem, { kind: 'loot' | 'ability' }>;
			/** Where a loot is played from; a hand where nothing is said. */
			readonly from?: PlayedFrom;
	  }
	/** Puts a copy, or an ability without its cost, on the stack: its option and targets are chosen now. */
	| { readonly do: 'put copy'; readonly item: Extract<StackItem, { kind: 'loot' | 'ability' }> }
	| { readonly do: 'destroy penalty item'; readonly player: Seat }
	| { readonly do: 'lose penalty ¢'; readonly player: Seat }
	| { readonly do: 'deactivate penalty objects'; readonly player: Seat }
	| { readonly do: 'make roll'; readonly roller: Seat; readonly purpose: RollPurpose }
	| { readonly do: 'order triggers'; readonly waiting: readonly number[] }
	| { readonly do: 'put trigger'; readonly waiting: number }
	| {
			readonly do: 'put deaths';
			readonly players: readonly Damageable[];
			readonly monsters: readonly Damageable[];
			/** Players' deaths go above monsters', and so resolve first. */
			readonly playersFirst?: true;
			/** Each stands in the order of all that triggers. */
			readonly byTiming?: true;
	  }
	/** Fills a slot as the game is set up: an event goes to the bottom of its deck (1). */
	| { readonly do: 'set up slot'; readonly place: SlotPlace }
	| { readonly do: 'deal character'; readonly player: Seat }
	| { readonly do: 'draw bonus souls' }
	| { readonly do: 'choose first player' }
	/** The parts of a draft: a treasure is laid out, all are shown, one is picked, the rest put away (20.1). */
	| { readonly do: 'lay out' | 'show the draft' | 'end the draft' }
	| { readonly do: 'draft'; readonly player: Seat; readonly again: boolean }
	| { readonly do: 'put ambush' }
	| { readonly do: 'discard room' }
	| { readonly do: 'choose attack target' }
	| { readonly do: 'put attacked card' }
	| { readonly do: 'choose purchase' }
	/** The attacked card of the deck is revealed: a monster takes a slot, any other card is played. */
	| { readonly do: 'reveal attacked card' }
	/** The next card of the deck fills a slot, or is played if it is for no slot. */
	| { readonly do: 'refill or play' }
	/** A card of the monster deck that is no monster is played by the active player. */
	| { readonly do: 'play event'; readonly card: CardKey; readonly line?: number }
	/** The standing modifiers of a roll go on the stack above it. */
	| { readonly do: 'put modifiers'; readonly roll: ItemId }
	| { readonly do: 'take purchase' }
	/** The top card of the deck of starting items that nobody has. */
	| { readonly do: 'gain starting item'; readonly player: Seat }
	| { readonly do: 'refill' }
	| { readonly do: 'order refills' }
	| { readonly do: 'apply replacement' }
	/** Something else happens instead (5.2). */
	| {
			readonly do: 'do instead';
			readonly would:
				| 'die'
				| 'pay the penalty'
				| 'be destroyed'
				| 'be put into discard'
				| 'start the turn'
				| 'end the turn'
				| 'recharge step';
			readonly of: Damageable;
			/** The replacements that have applied: each does so once (5.2). */
			readonly applied?: readonly string[];
	  };

/** Where a card came from. */
export type CameFrom = 'deck' | 'discard' | 'hand' | 'play' | 'stack' | 'outside';

/** What players gain, lose or loot, and replacement effects may change first (5.2). */
export interface Replaceable {
	readonly do: 'gain ¢' | 'lose ¢' | 'loot' | 'gain treasure';
	readonly player: Seat;
	readonly count: number;
	/** The replacements that have applied: each does so once (5.2). */
	readonly applied?: readonly string[];
	/** Loots from the discard instead. */
	readonly from?: 'loot discard';
}

export type DiscardReason = 'penalty' | 'hand size' | 'effect' | 'cost';

/** The parts of the death penalty, in their order (11.2). */
export const PENALTY = ['item', 'loot card', '¢', 'deactivate'] as const;
export type PenaltyPart = (typeof PENALTY)[number];

/** Which slot. */
export interface SlotPlace {
	readonly slot: SlotKind;
	readonly index: number;
}

/** Where an object in play is. */
export type Place =
	{ readonly seat: Seat; readonly among: 'character' | 'items' | 'souls' | 'curses' } | SlotPlace;

interface Running {
	readonly state: string;
	/** Work to finish before the chart takes its next transition. */
	readonly agenda: readonly Task[];
	/** Answers given to the first task of the agenda, in the order of its questions. */
	readonly answers: readonly (readonly Option[])[];
	/** How much the last part of an effect did: 0 is "not done" (6.2, 6.18). */
	readonly tally?: number;
	/** The loot cards that were discarded for the cost that is being paid. */
	readonly paid?: readonly CardKey[];
	/** The object that a part of an effect put into play last. */
	readonly put?: ObjectId;
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
	readonly item: ItemOf<'loot' | 'ability'>;
	/** The card of the loot has gone elsewhere than to discard. */
	readonly moved?: true;
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
	readonly applied: readonly string[];
}
export interface AttackFrame extends Running {
	readonly chart: 'attack';
	readonly attacker: Seat;
	/** Null until it is chosen. */
	readonly target: Damageable | 'deck' | null;
	/** What the attack was granted for; without it, anything. */
	readonly on?: AttackOn;
	/** Others who make an attack roll after each of the attacker's (8). */
	readonly rollers?: readonly Seat[];
	/** Who has made an attack roll that abilities have not looked at since it was dealt with. */
	readonly rolled?: Seat;
	/** Where there are others, whose roll is next: 0 is the attacker; past the last it is theirs again. */
	readonly next?: number;
}
export interface PurchaseFrame extends Running {
	readonly chart: 'purchase';
	readonly buyer: Seat;
	readonly target: ObjectId | 'deck' | null;
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
}

export type FrameOf<C extends ChartName> = Extract<Frame, { chart: C }>;
