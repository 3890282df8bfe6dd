import type { StackItem } from '../stack-item.ts';
import type { CardKey, Deck, EffectRef, ItemId, Option, Seat, SlotKind } from '../words.ts';
import type { Attacked, Named, Who } from './named.ts';
import type { WhyNothing } from './silence.ts';

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
	| { readonly did: 'swapped hands'; readonly players: readonly [Seat, Seat] }
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
	/** For it is at 0 HP, or because something bars it. */
	| { readonly did: 'not healed'; readonly of: Who; readonly barred?: true }
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
	/** A roll would come to a number, and comes to another instead. */
	| {
			readonly did: 'replaced number';
			readonly player: Seat;
			readonly item: ItemId;
			readonly from: number;
			readonly to: number;
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
			readonly on: Attacked;
			readonly times: number | 'any number';
	  }
	| {
			readonly did: 'must attack';
			readonly player: Seat;
			readonly effect: EffectRef;
			readonly on: Attacked;
			readonly times: number;
			/** How many of them had been made before. */
			readonly made: number;
	  }
	| { readonly did: 'joined attack'; readonly player: Seat; readonly effect: EffectRef }
	| { readonly did: 'teamed up'; readonly player: Seat; readonly effect: EffectRef }
	/** They make attack rolls now, as they have teamed up. */
	| { readonly did: 'team rolls'; readonly players: readonly Seat[] }
	/** A word that the rulebook does not know: nothing comes of it. */
	| { readonly did: 'means nothing'; readonly word: 'Team Up'; readonly effect: EffectRef }
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
