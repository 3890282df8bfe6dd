import type { CameFrom, DiscardReason } from './frame.ts';
import type { DamageSource, RollPurpose, StackItem } from './stack.ts';
import type {
	CardKey,
	Deck,
	EffectRef,
	ItemId,
	ObjectId,
	Option,
	Ref,
	Seat,
	SlotKind
} from './words.ts';

/** An object by id and by the card it is, so that it can be named after it has gone. */
export interface Named {
	readonly object: ObjectId;
	readonly card: CardKey;
}

/** A player, or an object with the card it is. */
export type Who = { readonly player: Seat } | Named;

/** The option that was taken of a "choose one", counted from 1, and the effect that offers it. */
export interface Taken {
	readonly effect: EffectRef;
	readonly number: number;
}

export type Phase =
	| 'recharge step'
	| 'start triggers'
	| 'loot step'
	| 'action phase'
	| 'end triggers'
	| 'hand size'
	| 'turn over';

/** What happened, as plain data; the wording module says it in English. */
export type Happening =
	| { readonly did: 'passed'; readonly player: Seat }
	| {
			readonly did: 'played';
			readonly player: Seat;
			readonly card: CardKey;
			readonly targets: readonly Ref[];
			readonly option?: Taken;
	  }
	| {
			readonly did: 'activated';
			readonly player: Seat;
			readonly source: Named;
			readonly way: 'tap' | 'paid';
			readonly effect: EffectRef;
			readonly targets: readonly Ref[];
			readonly option?: Taken;
	  }
	| {
			readonly did: 'declared';
			readonly player: Seat;
			readonly what: 'attack' | 'purchase' | 'soul purchase' | 'end turn';
	  }
	| { readonly did: 'entered phase'; readonly phase: Phase; readonly player: Seat }
	| {
			readonly did: 'triggered';
			readonly source: Named;
			readonly controller: Seat | 'game';
			readonly effect: EffectRef;
			readonly targets: readonly Ref[];
			readonly option?: Taken;
	  }
	| {
			readonly did: 'did not trigger';
			readonly source: Named;
			readonly controller: Seat | 'game';
			readonly effect: EffectRef;
			readonly because: NotTriggered;
	  }
	| { readonly did: 'all passed'; readonly next: 'go on' | 'wait' }
	| {
			readonly did: 'began to resolve';
			readonly item: StackItem;
			/** Whose death it is, or who takes the damage: by now the object may have left play. */
			readonly named?: Named;
	  }
	| {
			readonly did: 'fizzled';
			readonly item: StackItem;
			readonly because:
				'targets gone' | 'no target' | 'attack ended' | 'number changed' | 'roller died';
			/** The targets that it lost: they have gone, or stand there and do not fit any more. */
			readonly lost?: readonly Ref[];
	  }
	| { readonly did: 'cancelled'; readonly item: StackItem }
	| { readonly did: 'not cancelled'; readonly item: StackItem }
	| { readonly did: 'put procedure'; readonly item: Extract<StackItem, { kind: 'procedure' }> }
	| {
			readonly did: 'chose';
			readonly player: Seat;
			readonly picks: readonly Option[];
			readonly option?: Taken;
			/** The objects among them, which may leave play by it. */
			readonly objects?: readonly Named[];
	  }
	| { readonly did: 'declined'; readonly player: Seat; readonly effect: EffectRef }
	| {
			readonly did: 'rolled';
			readonly player: Seat;
			readonly result: number;
			readonly purpose: RollPurpose;
	  }
	| {
			readonly did: 'rerolled';
			readonly player: Seat;
			readonly item: ItemId;
			readonly from: number;
			readonly to: number;
	  }
	| {
			readonly did: 'changed roll';
			readonly item: ItemId;
			readonly from: number;
			readonly to: number;
	  }
	| {
			readonly did: 'standing modifiers';
			readonly item: ItemId;
			readonly from: number;
			readonly to: number;
	  }
	| {
			readonly did: 'roll resolved';
			readonly player: Seat;
			readonly result: number;
			readonly purpose: RollPurpose;
	  }
	| { readonly did: 'no line'; readonly effect: EffectRef; readonly result: number }
	| { readonly did: 'attack started'; readonly player: Seat }
	| { readonly did: 'no attack'; readonly player: Seat }
	| { readonly did: 'no purchase'; readonly player: Seat }
	/** No starting item is left to gain. */
	| { readonly did: 'no soul purchase' | 'no starting item'; readonly player: Seat }
	| { readonly did: 'attack target'; readonly player: Seat; readonly target: Who | 'deck' }
	| {
			readonly did: 'hit';
			readonly player: Seat;
			readonly target: Who;
			readonly result: number;
			readonly evasion: number;
	  }
	| {
			readonly did: 'missed';
			readonly player: Seat;
			readonly target: Who;
			readonly result: number;
			readonly evasion: number;
	  }
	| {
			readonly did: 'attack ended';
			readonly player: Seat;
			readonly because:
				| 'attacker at 0 HP'
				| 'target at 0 HP'
				| 'attacker died'
				| 'target died'
				| 'target gone'
				| 'nothing to attack'
				| 'cannot be attacked'
				| 'turn ended'
				| 'event revealed'
				| 'cancelled';
	  }
	| {
			readonly did: 'put damage';
			readonly to: Who;
			readonly amount: number;
			readonly combat: boolean;
			readonly source: DamageSource;
	  }
	| {
			readonly did: 'took damage';
			readonly to: Who;
			readonly amount: number;
			readonly marked: number;
			readonly hp: number;
			readonly combat: boolean;
	  }
	| { readonly did: 'no damage'; readonly to: Who }
	| {
			readonly did: 'prevented damage';
			readonly to: Who;
			readonly amount: number;
			readonly effect: EffectRef;
	  }
	| { readonly did: 'will prevent'; readonly to: Who; readonly effect: EffectRef }
	| { readonly did: 'put death'; readonly of: Who }
	| { readonly did: 'no death'; readonly of: Who; readonly because: 'already died' | 'healed' }
	| { readonly did: 'died'; readonly of: Who }
	| { readonly did: 'prevented death'; readonly of: Who; readonly hp: number }
	/** `already`: whoever it is had 0 HP before. */
	| { readonly did: 'killed'; readonly of: Who; readonly already?: 'at 0 HP' }
	| { readonly did: 'destroyed'; readonly of: Named }
	| { readonly did: 'not destroyed'; readonly of: Named }
	| { readonly did: 'penalty'; readonly player: Seat }
	| {
			readonly did: 'nothing to pay';
			readonly player: Seat;
			readonly what: 'item' | 'loot card' | '¢';
	  }
	| {
			readonly did: 'gained ¢';
			readonly player: Seat;
			readonly amount: number;
			readonly asked: number;
	  }
	| {
			readonly did: 'lost ¢';
			readonly player: Seat;
			readonly amount: number;
			readonly asked: number;
	  }
	| { readonly did: 'paid ¢'; readonly player: Seat; readonly amount: number }
	| {
			readonly did: 'looted';
			readonly player: Seat;
			readonly count: number;
			readonly asked: number;
			readonly from: 'loot deck' | 'loot discard';
			/** How many cards are there, of which none is taken because they are too few. */
			readonly tooFew?: number;
	  }
	| {
			readonly did: 'discarded';
			readonly player: Seat;
			readonly card: CardKey | null;
			readonly because: DiscardReason;
	  }
	| { readonly did: 'gained treasure'; readonly player: Seat; readonly source: Named }
	| { readonly did: 'gained soul'; readonly player: Seat; readonly source: Named }
	| { readonly did: 'became item'; readonly player: Seat; readonly source: Named }
	| {
			readonly did: 'gained loot play';
			readonly player: Seat;
			readonly count: number | 'any number';
	  }
	| {
			readonly did: 'gained effect';
			readonly to: Who;
			readonly effect: EffectRef;
			readonly stat: string;
			readonly add: number;
	  }
	| { readonly did: 'recharged'; readonly source: Named }
	| { readonly did: 'deactivated'; readonly source: Named }
	| { readonly did: 'recharged all'; readonly player: Seat; readonly count: number }
	/** Everyone heals, but for what does not heal. */
	| { readonly did: 'healed all'; readonly except?: readonly Named[] }
	| {
			readonly did: 'effects ended';
			readonly count: number;
			readonly cards: readonly CardKey[];
	  }
	| { readonly did: 'lost emptied hearts'; readonly of: Who; readonly amount: number }
	/** A card for three or more players does not belong into the game. */
	| { readonly did: 'put aside'; readonly card: CardKey; readonly deck: Deck }
	| { readonly did: 'revealed'; readonly deck: Deck | 'hand'; readonly card: CardKey }
	| { readonly did: 'looked'; readonly player: Seat; readonly deck: Deck; readonly count: number }
	| { readonly did: 'reordered'; readonly player: Seat; readonly deck: Deck }
	| {
			readonly did: 'put card';
			readonly card: CardKey | null;
			readonly from: CameFrom;
			readonly to: PutTo;
			readonly deck: Deck;
			/** Whose hand. */
			readonly player?: Seat;
	  }
	| {
			readonly did: 'put into slot';
			readonly slot: SlotKind;
			readonly index: number;
			readonly source: Named;
			readonly covering: CardKey | null;
	  }
	| {
			readonly did: 'uncovered';
			readonly slot: SlotKind;
			readonly index: number;
			readonly source: Named;
	  }
	| { readonly did: 'put into discard' | 'left play'; readonly source: Named }
	/** It does not recharge in the recharge step. */
	| { readonly did: 'stays deactivated'; readonly source: Named }
	| { readonly did: 'slot stays empty'; readonly slot: SlotKind; readonly index: number }
	| { readonly did: 'reward'; readonly player: Seat; readonly card: CardKey }
	| { readonly did: 'purchased'; readonly player: Seat; readonly source: Named }
	| {
			readonly did: 'purchase failed';
			readonly player: Seat;
			readonly because: 'not enough ¢' | 'nothing to purchase' | 'buyer died' | 'turn ended';
	  }
	| { readonly did: 'reshuffled'; readonly deck: Deck }
	| { readonly did: 'turn ends'; readonly because: 'effect' | 'death' }
	| { readonly did: 'turn passed'; readonly to: Seat }
	/** `together`: as one side, which is no tie. */
	| { readonly did: 'won'; readonly players: readonly Seat[]; readonly together?: true }
	| OfEffects;

/** Where a card is put: the deck's top is meant where nothing else is said. */
export type PutTo =
	'deck' | 'bottom of deck' | 'into deck' | 'discard' | 'hand' | 'under' | 'outside';

/** What the verbs of chapter 6 do beside the everyday. */
export type OfEffects =
	| {
			readonly did: 'gave ¢';
			readonly from: Seat;
			readonly to: Seat;
			readonly amount: number;
			readonly asked: number;
			readonly stolen: boolean;
	  }
	| { readonly did: 'cannot pay'; readonly player: Seat; readonly lacking: '¢' | 'HP' }
	| { readonly did: 'paid HP'; readonly player: Seat; readonly amount: number }
	| {
			readonly did: 'gave loot cards';
			readonly from: Seat;
			readonly to: Seat;
			readonly count: number;
			readonly stolen: boolean;
	  }
	| { readonly did: 'swapped loot cards'; readonly players: readonly [Seat, Seat] }
	| { readonly did: 'passed hands'; readonly way: 'left' | 'right' }
	| { readonly did: 'looked at hand'; readonly player: Seat; readonly whose: Seat }
	| {
			readonly did: 'revealed cards';
			readonly player: Seat;
			readonly deck: Deck;
			readonly count: number;
	  }
	| {
			readonly did: 'searched';
			readonly player: Seat;
			readonly deck: Deck;
			readonly count: number;
	  }
	| { readonly did: 'shuffled'; readonly deck: Deck }
	| { readonly did: 'gained object'; readonly player: Seat; readonly source: Named }
	| {
			readonly did: 'moved object';
			readonly player: Seat;
			/** Whose it was; null for the game or the shop. */
			readonly from: Seat | null;
			readonly source: Named;
			readonly how: 'gain' | 'give' | 'steal';
	  }
	| { readonly did: 'swapped'; readonly objects: readonly [Named, Named] }
	| { readonly did: 'rerolled item'; readonly source: Named }
	| { readonly did: 'flipped'; readonly source: Named; readonly card: CardKey }
	/** It has no back face. */
	| { readonly did: 'not flipped'; readonly source: Named }
	| { readonly did: 'became soul'; readonly player: Seat; readonly source: Named }
	| {
			readonly did: 'became copy';
			readonly source: Named;
			readonly card: CardKey;
			readonly effect: EffectRef;
	  }
	| {
			readonly did: 'became monster';
			readonly player: Seat;
			readonly source: Named;
	  }
	| { readonly did: 'changed abilities'; readonly source: Named; readonly effect: EffectRef }
	| {
			readonly did: 'put counters' | 'removed counters';
			readonly on: Who;
			readonly count: number;
			readonly name: string | null;
	  }
	| { readonly did: 'noted'; readonly source: Named; readonly number: number }
	| { readonly did: 'cleared notes'; readonly source: Named; readonly numbers: readonly number[] }
	| { readonly did: 'healed'; readonly of: Who; readonly amount: number; readonly hp: number }
	| { readonly did: 'not healed'; readonly of: Who }
	| { readonly did: 'expanded'; readonly slot: SlotKind; readonly count: number }
	| {
			readonly did: 'replaced';
			readonly event: string;
			readonly of: Who;
			readonly amount: number | null;
			readonly effect: EffectRef;
	  }
	| {
			readonly did: 'replaced damage';
			readonly to: Who;
			readonly before: number;
			readonly amount: number;
			readonly effect: EffectRef;
	  }
	| {
			readonly did: 'rolled several';
			readonly player: Seat;
			readonly results: readonly number[];
			readonly result: number;
			readonly effect: EffectRef;
	  }
	| { readonly did: 'copied' | 'doubled'; readonly item: StackItem }
	| { readonly did: 'began effect'; readonly player: Seat; readonly effect: EffectRef }
	| { readonly did: 'not done'; readonly effect: EffectRef }
	/** What is dying had counters that its own ability asks for. */
	| {
			readonly did: 'last counters';
			readonly of: Who;
			readonly count: number;
			readonly counted: boolean;
	  }
	/** "This" is a card that has gone to discard, and is not found there. */
	| { readonly did: 'card in discard'; readonly card: CardKey; readonly deck: Deck }
	/** The words of a card that nobody could read: the players do what they say. */
	| { readonly did: 'left to the table'; readonly effect: EffectRef }
	/** Several are affected one after the other. */
	| { readonly did: 'each in order'; readonly effect: EffectRef; readonly order: readonly Who[] }
	| {
			readonly did: 'voted';
			readonly effect: EffectRef;
			readonly winners: readonly Option[];
			readonly votes: number;
	  }
	| { readonly did: 'gained purchase'; readonly player: Seat }
	| {
			readonly did: 'gained attack';
			readonly player: Seat;
			readonly must: boolean;
			readonly effect: EffectRef;
			readonly on: Who | 'deck' | 'anything';
			readonly times: number | 'any number';
	  }
	| {
			readonly did: 'must attack';
			readonly player: Seat;
			readonly effect: EffectRef;
			readonly on: Who | 'deck' | 'anything';
			readonly times: number;
			/** How many of them had been made before. */
			readonly made: number;
	  }
	| { readonly did: 'joined attack'; readonly player: Seat; readonly effect: EffectRef }
	| { readonly did: 'gained turn'; readonly player: Seat }
	| { readonly did: 'will skip turn' | 'skipped turn'; readonly player: Seat }
	| { readonly did: 'will win'; readonly player: Seat }
	| {
			readonly did: 'bartered';
			readonly from: Seat;
			readonly to: Seat;
			readonly amount: number;
			/** Cards or items change hands too, each with a step of its own. */
			readonly goods?: true;
			readonly favour: string | null;
	  }
	| { readonly did: 'changed character'; readonly player: Seat; readonly source: Named }
	| { readonly did: 'dealt character'; readonly player: Seat; readonly source: Named }
	| {
			readonly did: 'set up';
			readonly what:
				'slots' | 'hands' | 'bonus souls' | 'no bonus souls' | 'decks' | 'starting items';
	  }
	/** The timer shows another number. */
	| { readonly did: 'timer'; readonly amount: number }
	/** The players lose together. */
	| { readonly did: 'lost' }
	/** Treasures are laid out to pick from. */
	| { readonly did: 'laid out'; readonly cards: readonly CardKey[] }
	/** More than its armor lets through: a final boss takes less. */
	| { readonly did: 'armor'; readonly of: Who; readonly amount: number }
	/** A soul is not gained: it would be one too many. */
	| { readonly did: 'no soul'; readonly player: Seat; readonly source: Named }
	/** Somebody would win, and the game goes on. */
	| { readonly did: 'no win'; readonly player: Seat }
	/** It cannot leave its slot. */
	| { readonly did: 'stays in slot'; readonly source: Named }
	| { readonly did: 'goes first'; readonly player: Seat }
	| { readonly did: 'loop'; readonly cards: readonly CardKey[] }
	/** A loot card that is not in their hand, or a copy of it, can be played for a while. */
	| {
			readonly did: 'may play';
			readonly player: Seat;
			readonly card: CardKey;
			readonly copy: boolean;
			readonly effect: EffectRef;
	  }
	/** The highest bid, which is paid. */
	| {
			readonly did: 'bid';
			readonly player: Seat;
			readonly to: Seat;
			readonly amount: number;
			readonly effect: EffectRef;
	  }
	| {
			readonly did: 'set stat';
			readonly of: Who;
			readonly effect: EffectRef;
			readonly stat: string;
			readonly to: number;
	  }
	/** Something keeps a player from what they would have to give up. */
	| {
			readonly did: 'spared';
			readonly player: Seat;
			readonly what: 'item' | 'loot card' | '¢';
	  }
	/** An effect, or a part of one, does nothing. */
	| { readonly did: 'nothing'; readonly effect: EffectRef; readonly because: WhyNothing }
	/** Combat damage is reckoned anew: its roll, or the attack behind it, has changed. */
	| {
			readonly did: 'damage anew';
			readonly to: Who;
			readonly amount: number;
			readonly was: Who;
			readonly before: number;
	  }
	/** Damage on the stack becomes another amount. */
	| {
			readonly did: 'changed damage';
			readonly to: Who;
			readonly before: number;
			readonly amount: number;
			readonly effect: EffectRef;
	  };

/** Why an effect does nothing; with whom or what it would have done something to. */
export type WhyNothing =
	/** It is charged, or deactivated, already. */
	| { readonly already: 'charged' | 'deactivated'; readonly who: Named }
	| { readonly already: 'theirs'; readonly who: Named; readonly player: Seat }
	| { readonly unable: 'recharge'; readonly who: Named }
	/** What it would do something to has gone: the object itself where that is known. */
	| { readonly gone: 'this' | 'target' }
	/** Another card multiplies the same already, and only one does. */
	| { readonly multiplied: true }
	| { readonly none: 'amount' | 'choice' | 'condition' | 'turn' | 'else' };

/** Why a trigger that people expected stayed silent. */
export type NotTriggered =
	| { readonly roll: number; readonly wanted: readonly number[] }
	| { readonly noTarget: true }
	/** It was not of the kind that the trigger asks for. */
	| {
			readonly not:
				| 'attack roll'
				| 'attack on this'
				| 'combat damage'
				| 'damage to that'
				| 'activation'
				| 'gain'
				| 'from the shop'
				| 'from the deck';
	  }
	/** A condition of the trigger's, or what it asks before its effect. */
	| { readonly unmet: 'given' | 'asks' }
	/** It heeds only so many occurrences of a turn or round. */
	| { readonly each: 'turn' | 'round'; readonly nth: readonly number[] | 'every other' }
	/** It would have triggered on what did not happen after all. */
	| { readonly nothing: Undone };

/** Why something did not happen that abilities look for. */
export type Undone =
	| 'already dead'
	| 'healed'
	| 'death prevented'
	| 'death cancelled'
	| 'death replaced'
	| 'no damage'
	| 'nothing looted'
	| 'nothing gained'
	| 'only given';
