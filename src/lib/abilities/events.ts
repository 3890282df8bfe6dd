import type { Amount, Filter, PlayerWord, Test } from './words.ts';
import type { Condition } from './conditions.ts';
import type { Effect } from './grammar.ts';

/** Whose roll, death or turn a trigger looks at. */
export type Whose =
	| 'you'
	| 'a player'
	| 'active player'
	/** The player who is attacking this. */
	| 'attacking player'
	| 'this'
	| 'another monster'
	| 'a monster'
	/** What the event was about that the ability came of. */
	| 'it'
	/** The n-th target of the ability. */
	| { readonly target: number }
	/** Any of these. */
	| { readonly any: readonly Filter[] }
	| Filter;

/** Which of several occurrences in one turn (or round) a trigger heeds. */
export interface Limit {
	/** Or since the object of the ability came into play. */
	readonly each: 'turn' | 'round' | 'entering';
	/** Counted from 1; "every other" is every second one. */
	readonly nth: readonly number[] | 'every other';
}

/** The event of a triggered ability, with its filter. */
export type TriggerEvent = EventShape & {
	/** Only while this holds as it happens. */
	readonly given?: Condition;
	readonly limit?: Limit;
};

type EventShape =
	| {
			readonly on: 'roll' | 'would roll';
			readonly who: Whose;
			readonly numbers: readonly number[];
			/** Attack rolls alone, of an attack on this where it says so; or all other rolls. */
			readonly attack?: 'any' | 'on this' | 'none';
	  }
	/** A die has been rolled and lies on the stack, whatever it shows (13, step 2). */
	| {
			readonly on: 'roll a dice';
			readonly who: Whose;
			readonly attack?: 'any' | 'on this' | 'none';
	  }
	| {
			readonly on: 'die';
			readonly who: Whose;
			readonly when: 'before penalties' | 'after penalties' | 'on death' | 'after rewards';
			/** Of the damage that the same ability has just dealt: "if it dies this way". */
			readonly thisWay?: true;
	  }
	/** Someone kills something: one of these, where there are several. */
	| { readonly on: 'kill'; readonly who: Whose; readonly what: Filter | readonly Filter[] }
	| { readonly on: 'would die'; readonly who: Whose }
	| {
			readonly on:
				| 'enter play'
				| 'leave play'
				| 'be destroyed'
				| 'be recharged'
				| 'be flipped'
				| 'be put in a monster slot';
			readonly who: Whose;
	  }
	/**
	 * Someone destroys, steals, recharges something: by an ability that is theirs or has them do it, as a cost, for
	 * the death penalty, in the recharge step.
	 */
	| {
			readonly on: 'destroy' | 'steal' | 'recharge';
			readonly who: Whose;
			readonly what: Filter;
	  }
	| {
			readonly on: 'take damage' | 'would take damage';
			readonly who: Whose;
			/** Combat damage, or any other, alone. */
			readonly combat?: boolean;
			/** Once for each so many points of it in a turn, in however many instances they come. */
			readonly another?: number;
	  }
	| {
			readonly on: 'deal damage';
			readonly who: Whose;
			readonly to: Filter | 'this' | null;
			readonly combat?: boolean;
	  }
	/** Damage that someone deals is on the stack. */
	| {
			readonly on: 'would deal damage';
			readonly who: Whose;
			readonly to: Filter | 'this' | null;
			readonly combat?: boolean;
	  }
	/** Damage is prevented; "this way": by what the same object made to prevent it. */
	| { readonly on: 'prevent damage'; readonly who: Whose; readonly thisWay?: true }
	/** An attack roll hits or misses: whatever was attacked, or such a monster or player. */
	| {
			readonly on: 'miss' | 'hit';
			readonly who: Whose;
			readonly against?: Filter | 'this';
	  }
	/** An attack is declared, before a target is chosen, or on something (8). */
	| {
			readonly on: 'declare attack';
			readonly who: Whose;
			readonly against: Filter | 'this' | 'deck' | null;
	  }
	/** A purchase is declared: before it is chosen what is purchased, or of something (9). */
	| {
			readonly on: 'declare purchase';
			readonly who: Whose;
			readonly of?: Filter | 'deck';
	  }
	/** A purchase has been made: of a shop item, of the top card of the treasure deck, or of either (9). */
	| { readonly on: 'purchase'; readonly who: Whose; readonly of?: 'shop' | 'deck' }
	/** A die has been rolled and put on the stack, whatever it shows (13, step 2). */
	| { readonly on: 'activate'; readonly who: Whose; readonly what: Filter }
	/** Someone plays a loot card; one that fits, where it says so. */
	| { readonly on: 'play loot'; readonly who: Whose; readonly card?: readonly Test[] }
	| {
			readonly on:
				| 'loot'
				| 'discard'
				| 'gain ¢'
				| 'lose ¢'
				| 'give ¢'
				| 'pay HP'
				| 'gain treasure'
				| 'gain rewards'
				| 'pay the penalty';
			readonly who: Whose;
	  }
	/** From anybody, or from you. */
	| { readonly on: 'steal ¢'; readonly who: Whose; readonly from?: 'you' }
	/** HP come back to someone: by an ability, or as a turn ends (6.17, 7.3). */
	| { readonly on: 'heal'; readonly who: Whose }
	/** Gains, or is given too. */
	| {
			readonly on: 'gain object' | 'come to control';
			readonly who: Whose;
			readonly what: Filter | 'this';
			/** Gains or purchases: a purchase is a gain to those alone who say so (6.16, 9). */
			readonly orPurchase?: true;
	  }
	| { readonly on: 'counters put'; readonly who: Whose; readonly reach: number | null }
	| { readonly on: 'reach HP'; readonly who: Whose; readonly hp: number }
	/** Something is so that was not so before: "When you have 0¢" (4.4). */
	| { readonly on: 'come true'; readonly who: 'this'; readonly so: Condition }
	| { readonly on: 'turn starts' | 'turn ends'; readonly who: Whose }
	/** The game starts (1). */
	| { readonly on: 'game starts'; readonly who: Whose }
	/** A number is noted on it (6.22). */
	| { readonly on: 'note'; readonly who: Whose }
	/** An attack roll against this is about to be made. */
	| { readonly on: 'before attack roll'; readonly who: Whose }
	/** An attack roll of the attack on this has been dealt with. */
	| { readonly on: 'after attack roll'; readonly who: Whose };

/** What would happen and is replaced (5.2). */
export type Would =
	| {
			readonly would:
				'gain ¢' | 'lose ¢' | 'loot' | 'discard' | 'gain treasure' | 'pay the penalty';
			readonly who: Whose;
	  }
	/** Any roll, or the attack rolls of an attack on this (13). */
	| { readonly would: 'roll'; readonly who: Whose; readonly attack?: 'on this' }
	/** A roll that would come to one of these (13, step 5). */
	| { readonly would: 'roll a number'; readonly who: Whose; readonly on: readonly number[] }
	/** The item that a player destroys for the death penalty (11.2). */
	| { readonly would: 'destroy the penalty item'; readonly who: Whose }
	| {
			readonly would: 'take damage';
			readonly who: Whose;
			readonly combat?: boolean;
			/** Attack rolls that the combat damage comes from. */
			readonly on?: readonly number[];
			/** Damage that loot cards deal, alone (6.8). */
			readonly from?: 'loot';
	  }
	| {
			readonly would: 'deal damage';
			readonly who: Whose;
			readonly combat?: boolean;
			readonly on?: readonly number[];
	  }
	| {
			readonly would: 'die' | 'be destroyed' | 'be put into discard';
			readonly who: Whose;
	  }
	/** Of others than this, only what happens as well ("as") can be said of it. */
	| { readonly would: 'enter play'; readonly who: Whose }
	| {
			readonly would:
				'start the turn' | 'end the turn' | 'take the turn' | 'recharge step' | 'loot step';
			readonly who: Whose;
	  };

/** What happens instead, or as well. */
export type Instead =
	/** The amount becomes this: 'that much' is what it would have been. */
	| { readonly amount: Amount }
	/** "Prevent" so much of it; null is all. */
	| { readonly prevent: Amount | null }
	/** Something else altogether; "that much" is the amount it would have been. */
	| { readonly instead: Effect }
	/** "As …": in addition to it (5.2). */
	| { readonly also: Effect }
	/** Loots from the top of the loot discard. */
	| { readonly from: 'loot discard' }
	/** So many dice are rolled, and this player chooses the one that counts. */
	| { readonly dice: Amount; readonly picks: PlayerWord | 'lowest' | 'highest' }
	/** Nothing happens in its place: "skip". */
	| { readonly skip: true };

export interface Replacement {
	readonly event: Would & { readonly given?: Condition; readonly limit?: Limit };
	readonly by: Instead;
	/** Of several effects that say the same of the same player or object, the last alone holds. */
	readonly alike?: 'last';
}
