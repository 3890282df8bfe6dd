import type { Happening, Named, NotTriggered, Who } from '../../model/happening/index.ts';
import type { StackItem } from '../../model/stack-item.ts';
import type { CardKey, Seat } from '../../model/words.ts';

/** What something was and what it is. */
export interface Change {
	readonly before: number;
	readonly after: number;
}

/** What has come of a player. */
export interface PlayerOutcome {
	readonly player: Seat;
	readonly hp: Change;
	/** Damage taken, over all. */
	readonly damage: number;
	/** Damage that they were to take was prevented, cancelled or never came. */
	readonly spared: boolean;
	readonly died: boolean;
	readonly dead: boolean;
	readonly cents: Change;
	/** Loot cards in hand. */
	readonly loot: Change;
	readonly looted: number;
	/** Loot cards that they discarded for a penalty or an effect; null is one nobody has named. */
	readonly discarded: readonly (CardKey | null)[];
	/** The soul value they control. */
	readonly souls: Change;
	readonly soulsGained: readonly Named[];
	readonly soulsLost: readonly Named[];
	readonly itemsGained: readonly Named[];
	readonly itemsLost: readonly Named[];
	readonly cursesGained: readonly Named[];
	readonly cursesLost: readonly Named[];
}

/** What has come of a monster that something happened to. */
export interface MonsterOutcome {
	readonly monster: Named;
	/** HP left; null where it has left its slot. */
	readonly hp: number | null;
	readonly damage: number;
	readonly died: boolean;
	/** Who got its reward; of several, who got it first. */
	readonly rewardTo: Seat | null;
	/** Who got it as well. */
	readonly rewardAlsoTo?: readonly Seat[];
	/** Who gained it as a soul. */
	readonly soulTo: Seat | null;
}

/** Something on the stack that did not resolve. */
export interface Undone {
	readonly item: StackItem;
	readonly came: 'cancelled' | 'fizzled';
	/** Why it fizzled; null where it was cancelled. */
	readonly because: Extract<Happening, { did: 'fizzled' }>['because'] | null;
}

/** A trigger that people expect and that did not come. */
export interface Silent {
	readonly source: Named;
	readonly controller: Seat | 'game';
	readonly because: NotTriggered;
}

/** An attack: whom it was made on, and how it ended. */
export interface AttackOutcome {
	readonly attacker: Seat;
	/** Null while it is not chosen. */
	readonly target: Who | 'deck' | null;
	/** Null while it goes on. */
	readonly ended: Extract<Happening, { did: 'attack ended' }>['because'] | null;
}

/** An object that was turned: charged or deactivated. */
export interface Turned {
	readonly object: Named;
	readonly charged: boolean;
}

/** Counters that were put or removed, over all. */
export interface Counted {
	readonly on: Who;
	readonly name: string | null;
	readonly count: number;
}

/**
 * What a line has come to, as plain data: every player, the monsters that something happened to, what
 * did not resolve, what did not trigger, the attacks, and who has won.
 */
export interface Outcome {
	/** In turn order from seat 0. */
	readonly players: readonly PlayerOutcome[];
	readonly monsters: readonly MonsterOutcome[];
	/** In the order in which it left the stack. */
	readonly undone: readonly Undone[];
	readonly silent: readonly Silent[];
	readonly attacks: readonly AttackOutcome[];
	readonly turned: readonly Turned[];
	readonly counters: readonly Counted[];
	/** Null while the game goes on. */
	readonly winners: readonly Seat[] | null;
}
