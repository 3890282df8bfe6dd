import type { Deck, SlotKind } from '../model/words.ts';
import type { Condition } from './conditions.ts';
import type { Replacement } from './events.ts';
import type { Ability, Keyword } from './grammar.ts';
import type { Amount, Filter, ObjectWord, Stat, Test } from './words.ts';

/** What may or must be attacked. */
export type AttackWord =
	| 'anything'
	| 'monster deck'
	/** Whatever is in the slot that this left as it died. */
	| 'the slot it was in'
	/** Whatever is in a slot that a part before added. */
	| 'a new slot'
	/** One of the objects that parts before put into play. */
	| 'one put there'
	| ObjectWord
	| { readonly player: Filter };

/** Rolls that come to a number which is not printed. */
export type RollsThat = { readonly equal: Amount } | { readonly reachAtMost: Amount };

/** What can't be done to a roll; a reroll modifies it too (6.27). */
export const ROLL_BANS = ['be rerolled', 'be modified', 'be increased', 'be decreased'] as const;
export type RollBan = (typeof ROLL_BANS)[number];

/** Whom a standing modifier reaches. */
export type Reach = 'you' | 'this' | 'monsters' | 'other monsters' | 'players' | Filter;

/** What a static ability makes true while its object is in play. */
export type StaticEffect = StandingShape & {
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
				| "can't be recharged except by its own abilities"
				| "doesn't heal"
				| "is gained as a soul by another player of the active player's choice";
	  }
	/** What players or objects can't do. */
	| {
			readonly cant:
				| 'play loot'
				| 'activate'
				/** Abilities with this cost alone, of whatever has them (4.2, 4.3). */
				| 'activate ↷'
				| 'activate $'
				| 'attack'
				| 'attack players'
				/** Players alone, whatever else lets somebody attack them (6.4). */
				| 'be attacked'
				| 'purchase'
				| 'gain souls'
				| 'be chosen'
				| 'recharge in the recharge step'
				/** Abilities and the death penalty cannot make them; costs and the hand size still do. */
				| 'be made to discard'
				| 'be made to lose ¢'
				/** What others than players can't do either: they keep the damage marked on them (6.17). */
				| 'heal'
				/** ¢, loot cards and objects (6.16). */
				| 'steal'
				/** What stays whose it is, whoever would steal it; it can be given and swapped (6.16). */
				| 'be stolen';
			readonly who: Reach | 'other players';
	  }
	/** What other players can't choose as targets of loot and abilities (4). */
	| { readonly untargetable: 'you and yours' }
	/** What players, or others than you alone, can't choose as a target of these (4). */
	| {
			readonly untargetable: Reach;
			readonly by: 'loot' | 'abilities' | 'loot and abilities';
			readonly others?: true;
	  }
	/** What can't be done to rolls, or to attack rolls alone: those of some players, or against this (13). */
	| {
			readonly rollsCant: RollBan;
			readonly of: Reach | 'against this';
			readonly attack?: true;
	  }
	/** Their hands may hold any number of loot cards (7.3). */
	| { readonly handSize: 'no maximum'; readonly of: Reach }
	/** What players can't do more often than so many times each turn. */
	| {
			readonly most: number;
			readonly times: 'play loot' | 'activate' | 'attack' | 'purchase';
			readonly who: Reach | 'other players';
	  }
	/** So many items at most that players recharge in their recharge step (7.1). */
	| { readonly recharges: number; readonly of: Reach }
	/** Attack rolls that hit or miss whatever the evasion is: those of some players, or against this (8). */
	| {
			readonly counts: 'hits' | 'misses';
			readonly numbers: readonly number[] | RollsThat;
			readonly of: Reach | 'against this';
	  }
	/** A miss with one of these hits as well: the attacking player deals combat damage to this (8). */
	| { readonly alsoHitOn: readonly number[] }
	/** A part of the death penalty that they do not pay (11.2). */
	| { readonly spares: PenaltyPart; readonly of: Reach }
	/** What they destroy for the death penalty is chosen at random. */
	| { readonly penaltyItem: 'at random'; readonly of: Reach }
	/** Players who may be attacked, and the evasion they have then (6.4). */
	| { readonly attackable: Filter; readonly evasion: number; readonly by: 'active player' | 'you' }
	| {
			/** Loot plays are for their own turn, unless it says each turn. */
			readonly extra: 'loot plays' | 'loot plays each turn' | 'attacks' | 'purchases' | 'votes';
			readonly of: Reach;
			readonly amount: Amount | 'any number';
	  }
	| { readonly must: 'attack'; readonly of: Reach; readonly target: AttackWord }
	/** Changes what a purchase costs; `set` puts it at a price. */
	| { readonly cost: 'shop items' | 'purchases'; readonly of: Reach; readonly add: Amount }
	| { readonly cost: 'shop items' | 'purchases'; readonly of: Reach; readonly set: Amount }
	/** ¢ that activating a $ ability of an item costs its controller, more or less (4.1). */
	| { readonly cost: '$ abilities of items'; readonly of: Reach; readonly add: Amount }
	/** What lies on top of the treasure discard is for sale to them like an item of the shop (9). */
	| { readonly sells: 'treasure discard'; readonly of: Reach }
	/** The active player among them must purchase a shop item each turn if able (9). */
	| { readonly must: 'purchase'; readonly of: Reach }
	/** Slots that stay as empty as they are (10). */
	| { readonly unrefilled: SlotKind }
	/** May activate abilities of what fits as if they controlled it (4.1). */
	| { readonly uses: Filter; readonly of: Reach }
	/** What players must pay each other player before they may attack. */
	| { readonly toAttack: Amount; readonly of: Reach }
	/** The ↷ abilities of what fits are $ abilities that cost so many ¢. */
	| { readonly insteadOfTap: number; readonly of: readonly Filter[] }
	| { readonly replace: Replacement }
	/** Gains abilities, or those of another object, as long as it holds. */
	| { readonly gains: readonly Ability[]; readonly of: Reach }
	| { readonly keyword: Keyword; readonly of: Reach }
	/** Has no abilities, but for a keyword. */
	| { readonly loses: 'abilities'; readonly of: Reach; readonly except: Keyword | null }
	/** Has the abilities of other objects as well. */
	| { readonly abilitiesOf: Filter; readonly of: Reach }
	/** Of this, or of monsters that fit. */
	| { readonly rewards: 'doubled'; readonly monsters?: readonly Test[] }
	/** Who kills this gains its rewards, whose turn it may be (2.3.1). */
	| { readonly rewards: 'for the killer' }
	/** A player who fits and kills a monster gains its rewards too, beside whoever gains them (2.3.1). */
	| { readonly rewards: 'for the killer too'; readonly by: Filter }
	| { readonly soulsToWin: number }
	/** A bonus soul that the first player for whom it holds gains at once (2.4.1). */
	| { readonly gainedWhen: Condition }
	| { readonly hands: 'revealed'; readonly of: Reach | 'other players' }
	/** May look at the top card of a deck at any time. */
	| { readonly seesTop: Deck; readonly of: Reach }
	/** May play the top card of a pile, with a loot play or without (2.2). */
	| { readonly plays: 'loot deck' | 'loot discard'; readonly of: Reach; readonly free?: true }
	/** Another name in the place of that in the name box. */
	| { readonly calls: string; readonly of: Reach }
	/** One more name beside that in the name box; how far it reaches the rulebook says. */
	| { readonly alsoNamed: string }
	/** Its name is another wherever its card is not in play. */
	| { readonly namedElsewhere: string }
	/** Settles who starts the game (2.5). */
	| { readonly game: 'you go first' }
	/** Words that nobody could read: the players see to it that they hold. */
	| { readonly byHand: string };

/** A part of the death penalty (11.2). */
export type PenaltyPart = 'item' | 'loot card' | '¢';
