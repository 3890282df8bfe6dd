/** The words abilities point with: players, things, amounts, filters, places. */
import type { Condition } from './conditions.ts';
import type { Deed } from '../model/position.ts';
import type { Deck, SlotKind } from '../model/words.ts';

/** A player as an ability names one. */
export type PlayerWord =
	| 'you'
	/** The player the event happened to or who did it. */
	| 'they'
	| 'active player'
	| 'attacking player'
	/** Who killed what the event is about. */
	| 'killer'
	/** What the innermost "choose" or "each" has bound. */
	| 'chosen'
	| { readonly target: number }
	/** What an outer "choose" or "each" has bound: 1 is the next one out. */
	| { readonly chosen: number }
	| { readonly controllerOf: ObjectWord }
	| { readonly leftOf: PlayerWord }
	| { readonly rightOf: PlayerWord };

/** What an ability acts on: a target, this object, what the trigger was about, or a player. */
export type ObjectWord =
	| PlayerWord
	| 'this'
	/** The roll, damage, death, object or other player that the event was about. */
	| 'it'
	/** What is being attacked. */
	| 'attacked'
	/** The monster or player that dealt the damage the event is about. */
	| 'dealer'
	/** The object that a part before put into play. */
	| 'put there'
	/** The item that a player destroyed last for a death penalty, this turn; it has left play (11.2). */
	| { readonly penaltyItemOf: PlayerWord };

/** What a target, a choice or an "each" may be about. */
export const TARGETS = [
	'player',
	'character',
	'monster',
	'item',
	'soul',
	'curse',
	'room',
	/** Any object in play. */
	'object',
	'dice roll',
	/** A ↷ or $ ability of an item, on the stack. */
	'ability of an item',
	'triggered ability',
	'loot being played',
	'damage',
	'death',
	/** An attack under way. */
	'attack',
	'deck',
	'discard',
	'monster slot',
	'shop slot',
	'room slot'
] as const;
export type TargetWord = (typeof TARGETS)[number];

/** What a player can have more or fewer of. */
export type Owned = '¢' | 'loot cards' | 'items' | 'souls' | 'curses' | 'HP';

export const EXTREMES = ['lowest', 'highest'] as const;
/** Which of several results counts. */
export type Extreme = (typeof EXTREMES)[number];

/** A question about one thing that a filter asks. */
export type Test =
	/** A player who is not you; an object that is not this. */
	| 'another'
	| 'living'
	| 'dead'
	| 'non-active'
	| 'eternal'
	| 'non-eternal'
	| 'charged'
	| 'deactivated'
	/** An item without, with, an activated ability (2.1.1). */
	| 'passive'
	| 'active'
	/** With a ↷ ability. */
	| 'with ↷'
	| 'being attacked'
	| 'not being attacked'
	/** An item that is not what a purchase under way is of. */
	| 'not being purchased'
	/** A roll: of an attack, of anything else. */
	| 'attack roll'
	| 'non-attack roll'
	/** A card: of an event, with a soul icon, with or without trinket, without ambush. */
	| 'event'
	| 'non-event'
	/** A card of the monster deck that is no monster: an event or a curse. */
	| 'non-monster'
	| 'boss'
	| 'non-boss'
	| 'trinket'
	| 'non-trinket'
	| 'non-ambush'
	| 'guppy'
	/** A monster that is no curse, a card that is one. */
	| 'curse card'
	/** Controlled by a player; by this one; in the shop. */
	| 'controlled'
	| { readonly by: PlayerWord }
	| 'of another player'
	| 'in the shop'
	| { readonly most: Owned }
	| { readonly fewest: Owned }
	/** Tied for the most votes. */
	| 'tied'
	/** Picked by the innermost "pick". */
	| 'picked'
	/** A thing on the stack that targets you or something you control. */
	| 'aimed at you'
	/** A loot being played that has not been copied. */
	| 'not copied'
	/** A player whose roll, of all that were made for this ability, is the lowest or tied for it. */
	| { readonly rolled: Extreme }
	| { readonly named: string }
	/** It passes one of these. */
	| { readonly anyOf: readonly Test[] }
	| { readonly nameHas: string }
	| { readonly counter: string | null }
	/** No counter of a name, or none at all. */
	| { readonly without: string | null }
	/** A player who has more of something than another player. */
	| { readonly more: Owned; readonly than: PlayerWord }
	/** A player who has fewer of something than another player. */
	| { readonly fewer: Owned; readonly than: PlayerWord }
	/** A player who has so many of something, or more, or less. */
	| { readonly has: Owned; readonly atLeast: number }
	| { readonly has: Owned; readonly atMost: number }
	| { readonly has: Owned; readonly exactly: number }
	/** A player or thing that is not this one. */
	| { readonly otherThan: ObjectWord }
	/** Controlled by a player who is not this one. */
	| { readonly notBy: PlayerWord }
	/** A player who has made an attack roll against it this turn. */
	| { readonly rolledAgainst: ObjectWord }
	/** A player who has done it, or to whom it has happened, this turn. */
	| { readonly did: Deed }
	/** A thing on the stack that has a target that fits one of these. */
	| { readonly targets: Filter | readonly Filter[] }
	/** A triggered ability of an object that fits. */
	| { readonly of: Filter };

/** What something must be: one of the words, where all the tests hold. */
export type Filter = TargetWord | { readonly is: TargetWord; readonly where: readonly Test[] };

/** One target of an ability: any of these. */
export interface TargetSpec {
	readonly any: readonly Filter[];
}

/** How many or how much. */
export type Amount =
	| number
	/** "That much": the number rolled, the damage taken, the ¢ gained. */
	| 'that much'
	/** The number that a player named. */
	| 'that number'
	/** How many the part before did: cards discarded, counters removed, HP healed. */
	| 'done'
	/** How many of the last "each" did what they were to do, or might. */
	| 'those who did'
	/** How many things in play fit. */
	| { readonly count: Filter }
	| { readonly owned: Owned; readonly by: PlayerWord }
	/** The most that any player has. */
	| { readonly most: Owned }
	| { readonly counters: string | null; readonly on: ObjectWord }
	/** How many loot cards were discarded, or counters removed, as the cost (4.1). */
	| { readonly paid: 'loot cards' | 'counters' }
	/** How many numbers this has had noted (6.22). */
	| { readonly notes: 'this' }
	/** How many cards lie under an object (3.7). */
	| { readonly cardsUnder: ObjectWord }
	| { readonly stat: 'hp' | 'max hp' | 'attack' | 'evasion'; readonly of: ObjectWord }
	| { readonly slots: SlotKind }
	| { readonly plus: readonly [Amount, Amount] }
	| { readonly minus: readonly [Amount, Amount] }
	| { readonly times: readonly [Amount, number] }
	/** Half of it, rounded down. */
	| { readonly half: Amount }
	/** How many counters each of those has whom something reaches. */
	| { readonly ownCounters: string | null }
	/** What the attack roll against it before this one came to, this turn; 0 where there was none. */
	| { readonly lastAttackRoll: ObjectWord }
	/** How many loot cards a player has played this turn. */
	| { readonly playedBy: PlayerWord }
	/** How many monsters a player has killed this turn. */
	| { readonly killedBy: PlayerWord }
	/** How often it has happened this turn. */
	| {
			readonly thisTurn:
				| 'players died'
				| 'non-active players died'
				| 'loot cards played'
				| 'shop items purchased'
				| 'attack rolls'
				| 'attacks'
				| 'monsters died';
	  };

/** How many may be chosen. */
export interface Several {
	readonly min: Amount;
	/** Null: any number. */
	readonly max: Amount | null;
}

/** Cards that are not in play. */
export type Cards =
	/** The latest alone is the card that was put there last. */
	| { readonly in: 'hand'; readonly of: PlayerWord; readonly latest?: true }
	| { readonly in: 'deck'; readonly deck: Deck | ObjectWord; readonly top: Amount }
	| { readonly in: 'discard'; readonly deck: Deck }
	| { readonly in: 'outside' }
	| { readonly in: 'under'; readonly under: ObjectWord; readonly latest?: true };

/** Where a card or an object is put. */
export type Destination =
	| 'discard'
	| 'top of deck'
	| 'bottom of deck'
	/** So many cards from the top of its deck. */
	| { readonly fromTop: Amount }
	| { readonly handOf: PlayerWord }
	/** Gained: an item, a soul or a curse under their control. */
	| { readonly gainedBy: PlayerWord }
	/** Gained as a starting item, with the eternal that has (2.5). */
	| { readonly startingItemOf: PlayerWord }
	| { readonly under: ObjectWord }
	/** A slot of the kind that the player chooses; a monster's is not being attacked. */
	| { readonly slot: SlotKind; readonly another?: true }
	/** In a slot of the kind that the player chooses, 1 card from the top. */
	| { readonly belowIn: SlotKind }
	/** Beside the game, where its abilities work (2.4.1). */
	| 'active bonus souls'
	/** A slot added for it. */
	| { readonly newSlot: SlotKind }
	/** Each given to a player that the one who puts it there chooses. */
	| 'given to players'
	/** Each played by them in this order, without a loot play; what cannot be played goes into discard. */
	| { readonly playedBy: PlayerWord }
	/** The active player plays it, as a card of the monster deck that is no monster. */
	| 'played'
	| 'removed from the game';

export type Until =
	| 'end of turn'
	| 'indefinitely'
	/** The start of your next turn; the end of it. */
	| 'your next turn'
	/** The start of the next turn of the first target. */
	| 'their next turn'
	| 'end of your next turn'
	/** The end of the next turn of whom it is said of. */
	| 'end of their next turn'
	/** The next end of a turn of yours, be it this one's. */
	| 'your turn ends'
	/** The next recharge step of whoever controls the object then. */
	| 'its next recharge step'
	/** As long as the object of the ability is in play. */
	| 'this is in play';

export type Stat = 'hp' | 'attack' | 'evasion' | 'rolls' | 'attack rolls' | 'hand size';

export type { Condition };
