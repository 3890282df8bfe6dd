import type { AttackWord } from '../static-effects.ts';
import type { Amount, PlayerWord } from '../words.ts';

/** The turn, attacks and purchases (7, 8, 9, 16). */
export type TurnEffect =
	| { readonly do: 'end the turn' }
	| {
			readonly do: 'gain loot play';
			readonly who: PlayerWord;
			readonly amount: Amount | 'any number';
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
	/** The attack under way is on another monster, which a player chooses (8). */
	| { readonly do: 'redirect attack'; readonly who: PlayerWord }
	/** Makes an attack roll after each of the attacking player's, for this attack (8). */
	| {
			readonly do: 'join attack';
			readonly who: PlayerWord;
			/** Gains the rewards too if what is attacked dies in it. */
			readonly rewards?: true;
	  }
	/** Team Up: joins the attacking player, and makes attack rolls beside them, for this attack (4.6). */
	| { readonly do: 'team up'; readonly who: PlayerWord }
	/** What Team Up stands for: whoever has teamed up makes an attack roll, in turn order (4.6). */
	| { readonly do: 'team rolls' }
	/** Exchanges character and starting item for others from outside the game (6.7, 6.8). */
	| { readonly do: 'replace character'; readonly who: PlayerWord }
	| { readonly do: 'extra turn'; readonly who: PlayerWord; readonly times?: Amount }
	| { readonly do: 'skip next turn'; readonly who: PlayerWord }
	| { readonly do: 'win'; readonly who: PlayerWord };
