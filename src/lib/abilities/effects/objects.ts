import type { SlotKind } from '../../model/words.ts';
import type { Ability, Keyword } from '../grammar.ts';
import type {
	Amount,
	Cards,
	Destination,
	Filter,
	ObjectWord,
	PlayerWord,
	Several,
	Until
} from '../words.ts';

/** What happens to objects (6.7, 6.9, 6.13, 6.15, 6.19, 6.26). */
export type ObjectsEffect =
	| {
			readonly do: 'gain treasure';
			readonly who: PlayerWord;
			readonly amount: Amount;
			readonly together?: true;
	  }
	| { readonly do: 'gain'; readonly who: PlayerWord; readonly what: ObjectWord }
	| { readonly do: 'give'; readonly what: ObjectWord; readonly to: PlayerWord }
	| { readonly do: 'steal'; readonly who: PlayerWord; readonly what: ObjectWord }
	| { readonly do: 'swap'; readonly what: ObjectWord; readonly with: ObjectWord }
	/** To another slot of the kind, which a player chooses; it stays the same object. */
	| {
			readonly do: 'move';
			readonly who: PlayerWord;
			readonly what: ObjectWord;
			readonly slots: SlotKind;
	  }
	/** Becomes a room, in a slot added for it. */
	| { readonly do: 'become room'; readonly what: ObjectWord }
	| { readonly do: 'destroy'; readonly what: ObjectWord }
	/** Kill, with the one who does it when it is not you ("the active player kills a player"). */
	| { readonly do: 'kill'; readonly what: ObjectWord; readonly by: PlayerWord }
	/** "This dies": the game kills it (6.10). */
	| { readonly do: 'die'; readonly what: ObjectWord }
	| { readonly do: 'put'; readonly what: ObjectWord; readonly to: Destination }
	/** All cards in a slot go into discard. */
	| { readonly do: 'empty'; readonly what: ObjectWord }
	/** Every player gives it to the player beside them, all at once. */
	| { readonly do: 'pass characters'; readonly to: 'left' | 'right' }
	/** One that fits and they control, chosen by each of them. */
	| { readonly do: 'pass objects'; readonly what: Filter; readonly to: 'left' | 'right' }
	| { readonly do: 'replace with top of deck'; readonly what: ObjectWord }
	| { readonly do: 'recharge' | 'deactivate' | 'flip'; readonly what: ObjectWord }
	| {
			readonly do: 'reroll';
			readonly what: ObjectWord;
			/** With so many dice, of which a player whom the roller chooses says which one counts. */
			readonly dice?: number;
	  }
	| { readonly do: 'become soul'; readonly what: ObjectWord; readonly value: Amount | null }
	| {
			readonly do: 'become item';
			readonly what: ObjectWord;
			readonly abilities: readonly Ability[] | null;
	  }
	| {
			readonly do: 'become copy';
			readonly what: ObjectWord;
			readonly of: ObjectWord;
			readonly until: Until;
	  }
	/** A copy of a card that is not in play, which stays where it is (6.6). */
	| {
			readonly do: 'become copy of card';
			readonly what: ObjectWord;
			readonly from: Cards;
			readonly until: Until;
	  }
	| {
			readonly do: 'gain abilities';
			readonly what: ObjectWord;
			readonly abilities: readonly Ability[];
			readonly until: Until;
	  }
	| {
			readonly do: 'gain abilities of';
			readonly what: ObjectWord;
			readonly of: ObjectWord;
			readonly until: Until;
	  }
	| {
			readonly do: 'gain keyword' | 'lose keyword';
			readonly what: ObjectWord;
			readonly keyword: Keyword;
			readonly until: Until;
	  }
	| {
			readonly do: 'lose abilities';
			readonly what: ObjectWord;
			readonly except: Keyword | null;
			readonly until: Until;
	  }
	| {
			readonly do: 'put counters';
			readonly on: ObjectWord;
			readonly amount: Amount;
			readonly named: string | null;
			/** Of a kind that is on it, which you choose. */
			readonly alike?: true;
	  }
	| {
			readonly do: 'remove counters';
			readonly from: ObjectWord;
			readonly amount: Amount | Several | 'all';
			readonly named: string | null;
	  }
	/** A number that its text says becomes another till end of turn, within these bounds. */
	| {
			readonly do: 'change number';
			readonly what: ObjectWord;
			readonly by: number;
			readonly least: number;
			readonly most: number;
	  }
	| { readonly do: 'level up' | 'level down'; readonly what: ObjectWord; readonly amount: Amount }
	| { readonly do: 'expand'; readonly slots: SlotKind; readonly amount: Amount }
	| { readonly do: 'note'; readonly what: Amount }
	| { readonly do: 'clear notes' };
