import type { Counters } from './board.ts';
import type { CardKey, EffectRef, ItemId, ObjectId, ObjectKind, Ref, Seat } from './words.ts';

/** What an ability knows while it waits and while it resolves. */
export interface Context {
	/** The object the ability is written on, or was: "this". Null for a loot being played. */
	readonly source: ObjectId | null;
	/** What the source is, or last was; null for a loot. */
	readonly kind: ObjectKind | null;
	/** "You": the controller; the active player for abilities of the game. */
	readonly you: Seat;
	readonly targets: readonly Ref[];
	/** The option taken of a "choose one". */
	readonly mode: number | null;
	/** What the trigger saw. */
	readonly event: EventData;
	/** How many times a reward is gained: what is rolled for it is multiplied. */
	readonly times?: number;
	/** What "choose" and "each" have bound, the innermost last. */
	readonly chosen?: readonly Ref[];
	/** The number that "choose a number" has bound. */
	readonly number?: number;
	/** The loot cards that were discarded as its cost. */
	readonly paid?: readonly CardKey[];
	/** How many counters were removed as its cost, where the player says how many. */
	readonly paidCounters?: number;
	/** The roll it waited for, once that has resolved: the number is known before it resolves itself. */
	readonly resolved?: ResolvedRoll;
	/** What is tied for the most votes of the vote that has been made. */
	readonly tied?: readonly Ref[];
	/** What the innermost "pick" has picked. */
	readonly picked?: readonly Ref[];
	/** The rolls made for this ability by each of several players that have resolved. */
	readonly rolled?: readonly Rolled[];
	/** It is of a copy of a loot, which is no card (6.6). */
	readonly copied?: true;
	/** The replacements that this happens by: to the same event they do not apply again (5.2). */
	readonly applied?: readonly string[];
	/** It has been done before, and is done again if it still holds. */
	readonly again?: true;
	/** The cards that the effect is about have been looked at. */
	readonly looked?: true;
}

/** A roll that has left the stack and stands for what waits there. */
export interface ResolvedRoll {
	readonly item: ItemId;
	readonly roller: Seat;
	readonly result: number;
}

/** A die of one player among several who roll for the same. */
export interface Rolled {
	readonly player: Seat;
	readonly result: number;
}

/** What a trigger remembers of the event that set it off. */
export interface EventData {
	/** "They": the player the event happened to or who did it. */
	readonly player?: Seat;
	/** The roll, damage or death the event was about. */
	readonly item?: ItemId;
	readonly object?: ObjectId;
	/** The number rolled, or the amount of damage, ¢, cards or counters: "that much". */
	readonly amount?: number;
	/** Who else it was done to: the player or object that was dealt damage, attacked, killed. */
	readonly to?: Damageable;
	/** The player who did it to "they": the killer. */
	readonly by?: Seat;
	/** The monster or player that dealt the damage. */
	readonly dealer?: Damageable;
	/** Who was attacking as it happened. */
	readonly attacker?: Seat;
	/** The attack roll it came from. */
	readonly roll?: number;
	/** The card it was about, where that is not in play. */
	readonly card?: CardKey;
	/** The counters that lay on it as it was destroyed. */
	readonly counters?: Counters;
}

/** What a roll is made for. */
export type RollPurpose =
	| { readonly for: 'attack'; readonly target: Damageable }
	/** The lines at `reader` are read when the roll resolves ("Roll-", 4.6). */
	| {
			readonly for: 'ability';
			readonly reader: EffectRef;
			readonly context: Context;
			readonly controller: Seat | 'game';
			/** What waits on the stack for this roll before it resolves. */
			readonly defines?: ItemId;
			/** What the rolls have in common that are read together, once all of them have resolved. */
			readonly together?: number;
	  };

/** A player or an object with an HP stat. */
export type Damageable = { readonly player: Seat } | { readonly object: ObjectId };

/** Anything on the stack but a procedure that waits there. */
export type PlainItem =
	| {
			readonly kind: 'loot';
			readonly id: ItemId;
			readonly card: CardKey;
			readonly controller: Seat;
			readonly context: Context;
			/** A copy, which exists on the stack alone (6.6). */
			readonly copy?: true;
			/** A copy of it has been made. */
			readonly hasCopy?: true;
			/** It does twice as much of all that can be counted. */
			readonly doubled?: true;
			/** The numbers of its text that are others, by line. */
			readonly changed?: readonly NumberChanged[];
	  }
	| {
			readonly kind: 'ability';
			readonly id: ItemId;
			/** 'tap' ↷, 'paid' $, 'trigger', or 'outcome' for the reader of a roll. */
			readonly way: 'tap' | 'paid' | 'trigger' | 'outcome';
			readonly controller: Seat | 'game';
			readonly effect: EffectRef;
			readonly context: Context;
			/** The card of no slot that is being played: it goes to discard once this has resolved. */
			readonly plays?: CardKey;
	  }
	| {
			readonly kind: 'roll';
			readonly id: ItemId;
			readonly roller: Seat;
			/** The number the die shows, after rerolls and changes, before standing modifiers. */
			readonly result: number;
			/** Every number the die has shown, in order. */
			readonly shown: readonly number[];
			/** The numbers "would roll" has looked at and will not look at again (13, step 4). */
			readonly looked: readonly number[];
			readonly purpose: RollPurpose;
	  }
	| {
			readonly kind: 'damage';
			readonly id: ItemId;
			readonly to: Damageable;
			readonly amount: number;
			readonly combat: boolean;
			readonly source: DamageSource;
			/** The attack roll that combat damage comes from. */
			readonly roll?: number;
			/** The roll it stands for, where that can still change it, what it was against, and the attack counted. */
			readonly rolled?: ResolvedRoll & {
				readonly against: Damageable;
				readonly attack: number;
				/** It is dealt beside that of a miss. */
				readonly also?: true;
			};
	  }
	| {
			readonly kind: 'death';
			readonly id: ItemId;
			readonly of: Damageable;
			/** "When you would die" has looked at it, as it would have resolved (11). */
			readonly looked?: true;
			/** Who killed it, and the attack roll it died on. */
			readonly by?: Seat;
			readonly roll?: number;
	  };

/** A number of a line of a card, counted in its order, that is another. */
export interface NumberChanged {
	readonly line: number;
	readonly at: number;
	readonly by: number;
}

/** Who deals the damage: a player in an attack, an object's ability, a loot, or the game ("takes damage"). */
export type DamageSource =
	| { readonly player: Seat }
	| { readonly object: ObjectId; readonly card: CardKey; readonly controller: Seat | 'game' }
	| { readonly loot: CardKey; readonly controller: Seat }
	| { readonly game: true };

export type PlainItemOf<K extends PlainItem['kind']> = Extract<PlainItem, { kind: K }>;
