import type { SlotKind } from '../../model/words.ts';
import type { Ability, Keyword } from '../grammar.ts';
import type { Amount, Cards, Destination, Patient, PlayerWord, Several, Until } from '../words.ts';

/** What happens to objects (6.7, 6.9, 6.13, 6.15, 6.19, 6.26). */
export type ObjectsEffect =
	| {
			readonly do: 'gain treasure';
			readonly who: PlayerWord;
			readonly amount: Amount;
			readonly together?: true;
	  }
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
	| { readonly do: 'clear notes' };
