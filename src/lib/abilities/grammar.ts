/**
 * The grammar of the ability language. A card's abilities are data in these words; the judge runs
 * them, the wording says them in English, the prompt derives targets and refusals from them.
 *
 * @example
 * const theRelic = trigger({ on: 'roll', numbers: [1] }, loot(1));
 * const bomb = lootAbility(damage(1), target('player', 'monster'));
 */
import type { Condition } from './conditions.ts';
import type { Replacement, TriggerEvent } from './events.ts';
import type {
	Amount,
	Cards,
	Destination,
	Filter,
	Owned,
	Patient,
	PlayerWord,
	Several,
	Stat,
	TargetSpec,
	Test,
	Until
} from './words.ts';
import type { Deck, SlotKind } from '../model/words.ts';

export type * from './conditions.ts';
export type * from './events.ts';
export * from './words.ts';

/** A line of a "Roll-" table: the numbers it answers to. */
export interface Outcome {
	readonly on: readonly number[];
	/** Targets named on this line, chosen as the reader is put on the stack. */
	readonly targets: readonly TargetSpec[];
	readonly effect: Effect;
}

/** Everyone that fits rolls; the table is read once, when all of these rolls have resolved (6.12, 13). */
export interface EachRolls {
	readonly each: Filter;
}

/** An option of "choose one-", chosen with its targets as it is put on the stack (4). */
export interface Mode {
	readonly targets: readonly TargetSpec[];
	readonly effect: Effect;
}

/** Where the cards that were looked at go, taken from them in this order. */
export interface Sorting {
	readonly take: Several;
	/** Only cards that fit. */
	readonly where: readonly Test[];
	readonly to: Destination;
}

export type Effect =
	// Moving ¢ and cards
	| {
			readonly do: 'gain ¢' | 'lose ¢' | 'pay ¢';
			readonly who: PlayerWord;
			readonly amount: Amount;
	  }
	| {
			readonly do: 'give ¢';
			readonly from: PlayerWord;
			readonly to: PlayerWord;
			readonly amount: Amount;
	  }
	| {
			readonly do: 'steal ¢';
			readonly who: PlayerWord;
			readonly from: PlayerWord;
			readonly amount: Amount | Several;
	  }
	| { readonly do: 'loot'; readonly who: PlayerWord; readonly amount: Amount }
	/** Of their choice; 'hand' is all of it. */
	| { readonly do: 'discard'; readonly who: PlayerWord; readonly amount: Amount | Several | 'hand' }
	| {
			readonly do: 'give loot cards';
			readonly from: PlayerWord;
			readonly to: PlayerWord;
			readonly amount: Amount | 'hand';
			/** Who chooses the cards. */
			readonly picks: PlayerWord | 'random';
	  }
	| { readonly do: 'swap loot cards'; readonly who: PlayerWord; readonly with: PlayerWord }
	/** Every one of them gives their hand, all at once. */
	| { readonly do: 'pass hands'; readonly to: 'left' | 'right' }
	| {
			readonly do: 'put cards from hand';
			readonly who: PlayerWord;
			readonly amount: Amount;
			readonly to: Destination;
	  }
	| { readonly do: 'look at hand'; readonly who: PlayerWord; readonly of: PlayerWord }
	/** Looks at, or reveals, cards and puts them in places; what is left goes to `rest`. */
	| {
			readonly do: 'look';
			readonly who: PlayerWord;
			readonly at: Cards;
			readonly reveal: boolean;
			readonly sort: readonly Sorting[];
			readonly rest: Destination;
			readonly order: 'any' | 'random';
	  }
	| {
			readonly do: 'search';
			readonly who: PlayerWord;
			readonly deck: Deck;
			readonly where: readonly Test[];
			readonly to: Destination;
			readonly max: Amount | null;
	  }
	/** Reveals from the top until so many fit; they go `to`, the rest elsewhere. */
	| {
			readonly do: 'reveal until';
			readonly deck: Deck;
			readonly where: readonly Test[];
			readonly count: Amount;
			readonly to: Destination;
			readonly rest: Destination;
	  }
	| { readonly do: 'shuffle'; readonly deck: Deck }
	| { readonly do: 'look and put back'; readonly deck: Patient; readonly amount: Amount }
	| { readonly do: 'put top of deck'; readonly deck: Deck | Patient; readonly to: Destination }
	| { readonly do: 'put top of discard on deck'; readonly discard: Patient }
	/** So many cards in a discard, chosen by the player, that fit. */
	| {
			readonly do: 'put from discard';
			readonly who: PlayerWord;
			readonly deck: Deck;
			readonly where: readonly Test[];
			readonly amount: Several;
			readonly to: Destination;
	  }
	/** So many of the cards under an object, chosen by the player, that fit (3.7). */
	| {
			readonly do: 'put from under';
			readonly who: PlayerWord;
			readonly under: Patient;
			readonly where: readonly Test[];
			readonly amount: Several;
			readonly to: Destination;
	  }
	/** Plays a loot card from where it is, or a copy of it. */
	| {
			readonly do: 'play';
			readonly who: PlayerWord;
			readonly from: Cards;
			readonly copy: boolean;
			readonly free: boolean;
			readonly must: boolean;
	  }
	/**
	 * For as long as it says, a player may play a loot card that is chosen now, or a copy of it, with a
	 * loot play or without (2.2, 6.6).
	 */
	| {
			readonly do: 'let play';
			readonly who: PlayerWord;
			readonly from: Cards;
			readonly where: readonly Test[];
			readonly copy: boolean;
			readonly free: boolean;
			readonly until: Until;
	  }
	/** So many cards from outside the game, chosen by the player, that fit (3.7). */
	| {
			readonly do: 'put from outside';
			readonly who: PlayerWord;
			readonly where: readonly Test[];
			readonly amount: Several;
			readonly to: Destination;
	  }
	/** Players bid ¢ for a thing in turn order until nobody goes higher; the highest bidder pays and steals it. */
	| {
			readonly do: 'bid';
			readonly who: Filter;
			readonly what: Patient;
			readonly to: PlayerWord;
	  }
	// Objects
	| { readonly do: 'gain treasure'; readonly who: PlayerWord; readonly amount: Amount }
	| { readonly do: 'gain'; readonly who: PlayerWord; readonly what: Patient }
	| { readonly do: 'give'; readonly what: Patient; readonly to: PlayerWord }
	| { readonly do: 'steal'; readonly who: PlayerWord; readonly what: Patient }
	| { readonly do: 'swap'; readonly what: Patient; readonly with: Patient }
	| { readonly do: 'destroy'; readonly what: Patient }
	/** Kill, with the one who does it when it is not you ("the active player kills a player"). */
	| { readonly do: 'kill'; readonly what: Patient; readonly by: PlayerWord }
	/** "This dies": the game kills it (6.10). */
	| { readonly do: 'die'; readonly what: Patient }
	| { readonly do: 'put'; readonly what: Patient; readonly to: Destination }
	| { readonly do: 'replace with top of deck'; readonly what: Patient }
	| { readonly do: 'recharge' | 'deactivate' | 'flip'; readonly what: Patient }
	| { readonly do: 'reroll'; readonly what: Patient }
	| { readonly do: 'become soul'; readonly what: Patient; readonly value: Amount | null }
	| {
			readonly do: 'become item';
			readonly what: Patient;
			readonly abilities: readonly Ability[] | null;
	  }
	| {
			readonly do: 'become copy';
			readonly what: Patient;
			readonly of: Patient;
			readonly until: Until;
	  }
	/** A copy of a card that is not in play, which stays where it is (6.6). */
	| {
			readonly do: 'become copy of card';
			readonly what: Patient;
			readonly from: Cards;
			readonly until: Until;
	  }
	| {
			readonly do: 'gain abilities';
			readonly what: Patient;
			readonly abilities: readonly Ability[];
			readonly until: Until;
	  }
	| {
			readonly do: 'gain abilities of';
			readonly what: Patient;
			readonly of: Patient;
			readonly until: Until;
	  }
	| {
			readonly do: 'gain keyword';
			readonly what: Patient;
			readonly keyword: Keyword;
			readonly until: Until;
	  }
	| {
			readonly do: 'lose abilities';
			readonly what: Patient;
			readonly except: Keyword | null;
			readonly until: Until;
	  }
	| {
			readonly do: 'put counters';
			readonly on: Patient;
			readonly amount: Amount;
			readonly named: string | null;
	  }
	| {
			readonly do: 'remove counters';
			readonly from: Patient;
			readonly amount: Amount | Several | 'all';
			readonly named: string | null;
	  }
	| { readonly do: 'level up' | 'level down'; readonly what: Patient; readonly amount: Amount }
	| { readonly do: 'expand'; readonly slots: SlotKind; readonly amount: Amount }
	| { readonly do: 'note'; readonly what: Amount }
	| { readonly do: 'clear notes' }
	// Damage and HP
	| {
			readonly do: 'deal damage';
			readonly to: Patient;
			readonly amount: Amount;
			readonly by?: Patient;
	  }
	| { readonly do: 'take damage'; readonly who: Patient; readonly amount: Amount }
	| {
			readonly do: 'divide damage';
			readonly who: PlayerWord;
			readonly amount: Amount;
			readonly among: readonly Filter[];
	  }
	/** By so much; null is to full HP. */
	| { readonly do: 'heal'; readonly who: Patient; readonly amount: Amount | null }
	| { readonly do: 'pay HP'; readonly who: PlayerWord; readonly amount: Amount }
	/** Heals by so much; not said, until it has at least 1 HP (6.25). */
	| { readonly do: 'prevent death'; readonly heal?: Amount }
	/** So much of the damage the trigger saw on the stack; null is all. */
	| { readonly do: 'prevent damage'; readonly amount: Amount | null }
	/** So much more of the damage the trigger saw on the stack. */
	| { readonly do: 'add to damage'; readonly amount: Amount }
	/** The next so many points of damage this turn. */
	| { readonly do: 'prevent next damage'; readonly who: Patient; readonly amount: Amount }
	/** The next instance of damage this turn, whole or up to so much. */
	| { readonly do: 'prevent next instance'; readonly who: Patient; readonly upTo: number | null }
	// The stack
	| { readonly do: 'cancel'; readonly what: Patient }
	| { readonly do: 'cancel everything' }
	| { readonly do: 'cancel attack'; readonly of: PlayerWord | null }
	/** The rewards of a monster, or half of what is counted of them, though it has not died for it. */
	| {
			readonly do: 'gain rewards';
			readonly who: PlayerWord;
			readonly of: Patient;
			readonly half?: true;
	  }
	/** The rewards of the monster that is dying are gained twice. */
	| { readonly do: 'double rewards' }
	/** A loot being played; the copy's targets and option are chosen anew (6.6). */
	| { readonly do: 'copy'; readonly what: Patient }
	/** Every countable quality of what a loot being played does, once. */
	| { readonly do: 'double'; readonly what: Patient }
	/** A ↷ ability of an object, without its cost. */
	| { readonly do: 'copy ability'; readonly of: Patient }
	// Dice
	| { readonly do: 'change roll'; readonly what: Patient; readonly to: readonly number[] }
	/** Makes it an amount, as a die can show it. */
	| { readonly do: 'set roll'; readonly what: Patient; readonly to: Amount }
	/** The "Roll-" whose line this is of, once more. */
	| { readonly do: 'roll again' }
	/** Adds one of these to a roll. */
	| { readonly do: 'add to roll'; readonly what: Patient; readonly add: readonly number[] }
	| { readonly do: 'flip roll'; readonly what: Patient }
	| {
			readonly do: 'roll';
			readonly who: PlayerWord | EachRolls;
			readonly outcomes: readonly Outcome[];
			readonly times?: Amount;
	  }
	// The turn
	| { readonly do: 'end the turn' }
	| {
			readonly do: 'gain loot play';
			readonly who?: PlayerWord;
			readonly amount?: Amount | 'any number';
	  }
	| { readonly do: 'gain purchase'; readonly who: PlayerWord }
	/** May, or must, attack so many more times this turn. */
	| {
			readonly do: 'additional attack';
			readonly who: PlayerWord;
			readonly target: AttackWord;
			readonly times: Amount | 'any number';
			readonly must: boolean;
	  }
	/** Must attack it this turn if able, with the attacks they have. */
	| {
			readonly do: 'must attack';
			readonly who: PlayerWord;
			readonly target: AttackWord;
			readonly times: Amount;
			/** Attacks that they lack for it are granted. */
			readonly granted?: true;
	  }
	/** Makes an attack roll after each of the attacking player's, for this attack (8). */
	| { readonly do: 'join attack'; readonly who: PlayerWord }
	/** Exchanges character and starting item for others from outside the game (6.7, 6.8). */
	| { readonly do: 'replace character'; readonly who: PlayerWord }
	| { readonly do: 'extra turn'; readonly who: PlayerWord; readonly times?: Amount }
	| { readonly do: 'skip next turn'; readonly who: PlayerWord }
	| { readonly do: 'win'; readonly who: PlayerWord }
	// What lasts
	| {
			readonly do: 'gain stat';
			readonly who: Patient;
			readonly stat: Stat;
			readonly add: Amount;
			readonly until: Until;
			/** Only for their first attack roll after this. */
			readonly once?: 'attack roll' | 'roll';
	  }
	/** A stat becomes a number, whatever it was. */
	| {
			readonly do: 'set stat';
			readonly who: Patient;
			readonly stat: Stat;
			readonly to: Amount;
			readonly until: Until;
	  }
	/** Makes something true for a while; `once` ends it when it has applied. */
	| {
			readonly do: 'make true';
			readonly standing: Standing;
			readonly until: Until;
			readonly once: boolean;
	  }
	/** "The next time", "till end of turn, each time": a trigger that is not on a card in play. */
	| {
			readonly do: 'watch for';
			readonly when: TriggerEvent;
			readonly effect: Effect;
			readonly until: Until;
			readonly once: boolean;
			/** How many times it triggers, where that is not once or each time. */
			readonly times?: number;
	  }
	// How parts hang together
	/** One after the other, whatever comes of each (6.2). */
	| { readonly do: 'then'; readonly steps: readonly Effect[] }
	/** The second only if the first was done: "and" (6.2), "if you do" (6.18). */
	| { readonly do: 'and'; readonly first: Effect; readonly second: Effect }
	| {
			readonly do: 'if you do';
			readonly first: Effect;
			readonly second: Effect;
			readonly otherwise?: Effect;
	  }
	/** You, or another player, may. */
	| { readonly do: 'may'; readonly effect: Effect; readonly who?: PlayerWord }
	| {
			readonly do: 'if';
			readonly condition: Condition;
			readonly effect: Effect;
			readonly otherwise?: Effect;
	  }
	| { readonly do: 'choose one'; readonly options: readonly Mode[] }
	/** Chosen as it resolves, by a player or at random; the effect is done for each of those chosen. */
	| {
			readonly do: 'choose';
			readonly who: PlayerWord | 'random';
			readonly from: readonly Filter[];
			readonly several: Several;
			readonly effect: Effect;
	  }
	/** For each that fits, in the order of 6.12. */
	| { readonly do: 'each'; readonly of: readonly Filter[]; readonly effect: Effect }
	| { readonly do: 'repeat'; readonly effect: Effect; readonly times: Amount }
	/** Again and again, as long as it holds after each time. */
	| { readonly do: 'repeat while'; readonly effect: Effect; readonly condition: Condition }
	/** A number that a player names, bound as "that number". */
	| {
			readonly do: 'choose number';
			readonly who: PlayerWord;
			readonly min: number;
			readonly max: number;
			readonly effect: Effect;
	  }
	/** An amount that is kept in mind, bound as "that number". */
	| { readonly do: 'remember'; readonly amount: Amount; readonly effect: Effect }
	/** Words that nobody could read: the players do what they say. */
	| { readonly do: 'by hand'; readonly words: string }
	| {
			readonly do: 'vote';
			readonly who: Filter;
			readonly on: readonly Filter[] | readonly string[];
			/** How many different ones each votes for; not said, one. */
			readonly votes?: number;
			/** For each with the most votes; or for each option in turn. */
			readonly winner: Effect | readonly Effect[];
			/** Null: those tied for the most all win. */
			readonly tie: Effect | null;
	  };

/** What may or must be attacked. */
export type AttackWord = 'anything' | 'monster deck' | Patient | { readonly player: Filter };

export type Verb = Effect['do'];

/** Whom a standing modifier reaches. */
export type Reach = 'you' | 'this' | 'monsters' | 'other monsters' | 'players' | Filter;

/** What a static ability makes true while its object is in play. */
export type Standing = StandingShape & {
	/** Only while this holds. */
	readonly while?: Condition;
};

type StandingShape =
	| { readonly stat: Stat; readonly of: Reach; readonly add: Amount }
	| { readonly set: Stat; readonly of: Reach; readonly to: Amount }
	| {
			readonly this:
				| "can't be attacked"
				| 'can be attacked'
				| "can't be covered"
				| "can't be put into discard"
				| "can't be recharged"
				| "doesn't heal";
	  }
	/** What players or objects can't do. */
	| {
			readonly cant:
				| 'play loot'
				| 'activate'
				| 'attack'
				| 'gain souls'
				| 'be chosen'
				| 'recharge in the recharge step';
			readonly who: Reach | 'other players';
	  }
	/** Players who may be attacked, and the evasion they have then (6.4). */
	| { readonly attackable: Filter; readonly evasion: number; readonly by: 'active player' | 'you' }
	| {
			readonly extra: 'loot plays' | 'attacks' | 'purchases' | 'votes';
			readonly of: Reach;
			readonly amount: Amount | 'any number';
	  }
	| { readonly must: 'attack'; readonly of: Reach; readonly target: AttackWord }
	/** Changes what a purchase costs; `set` puts it at a price. */
	| { readonly cost: 'shop items' | 'purchases'; readonly of: Reach; readonly add: Amount }
	| { readonly cost: 'shop items' | 'purchases'; readonly of: Reach; readonly set: Amount }
	| { readonly replace: Replacement }
	/** Gains abilities, or those of another object, as long as it holds. */
	| { readonly gains: readonly Ability[]; readonly of: Reach }
	| { readonly keyword: Keyword; readonly of: Reach }
	| { readonly rewards: 'doubled' }
	| { readonly soulsToWin: number }
	/** A bonus soul that the first player for whom it holds gains at once (2.4.1). */
	| { readonly gainedWhen: Condition }
	| { readonly hands: 'revealed'; readonly of: Reach | 'other players' }
	/** May look at the top card of a deck at any time. */
	| { readonly seesTop: Deck; readonly of: Reach }
	/** May play the top card of a pile, with a loot play or without (2.2). */
	| { readonly plays: 'loot deck' | 'loot discard'; readonly of: Reach; readonly free?: true }
	/** Settles who starts the game (2.5). */
	| { readonly game: 'you go first' }
	/** Words that nobody could read: the players see to it that they hold. */
	| { readonly byHand: string };

/** How a trigger may be introduced; the rules treat them alike (4.4). An event's are left unsaid (2.3.2). */
export type Opening = 'each time' | 'when' | 'at' | 'unsaid';

export type Ability = AbilityShape & {
	/** Only while this holds: "Level 1+:", "While this is charged". */
	readonly while?: Condition;
	/** How many level counters it takes (6.19). */
	readonly level?: number;
};

type AbilityShape =
	| {
			readonly way: 'loot';
			readonly cost?: readonly Cost[];
			readonly targets: readonly TargetSpec[];
			readonly effect: Effect;
	  }
	| { readonly way: 'tap'; readonly targets: readonly TargetSpec[]; readonly effect: Effect }
	| {
			readonly way: 'paid';
			readonly cost: readonly Cost[];
			readonly targets: readonly TargetSpec[];
			readonly effect: Effect;
	  }
	| {
			readonly way: 'trigger';
			readonly opening: Opening;
			readonly when: TriggerEvent;
			readonly targets: readonly TargetSpec[];
			readonly effect: Effect;
	  }
	| { readonly way: 'static'; readonly standing: Standing }
	/** A reward that is more than a number of ¢, loot cards or treasures (2.3.1). */
	| { readonly way: 'reward'; readonly targets: readonly TargetSpec[]; readonly effect: Effect };

/** What a $ ability, or playing a loot card, costs (4.1). */
export type Cost =
	| { readonly pay: '¢' | 'HP'; readonly amount: number }
	| {
			readonly pay: 'counters';
			readonly amount: number | 'any number';
			readonly named: string | null;
	  }
	| { readonly pay: 'discard'; readonly amount: number | 'hand' }
	/** So many items you control. */
	| { readonly pay: 'destroy'; readonly amount: number }
	| { readonly pay: 'destroy this' }
	/** Gives a fitting object of theirs to another player. */
	| { readonly pay: 'give'; readonly what: Filter };

export const KEYWORDS = ['eternal', 'trinket', 'ambush', 'guppy', 'curse', 'indomitable'] as const;
export type Keyword = (typeof KEYWORDS)[number];

export type { Owned };
