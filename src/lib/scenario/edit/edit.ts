import type { CardKey, Deck, SlotKind } from '../../model/words.ts';
import type {
	Board,
	CellSetup,
	EffectSetup,
	ObjectSetup,
	PlayerFacts,
	SlotSetup,
	TurnSetup
} from '../setup.ts';
import type { CardThing, StackThing, Thing } from '../things.ts';

/** What can be set of a player; items, souls and curses are given and removed one by one. */
export type PlayerChange = Omit<PlayerFacts, 'items' | 'souls' | 'curses'>;

/** What can be set of an object in play. */
export type ObjectChange = Pick<ObjectSetup, 'hp' | 'charged' | 'counters'>;

/** What can be set of the turn: what it has come to, and what is remembered of it. */
export interface TurnChange extends Omit<TurnSetup, 'monsterDied' | 'ending'> {
	readonly monsterDied?: boolean;
	readonly ending?: boolean;
	/** It is no extra turn. */
	readonly usual?: true;
}

/** Where an object that is given to a player goes. */
export const AMONG = ['items', 'souls', 'curses'] as const;
export type Among = (typeof AMONG)[number];

export type SlotThing = Extract<Thing, { is: 'slot' }>;

/**
 * A change made by the table itself, in the middle of the game: not something that happens, but a
 * correction of what lies there. What it leads to happens by the rules.
 */
export type Edit =
	| { readonly edit: 'deal'; readonly player: string; readonly cell: CellSetup }
	| {
			readonly edit: 'give';
			readonly player: string;
			readonly object: ObjectSetup;
			readonly among: Among;
	  }
	/** Cards out of a hand. */
	| { readonly edit: 'take'; readonly player: string; readonly cell: CellSetup }
	/** An object out of play, a thing off the stack, or a slot with all it holds. */
	| { readonly edit: 'remove'; readonly thing: StackThing | SlotThing }
	| { readonly edit: 'set player'; readonly player: string; readonly facts: PlayerChange }
	| { readonly edit: 'set object'; readonly object: CardThing; readonly facts: ObjectChange }
	/** All the cards of a deck or discard, top first. */
	| {
			readonly edit: 'set pile';
			readonly pile: 'deck' | 'discard';
			readonly deck: Deck;
			readonly cells: readonly CellSetup[];
	  }
	| { readonly edit: 'set pool'; readonly cents: number }
	/** What the timer shows, where one is played with (17.1, 18). */
	| { readonly edit: 'set timer'; readonly shows: number }
	| { readonly edit: 'set turn'; readonly facts: TurnChange }
	/** The turns that come before the next player's, first one first. */
	| { readonly edit: 'set extra turns'; readonly players: readonly string[] }
	| {
			readonly edit: 'set priority';
			readonly priority: NonNullable<Board['priority']>;
	  }
	| {
			readonly edit: 'set slot';
			readonly slot: SlotKind;
			/** Counted from 1. */
			readonly number: number;
			readonly holds: SlotSetup;
	  }
	| { readonly edit: 'add slot'; readonly slot: SlotKind; readonly holds: SlotSetup }
	/** An object on top of what a slot holds. */
	| {
			readonly edit: 'cover';
			readonly slot: SlotKind;
			readonly number: number;
			readonly object: ObjectSetup;
	  }
	| {
			readonly edit: 'put';
			readonly cell: CellSetup;
			readonly pile: 'deck' | 'discard';
			readonly deck: Deck;
			/** At the bottom. */
			readonly under?: true;
	  }
	/** These go on the stack, the last one uppermost. */
	| { readonly edit: 'stack'; readonly things: readonly StackThing[] }
	| { readonly edit: 'effect'; readonly effect: EffectSetup }
	/** A player is asked again what they had answered once for all: all of it, or about one card. */
	| { readonly edit: 'ask again'; readonly player: string; readonly about?: CardKey }
	/** Something that the judge does not know is done by the people at the table, who change it next. */
	| { readonly edit: 'by hand'; readonly what: string };
