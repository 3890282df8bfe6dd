import type { CardKey, Deck, EditionId, SlotKind } from '../../model/words.ts';
import type { StackThing, Thing } from '../words/things.ts';
import type { Face, Killing } from './said.ts';

/** What a player is said to have. */
export interface PersonFacts {
	hp?: number;
	/** How many of them are gone, where that is what is said. */
	lost?: number;
	isFull?: true;
	cents?: number;
	lootPlays?: number;
	attacks?: number;
	purchases?: number;
	dead?: true;
	character?: CardKey;
	/** The character has been tapped already. */
	isTapped?: true;
	/** How many cards there are in the hand; all that are named where it is `all`. */
	hand?: number | 'all';
	handCards: CardKey[];
	items: CardKey[];
	/** How many there are, those named among them. */
	itemCount?: number;
	souls: CardKey[];
	/** How many there are, those named among them. */
	soulCount?: number;
	curses: CardKey[];
}

/** What a card is said to be. */
export interface CardFacts {
	hp?: number;
	counters?: number;
	charged?: boolean;
	over?: CardKey;
}

/** A thing that an act is aimed at. */
export type Aim =
	| { readonly at: 'player'; readonly name: string }
	/** In play, or on the stack where only that can be meant. */
	| { readonly at: 'card'; readonly card: CardKey; readonly of: string | null }
	| { readonly at: 'roll'; readonly of: string | null }
	| { readonly at: 'deck'; readonly deck: Deck; readonly isDiscard: boolean }
	| { readonly at: 'slot'; readonly slot: SlotKind; readonly number: number };

export type Happening =
	| {
			readonly is: 'attack';
			readonly who: string;
			readonly on: Aim | null;
			readonly isPast: boolean;
			/** Nobody says what is attacked. */
			readonly isGuess?: true;
			/** Only a roll is told, of which nobody says what it is for. */
			readonly isImplied?: true;
			readonly isDoerGuessed?: boolean;
			/** What is attacked is said to have been killed. */
			readonly isFatal?: true;
			/** "Attacks again": an attack that is still going on is no other. */
			readonly isAgain?: true;
	  }
	| {
			readonly is: 'roll';
			readonly who: string;
			readonly face: Face;
			/** What it is said to have killed. */
			readonly kills?: Aim;
	  }
	| {
			readonly is: 'use';
			readonly who: string;
			readonly card: CardKey;
			readonly aims: readonly Aim[];
			readonly words: readonly string[];
			readonly mode: number | null;
			/** Nobody says who did it. */
			readonly isDoerUnsaid?: boolean;
			/** Whoever acted last, or writes, is taken to do it. */
			readonly isDoerGuessed?: boolean;
			/** What it is aimed at is said to have died of it, or to die if nobody answers. */
			readonly kills?: Killing;
			/** What it is aimed at is said. */
			readonly isAimSaid?: boolean;
			/** What is told next of the same player answers it. */
			readonly isAnswered?: boolean;
	  }
	| {
			readonly is: 'buy';
			readonly who: string;
			readonly what: Aim | null;
			readonly isDoerGuessed?: boolean;
			/** What it is of is what somebody wanted: it is chosen where the story comes so far. */
			readonly isWish?: boolean;
	  }
	| { readonly is: 'pass'; readonly who: string | null }
	| { readonly is: 'end'; readonly who: string }
	/** The next turn is somebody's: what was under way, and the turn, end before. */
	| { readonly is: 'turn'; readonly who: string }
	/** Passes until something has left the stack, or has died. */
	| {
			readonly is: 'until';
			readonly gone:
				| Aim
				| 'last act'
				| 'damage'
				| 'dead'
				| 'all'
				| 'damage there'
				| 'death there'
				/** What triggers is there. */
				| { readonly at: 'trigger'; readonly card: CardKey };
			/** Whose death it is. */
			readonly of?: Aim;
	  }
	| { readonly is: 'until dead'; readonly what: Aim; readonly or?: string }
	| { readonly is: 'choose'; readonly who: string; readonly what: Thing }
	/** What is lost with a death. */
	| { readonly is: 'penalty'; readonly who: string; readonly card: CardKey }
	| { readonly is: 'option'; readonly who: string; readonly words: readonly string[] }
	/** `card`: what is said to be used, and perhaps only triggers. */
	| {
			readonly is: 'answer';
			readonly who: string;
			readonly yes: boolean;
			readonly card?: CardKey;
	  }
	| { readonly is: 'reveal'; readonly card: CardKey }
	/** A number, or a card, that something becomes. */
	| {
			readonly is: 'becomes';
			readonly who: string;
			readonly to: number | CardKey;
			readonly isLikely: boolean;
			/** Nothing is told that changes it. */
			readonly isBare?: true;
	  }
	| { readonly is: 'shifts'; readonly who: string; readonly by: number }
	| { readonly is: 'reroll'; readonly who: string }
	| {
			readonly is: 'barter';
			readonly who: string;
			readonly to: string;
			readonly cents: number;
			readonly favor: string | null;
	  };

/** Something that happens, and by which piece it is said. */
export type Event = Happening & {
	readonly piece: number;
	/** On top of what the same player did; at once. */
	readonly manner?: 'on top' | 'now';
};

/** A number that somebody is said to have come to: of HP, of ¢, or of whichever of both has changed. */
export interface Tally {
	readonly of: Extract<Aim, { at: 'player' | 'card' }>;
	readonly unit: 'hp' | 'cents' | null;
	readonly number: number;
	readonly piece: number;
}

/** What a text means, before the table is laid. */
export interface Plan {
	edition: EditionId | null;
	title: string | null;
	/** In the order in which they are named. */
	names: string[];
	active: string | null;
	step: 'start triggers' | 'loot step' | null;
	/** The turn was told to begin, and what follows came later in it. */
	isBegun: boolean;
	people: Map<string, PersonFacts>;
	cards: Map<CardKey, CardFacts>;
	/** Monsters in the order in which they are named. */
	monsters: CardKey[];
	shop: CardKey[];
	shopFirst: number;
	rooms: CardKey[];
	bonusSouls: CardKey[];
	monsterDiscard: CardKey[];
	stack: StackThing[];
	attack: { readonly attacker: string; readonly target: CardKey | null } | null;
	everyone: {
		hp?: number;
		cents?: number;
		soulCount?: number;
		handCards?: readonly CardKey[];
	} | null;
	/** So many play; null where nobody says it. */
	seats: number | null;
	events: Event[];
	/** Pieces that say nothing that could be laid or played, by their number: `left` where they only tell what came of it. */
	odd: Map<number, 'left' | 'unread'>;
	/** What somebody is said to have come to. */
	tallies: Tally[];
}

export const newPlan = (): Plan => ({
	edition: null,
	title: null,
	names: [],
	active: null,
	step: null,
	isBegun: false,
	people: new Map(),
	cards: new Map(),
	monsters: [],
	shop: [],
	shopFirst: 1,
	rooms: [],
	bonusSouls: [],
	monsterDiscard: [],
	stack: [],
	attack: null,
	everyone: null,
	seats: null,
	events: [],
	odd: new Map(),
	tallies: []
});

/** "Attacks again": the roll of it may be told behind that. */
export interface AwaitedRoll {
	readonly piece: number;
	readonly who: string;
	/** How many rolls were told before it, and how many things in all. */
	readonly rolls: number;
	readonly told: number;
}
