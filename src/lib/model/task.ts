import type { Cell } from './board.ts';
import type { Context, Damageable, PlainItemOf, RollPurpose } from './stack.ts';
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
	/** What was to be done has been replaced: whatever was done instead, it was not (5.2, 6.18). */
	| { readonly do: 'none done' }
	/** Counts who has done what each of several is to do: from none, or one more if the last part was done. */
	| { readonly do: 'count doers'; readonly from?: 0 }
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
			/** The effect by which they are taken at random, where the player does not choose them. */
			readonly random?: EffectRef;
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
			readonly how: 'destroy' | 'give' | 'deactivate';
			readonly count: number;
			readonly options: readonly Option[];
	  }
	/** A cost of ¢ or loot cards that go to another player, or onto the loot deck (4.1). */
	| {
			readonly do: 'pay by giving';
			readonly player: Seat;
			readonly how: 'give ¢' | 'give loot' | 'top of deck' | 'bottom of deck';
			readonly count: number;
	  }
	/** Of these items a player recharges so many in their recharge step, as something lets them no more (7.1). */
	| {
			readonly do: 'recharge some';
			readonly player: Seat;
			readonly count: number;
			readonly options: readonly Option[];
			readonly effect: EffectRef;
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
			readonly item: PlainItemOf<'loot' | 'ability'>;
			/** Where a loot is played from; a hand where nothing is said. */
			readonly from?: PlayedFrom;
	  }
	/** Puts a copy, or an ability without its cost, on the stack: its option and targets are chosen now. */
	| {
			readonly do: 'put copy';
			readonly item: PlainItemOf<'loot' | 'ability'>;
			/** It is a loot that is played. */
			readonly played?: true;
	  }
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
	/** The active player chooses who gains the soul of the monster that is dying. */
	| { readonly do: 'give the soul' }
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
				| 'recharge step'
				| 'loot step';
			readonly of: Damageable;
			/** The replacements that have applied: each does so once (5.2). */
			readonly applied?: readonly string[];
	  };

/** Where a card came from. */
export type CameFrom = 'deck' | 'discard' | 'hand' | 'play' | 'stack' | 'under' | 'outside';

/** What players gain, lose or loot, and replacement effects may change first (5.2). */
export interface Replaceable {
	readonly do: 'gain ¢' | 'lose ¢' | 'loot' | 'gain treasure';
	readonly player: Seat;
	readonly count: number;
	/** The replacements that have applied: each does so once (5.2). */
	readonly applied?: readonly string[];
	/** It is what is left of something that all replacements have looked at. */
	readonly settled?: true;
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

/** Where an object is whose abilities may work: in play, or an active bonus soul beside the game (2.4.1, 3.7). */
export type Place =
	| { readonly seat: Seat; readonly among: 'character' | 'items' | 'souls' | 'curses' }
	| SlotPlace
	| typeof BESIDE;

/** The place of the active bonus souls, which are not in play before they are gained (2.4.1). */
export const BESIDE = { outside: 'bonus souls' } as const;

/** From where a loot is played that is in no hand, and whether that takes a loot play. */
export type PlayedFrom = 'elsewhere' | 'elsewhere, free';
