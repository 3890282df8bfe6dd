import type { CardKey, Deck, SlotKind } from '../model/words.ts';

// Things

export interface PlayerThing {
	readonly is: 'player';
	readonly name: string;
}

/** A card: an object in play, a loot or ability on the stack, or a card in a hand or deck. */
export interface CardThing {
	readonly is: 'card';
	readonly card: CardKey;
	/** Which of several, counted from 1. */
	readonly copy?: number;
	/** Its player. */
	readonly of?: string;
	/** It is the game's. */
	readonly game?: true;
	readonly where?: 'in play' | 'on the stack' | 'dying' | 'gone';
	/** The ability, by its line on the card, counted from 1. */
	readonly line?: number;
	/** The option taken of a "choose one", counted from 1. */
	readonly mode?: number;
	/** A loot that is a copy, on the stack alone. */
	readonly copied?: true;
	/** A loot that does twice as much of all that can be counted. */
	readonly doubled?: true;
	/** The result that the ability reads from its roll. */
	readonly rolled?: number;
	/** The event that a trigger saw: a player, a number, an object, a thing on the stack. */
	readonly saw?: readonly Thing[];
	readonly targets?: readonly Thing[];
}

export interface RollThing {
	readonly is: 'roll';
	readonly by?: string;
	readonly shows?: number;
	/** Numbers the die showed before. */
	readonly was?: readonly number[];
	/** Numbers that "would roll" abilities have had their look at. */
	readonly lookedAt?: readonly number[];
	/** The effect that waited for it on the stack has left: nothing is done with the number (original edition). */
	readonly effectGone?: true;
	/** An attack roll, against this. */
	readonly against?: Damageable;
	/** The loot or ability that the roll is for. */
	readonly for?: CardThing;
	readonly copy?: number;
}

export interface DamageThing {
	readonly is: 'damage';
	readonly amount?: number;
	readonly combat?: true;
	readonly to?: Damageable;
	readonly from?: Damageable;
	readonly copy?: number;
}

export interface DeathThing {
	readonly is: 'death';
	readonly of: Damageable;
	/** "When you would die" has looked at it, where that is as it resolves. */
	readonly lookedAt?: true;
	readonly copy?: number;
}

export const GAME_EVENTS = [
	'attack',
	'purchase',
	'loot step',
	'modifier',
	'reward',
	'monster card',
	'penalty',
	'refill',
	'soul purchase'
] as const;

/** An event of the game itself that waits on the stack, where an edition has it wait there. */
export interface GameThing {
	readonly is: 'game';
	readonly event: (typeof GAME_EVENTS)[number];
	/** What is attacked or purchased, whose reward or penalty it is, which slot is refilled. */
	readonly of?: Damageable | DeckThing | SlotThing;
	/** How much a modifier adds or takes away. */
	readonly plus?: number;
	readonly minus?: number;
	readonly copy?: number;
}

export interface SlotThing {
	readonly is: 'slot';
	readonly slot: SlotKind;
	readonly number: number;
}

export interface DeckThing {
	readonly is: 'deck' | 'discard';
	readonly deck: Deck;
}

/** Something that was there and has left. */
export interface GoneThing {
	readonly is: 'gone';
}

/** A player or an object. */
export type Damageable = PlayerThing | CardThing | GoneThing;

/** Anything that lies on the stack. */
export type StackThing = CardThing | RollThing | DamageThing | DeathThing | GameThing;

/** Anything a script can point at. */
export type Thing =
	| PlayerThing
	| StackThing
	| DeckThing
	| GoneThing
	| SlotThing
	| { readonly is: 'number'; readonly number: number }
	| { readonly is: 'mode'; readonly mode: number }
	| { readonly is: 'answer'; readonly answer: 'yes' | 'no' }
	/** One of the words that are put to the vote. */
	| { readonly is: 'word'; readonly word: string }
	/** The attack that a player is making. */
	| { readonly is: 'attack'; readonly of: string }
	/** A card that nobody has named. */
	| { readonly is: 'unknown'; readonly copy?: number };
