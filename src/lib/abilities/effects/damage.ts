import type { Amount, Filter, ObjectWord, PlayerWord } from '../words.ts';

/** Damage, HP and death (6.8, 6.10, 6.17, 6.25). */
export type DamageEffect =
	| {
			readonly do: 'deal damage';
			readonly to: ObjectWord;
			readonly amount: Amount;
			readonly by?: ObjectWord;
			readonly together?: true;
	  }
	| {
			readonly do: 'take damage';
			readonly who: ObjectWord;
			readonly amount: Amount;
			/** Named in one breath with what the step before is done to: "you and that player each". */
			readonly together?: true;
	  }
	| {
			readonly do: 'divide damage';
			readonly who: PlayerWord;
			readonly amount: Amount;
			readonly among: readonly Filter[];
			/** Who deals it, where that is not who divides it. */
			readonly by?: 'this';
	  }
	/** By so much; null is to full HP. */
	| { readonly do: 'heal'; readonly who: ObjectWord; readonly amount: Amount | null }
	| { readonly do: 'pay HP'; readonly who: PlayerWord; readonly amount: Amount }
	/** All parts of it, but for those that they are spared (11.2). */
	| { readonly do: 'pay the penalty'; readonly who: PlayerWord }
	/** Heals by so much; not said, until it has at least 1 HP (6.25). */
	| { readonly do: 'prevent death'; readonly heal?: Amount }
	/** So much of the damage the trigger saw on the stack; null is all. */
	| { readonly do: 'prevent damage'; readonly amount: Amount | null }
	/** So much more of the damage the trigger saw on the stack. */
	| { readonly do: 'add to damage'; readonly amount: Amount }
	/** The next so many points of damage this turn. */
	| { readonly do: 'prevent next damage'; readonly who: ObjectWord; readonly amount: Amount }
	/** The next instance of damage this turn, whole or up to so much. */
	| {
			readonly do: 'prevent next instance';
			readonly who: ObjectWord;
			readonly upTo: number | null;
	  };
