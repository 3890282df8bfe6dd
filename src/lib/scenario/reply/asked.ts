import type { Outcome } from '../../judge/verdict/outcome.ts';
import type { Part } from '../../judge/verdict/play-on.ts';
import type { Happening } from '../../model/happening/index.ts';
import type { Position } from '../../model/position.ts';
import type { CardKey, Seat } from '../../model/words.ts';
import type { Bar, Becomes, Unit } from '../../wording/reply.ts';

/** What a line has come to, and all that happened on the way. */
export interface CameOf {
	readonly outcome: Outcome;
	readonly happened: readonly Happening[];
	/** The same with the tables between, and the last of them. */
	readonly parts: readonly Part[];
	readonly end: Position;
	/** The table as it was told, before anybody passes. */
	readonly told: Position;
}

/** Something that is so of an outcome or not; null where the outcome says nothing of it. */
export interface Fact {
	readonly holds: (of: CameOf) => boolean | null;
	/** Which of both stays so whatever else comes: somebody who has died has died. */
	readonly stays: readonly boolean[];
	/** Whether somebody else has had what there was to have, so that it is not to come any more. */
	readonly gone?: (of: CameOf) => boolean;
	/** Of whom, where the words may mean somebody else. */
	readonly of?: Seat | 'monsters';
	/** Somebody loses something: who died of the line loses it as the death penalty. */
	readonly loses?: true;
	/** What somebody can do as the table was told, whatever comes if they do not. */
	readonly able?: boolean;
	/** Why somebody may not do it, where that is what is asked. */
	readonly why?: (of: CameOf) => Bar | null;
	/** It is seen at a table at which nothing happens, too. */
	readonly seen?: true;
}

/** A player, or a monster by its card. */
export type Whom = Seat | CardKey;

/** A number of a player, or of a monster where there is no seat; null where the outcome does not say it. */
export interface Amount {
	readonly seat: Seat | null;
	readonly count: (of: CameOf) => number | null;
}

/** What is asked, by all that the words may mean: the answer is the same for each, or given for each by name. */
export type AskedOnce =
	| { readonly is: 'whether'; readonly facts: readonly Fact[] }
	/** Which of two: "does she live or die?", with the words of each. */
	| {
			readonly is: 'which';
			readonly of: readonly { readonly words: string; readonly facts: readonly Fact[] }[];
	  }
	/** Which of those who claim something is right. */
	| {
			readonly is: 'right';
			readonly of: readonly { readonly seat: Seat; readonly facts: readonly Fact[] }[];
	  }
	/** Whether the same is so of several: "do Amy and Ben die?". */
	| { readonly is: 'all'; readonly of: readonly AskedOnce[] }
	/** Who: a player, or a monster by its card. */
	| { readonly is: 'who'; readonly of: readonly ((of: CameOf) => readonly Whom[] | null)[] }
	| { readonly is: 'whose turn' }
	/** Whether what a purchase was to cost comes back. */
	| { readonly is: 'paid back' }
	/** The number that a roll comes to. */
	| { readonly is: 'roll'; readonly of: (of: CameOf) => number | null }
	/** What becomes of the monsters of a card. */
	| { readonly is: 'monster'; readonly of: CardKey | null }
	| {
			readonly is: 'how many';
			readonly unit: Unit;
			readonly of: readonly Amount[];
			/** It is asked how it stands, whatever else comes. */
			readonly now?: true;
			/** It is there to see at a table at which nothing happens, too. */
			readonly seen?: true;
	  }
	/** Whether somebody loses or keeps their money: all of it, or how much. */
	| { readonly is: 'money'; readonly side: 'loses' | 'keeps'; readonly of: readonly Seat[] }
	/** What somebody gains or loses over all; null is everybody. */
	| {
			readonly is: 'what';
			/** What the dead pay is what they lose; anybody else pays ¢. */
			readonly side: 'gains' | 'loses' | 'pays';
			readonly of: readonly Seat[] | null;
	  }
	/** What becomes of something that lay on the stack or went on. */
	| { readonly is: 'becomes'; readonly of: (of: CameOf) => Becomes | null }
	/** In which order loot and abilities resolve, or which does first. */
	| { readonly is: 'order'; readonly onlyFirst: boolean }
	/** Whether somebody may do what was told last: who, and with which of these cards; null is whoever and whatever it was. */
	| {
			readonly is: 'may';
			readonly who: readonly Seat[] | null;
			readonly cards: readonly CardKey[] | null;
			/** It asks whether it is too late for that: a yes to the one is a no to the other. */
			readonly isLate?: true;
			/** What it asks where that was not told last. */
			readonly otherwise: AskedOnce | null;
	  }
	/** Whether something that can be done helps: where it was told last, what it asks of what comes of that. */
	| {
			readonly is: 'helps';
			/** Who does it; null where a card is said to. */
			readonly who: readonly Seat[] | null;
			readonly card: CardKey | null;
			readonly asked: AskedOnce;
	  };

/** One question, or several things in one: "does he lose a treasure and a coin?". */
export type AskedInOne = AskedOnce | { readonly is: 'both'; readonly of: readonly AskedOnce[] };

/** One question, or several, each with its words: "does she die, and who gets the soul?"; null is not understood. */
export type Asked =
	| AskedInOne
	| {
			readonly is: 'each';
			readonly of: readonly { readonly words: string; readonly asked: AskedInOne | null }[];
	  };
