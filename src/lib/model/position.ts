import type { AttackedOne, AttackOn, Frame } from './frame.ts';
import type { Damageable } from './stack.ts';
import type { StackItem } from './stack-item.ts';
import type { ContinuousEffect, WaitingTrigger } from './effects.ts';
import type { Question } from './question.ts';
import type {
	CardKey,
	Deck,
	EditionId,
	EffectRef,
	ItemId,
	ObjectId,
	Seat,
	SlotKind
} from './words.ts';
import type { Cell, Counters, GameObject } from './board.ts';

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
	/** Counters on the player, which stay when the character changes (6.7). */
	readonly counters?: Counters;
	/** Turns of theirs that will be skipped (5.2). */
	readonly skips?: number;
}

/** A slot: the object in play on top and the cards it covers, the last one uppermost (3.5). */
export interface Slot {
	readonly top: GameObject | null;
	readonly covered: readonly CardKey[];
	/** A slot of a challenge, apart from the monster slots among which it is kept (18). */
	readonly as?: ChallengeSlot;
}

export const CHALLENGE_SLOTS = ['final boss', 'minion'] as const;
export type ChallengeSlot = (typeof CHALLENGE_SLOTS)[number];

/** What the turn is and what must be remembered of it. */
export interface Turn {
	readonly active: Seat;
	readonly phase: 'start' | 'action' | 'end';
	/** An effect or a death makes the turn end: it waits only for procedures that hold cards. */
	readonly ending: boolean;
	/** Attack rolls the active player has made this turn. */
	readonly attackRolls: number;
	/** Those that each other player has made beside them. */
	readonly attackRollsOfOthers?: Readonly<Record<Seat, number>>;
	/** A monster died this turn (2.6). */
	readonly monsterDied: boolean;
	/** A declaration that the turn has not taken up yet. */
	readonly declared: 'attack' | 'purchase' | 'end turn' | null;
	/** Attacks that effects have added, and what they may be made on. */
	readonly grants?: readonly Grant[];
	/** Attacks that must be made this turn if able. */
	readonly obligations?: readonly Obligation[];
	/** What the attack that was declared may be made on, where that is not anything. */
	readonly declaredOn?: AttackOn;
	/** What the active player has attacked this turn. */
	readonly attacked?: readonly AttackedOne[];
	/** Who has made attack rolls against what this turn, each pair once. */
	readonly rolledAgainst?: readonly RolledAgainst[];
	/** What the last attack roll against what came to. */
	readonly lastAgainst?: readonly RollAgainst[];
	/** The objects that have dealt combat damage to a player this turn. */
	readonly dealtCombatDamage?: readonly ObjectId[];
	/** How often what a trigger or replacement counts has happened, by its key. */
	readonly seen?: Readonly<Record<string, number>>;
	/** What the turn remembers for cards that ask: how often, by name. */
	readonly history?: Readonly<Partial<Record<Remembered, number>>>;
	/** Who has done what this turn, or had it happen to them, of what cards ask. */
	readonly deeds?: Readonly<Partial<Record<Deed, readonly Seat[]>>>;
	/** Who last brought a player or object to 0 HP, by who it was. */
	readonly blows?: Readonly<Record<string, KillCredit>>;
	/** The rolls that each player has made this turn, in their order. */
	readonly rollsMade?: Readonly<Record<Seat, readonly ItemId[]>>;
	/** The item that each player destroyed last for the death penalty, this turn. */
	readonly penaltyItems?: Readonly<
		Record<Seat, { readonly object: ObjectId; readonly card: CardKey }>
	>;
	/** What each player's die showed last, this turn. */
	readonly lastRolls?: Readonly<Record<Seat, number>>;
	/** It was added by an effect: rounds go on as if it were not there (7.4). */
	readonly extra?: true;
}

/** A player, and what they have made an attack roll against. */
export interface RolledAgainst {
	readonly player: Seat;
	readonly target: Damageable;
}

/** What was attacked, and what an attack roll against it came to. */
export interface RollAgainst {
	readonly target: Damageable;
	readonly result: number;
}

/** The player who brought something to 0 HP, and the attack roll it was. */
export interface KillCredit {
	readonly by?: Seat;
	/** The object that dealt the damage. */
	readonly object?: ObjectId;
	readonly roll?: number;
	/** The damage that it was, where something waits for a death of it. */
	readonly item?: ItemId;
	/** The HP before it. */
	readonly hp?: number;
}

export const REMEMBERED = [
	'players died',
	'loot cards played',
	'shop items purchased',
	'attack rolls',
	'attacks',
	/** From the second on; that one died is known beside. */
	'monsters died'
] as const;
export type Remembered = (typeof REMEMBERED)[number];

/** What a turn remembers of each player, by the name that it has as an event. */
export const DEEDS = [
	'die',
	'take damage',
	'deal damage',
	'heal',
	'declare attack',
	'hit',
	'miss',
	'loot',
	'discard',
	'gain ¢',
	'lose ¢',
	'purchase',
	'activate'
] as const;
export type Deed = (typeof DEEDS)[number];

/** Additional attacks (8); null is any number. */
export interface Grant {
	readonly on: AttackOn;
	readonly times: number | null;
}

/** Attacks that must still be made this turn, with any attack that is left (8). */
export interface Obligation {
	readonly on: AttackOn;
	readonly times: number;
	readonly from: EffectRef;
}

/** An answer given once for all: whether to use an ability, or in which order abilities go on the stack. */
export type StandingAnswer = {
	readonly who: Seat;
} & (
	| { readonly may: EffectRef; readonly answer: 'yes' | 'no' }
	| { readonly order: readonly EffectRef[] }
);

export interface Position {
	readonly edition: EditionId;
	/** Readings that differ from their default, by id. */
	readonly readings: Readonly<Record<string, string>>;
	/** The variants that are played with (20), by their word, with the number that is said of one. */
	readonly variants?: Readonly<Record<string, true | number>> | undefined;
	/** What the timer shows, where one is played with (17.1). */
	readonly timer?: number | undefined;
	/** The rooms that were on top of their slots as the round began, where that matters (17.3). */
	readonly roundRooms?: readonly ObjectId[] | undefined;
	readonly players: readonly Player[];
	readonly slots: Readonly<Record<SlotKind, readonly Slot[]>>;
	/** Decks: index 0 is the top. */
	readonly decks: Readonly<Record<Deck, readonly Cell[]>>;
	/** Discards: index 0 is the top. */
	readonly discards: Readonly<Record<Deck, readonly Cell[]>>;
	/** The game's pool of ¢. */
	readonly pool: number;
	/** Bonus souls that nobody has gained yet (2.4.1); they are outside the game and work there. */
	readonly bonusSouls?: readonly GameObject[] | undefined;
	/** Turns that come before the next player's, first one first (7). */
	readonly extraTurns?: readonly Seat[] | undefined;
	/** What players have answered once for all. */
	readonly standingAnswers?: readonly StandingAnswer[] | undefined;
	/** Whose turn the extra turns came after. */
	readonly lastTurn?: Seat | undefined;
	/** How often what an ability counts in a round has happened, by its key, and whose round it is (7.4). */
	readonly rounds?:
		Readonly<Record<string, { readonly count: number; readonly of: Seat }>> | undefined;
	/** Who takes the first turn (7.4): rounds of the game are counted from them. */
	readonly starting?: Seat | undefined;
	/** Cards outside the game (3.7). */
	readonly outside: readonly CardKey[];
	/** The stack, bottom first. */
	readonly stack: readonly StackItem[];
	/** Triggered abilities whose conditions are met and that wait for the next time anyone would get priority (4.4). */
	readonly waiting: readonly WaitingTrigger[];
	/** Who was at 0 HP and has HP again before their death could be put on the stack: they die all the same (11). */
	readonly fallen?: readonly Damageable[] | undefined;
	/** Whom one effect kills, in the order in which they die: a list for each such effect (6.12). */
	readonly doomed?: readonly (readonly Damageable[])[] | undefined;
	/** Continuous effects and one-shot replacements that are not tied to an object in play (5.1, 5.2). */
	readonly effects: readonly ContinuousEffect[];
	/** The procedures under way, outermost first; the last one runs. */
	readonly frames: readonly Frame[];
	readonly turn: Turn;
	/** What the judge must be told before it can go on; null when a player has priority or the game is over. */
	readonly question: Question | null;
	/** Seats that an ability makes win once it has resolved (16). */
	readonly winning?: readonly Seat[] | undefined;
	/** Seats that have won; more than one is a tie (16). Null while the game goes on. */
	readonly winners: readonly Seat[] | null;
	/** The next id for an object or a thing on the stack. */
	readonly nextId: number;
}

/**
 * A position with every field that one may have, in one order: what is alike inside is copied and read
 * several times as fast. A field that nothing is said in is undefined, which no JSON shows.
 */
export const withEveryField = (position: Position): Position =>
	hasEveryField(position) ? position : filled(position);

/** Whether a position has every field already, as those have that come of a decision. */
const hasEveryField = (position: Position): boolean =>
	'variants' in position &&
	'timer' in position &&
	'roundRooms' in position &&
	'bonusSouls' in position &&
	'extraTurns' in position &&
	'standingAnswers' in position &&
	'lastTurn' in position &&
	'rounds' in position &&
	'starting' in position &&
	'fallen' in position &&
	'doomed' in position &&
	'winning' in position;

const filled = (position: Position): Position => ({
	edition: position.edition,
	readings: position.readings,
	variants: position.variants,
	timer: position.timer,
	roundRooms: position.roundRooms,
	players: position.players,
	slots: position.slots,
	decks: position.decks,
	discards: position.discards,
	pool: position.pool,
	bonusSouls: position.bonusSouls,
	extraTurns: position.extraTurns,
	standingAnswers: position.standingAnswers,
	lastTurn: position.lastTurn,
	rounds: position.rounds,
	starting: position.starting,
	outside: position.outside,
	stack: position.stack,
	waiting: position.waiting,
	fallen: position.fallen,
	doomed: position.doomed,
	effects: position.effects,
	frames: position.frames,
	turn: position.turn,
	question: position.question,
	winning: position.winning,
	winners: position.winners,
	nextId: position.nextId
});
