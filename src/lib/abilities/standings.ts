import type { Deck } from '../model/words.ts';
import type { Condition } from './conditions.ts';
import type { Replacement } from './events.ts';
import type { Ability, Keyword } from './grammar.ts';
import type { Amount, Filter, Patient, Stat } from './words.ts';

/** What may or must be attacked. */
export type AttackWord = 'anything' | 'monster deck' | Patient | { readonly player: Filter };

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
			readonly extra: 'loot plays' | 'attacks' | 'purchases';
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
