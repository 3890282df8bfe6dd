import type { CardKey, EditionId, SlotKind } from '../../model/words.ts';
import type { CardRef, Facts, Lying, Ref, RollRef, Who } from './ref.ts';

/** Effects of cards that there are verbs for. */
export type EffectKind =
	| 'steal'
	| 'destroy'
	| 'copy'
	| 'recharge'
	| 'reroll'
	| 'look'
	| 'loot'
	| 'prevent'
	| 'kill'
	| 'deal damage'
	| 'cancel'
	| 'change roll'
	| 'remove counters'
	| 'gain ¢';

/** What a number of the die is said to be. */
export type Face = number | 'hits' | 'misses';

/** A piece of what was said, as far as words alone tell. */
/** "Killed it with a Bomb!" is done; "kills it with a Bomb!" may be answered yet. */
export type Killing = 'done' | 'as it stands';

export type Saying =
	| { readonly say: 'edition'; readonly edition: EditionId }
	| { readonly say: 'sit'; readonly who: readonly Who[] }
	/** So many play, and not all of them are named. */
	| { readonly say: 'seats'; readonly count: number }
	/** "Amy starts her turn" is told as an act, "at the start of her turn" says when. */
	/** The turn of whoever that is, or of who acts, is still in its loot step. */
	| { readonly say: 'loot step'; readonly who: Who | null }
	| {
			readonly say: 'turn';
			readonly who: Who;
			readonly isStart?: true;
			readonly isAct?: true;
			readonly isNext?: true;
	  }
	/** `orOf`: whose the HP are where those of the first were told. */
	| {
			readonly say: 'fact';
			readonly about: Ref | null;
			readonly facts: Facts;
			readonly orOf?: CardRef;
	  }
	/** What somebody has come to by what was told; `isGuess` where it may as well have been so before. */
	| { readonly say: 'tally'; readonly of: Ref; readonly facts: Facts; readonly isGuess?: true }
	/** Every player has it. */
	/** `isBoth`: it is said of two, which may be a player and a monster. */
	| { readonly say: 'all'; readonly facts: Facts; readonly isBoth?: true }
	| {
			readonly say: 'slots';
			readonly slot: SlotKind;
			readonly cards: readonly CardRef[];
			readonly first?: number;
	  }
	/** It lies there; still, as what was told before is done. */
	| { readonly say: 'lies'; readonly things: readonly Lying[]; readonly isMeanwhile?: true }
	| {
			readonly say: 'attack';
			readonly who: Who | null;
			readonly on: Ref | null;
			readonly isPast?: true;
			/** "I am attacking it": so it began before what was told just before. */
			readonly isGoingOn?: true;
			/** "Again", with nothing that is attacked: it may be the next roll of the same attack. */
			readonly isAgain?: true;
	  }
	| {
			readonly say: 'roll';
			readonly who: Who | null;
			readonly faces: readonly Face[];
			readonly against: CardRef | null;
			readonly for?: CardKey;
			readonly isPast?: true;
			readonly isEarlier?: true;
			/** It was told before, and is spoken of again. */
			readonly isAgain?: true;
	  }
	| {
			readonly say: 'use';
			readonly who: Who | null;
			readonly card: CardRef;
			readonly on: readonly Ref[];
			/** Words behind it that may say which option is taken. */
			readonly words: readonly string[];
			readonly mode?: number;
			/** A verb says it, and no noun alone. */
			readonly isVerb?: true;
			/** Somebody is said to die of it: it may have been told before. */
			readonly isCause?: true;
			/** It is said of whom it is done to, who goes on: "Val is bombed by me and uses her Mantle". */
			readonly isDoneTo?: true;
			/** Whether it is said to have killed what it is used on, or to kill it as things stand. */
			readonly kills?: Killing;
			/** What is told with it is done in response to it. */
			readonly isAnswered?: true;
			/** "With it": the card that was spoken of before all else. */
			readonly withIt?: true;
	  }
	| { readonly say: 'kill'; readonly who: Who | null; readonly what: Ref; readonly isRolled?: true }
	| { readonly say: 'buy'; readonly who: Who | null; readonly what: Ref | null }
	| { readonly say: 'pass'; readonly who: Who | 'everyone' | null }
	/** `of`: whose turn it is said to be, which may be another's that a card ends. */
	| { readonly say: 'end'; readonly who: Who | null; readonly of?: Who }
	/** It resolves, or dies: passes until it has. */
	| {
			readonly say: 'until';
			readonly until:
				'resolved' | 'all resolved' | 'damage' | 'damage there' | 'trigger there' | 'dead';
			readonly what: Ref | null;
			/** The monster that it is said to come of. */
			readonly from?: CardRef;
			/** The roll that it comes of, and who made it. */
			readonly faces?: readonly Face[];
			readonly by?: Who;
	  }
	| {
			readonly say: 'choose';
			readonly who: Who | null;
			readonly what:
				| Ref
				| { readonly ref: 'mode'; readonly number: number }
				| { readonly ref: 'number'; readonly number: number };
	  }
	/** What somebody who died pays with. */
	| { readonly say: 'penalty'; readonly who: Who | null; readonly card: CardRef }
	| {
			readonly say: 'answer';
			readonly who: Who | null;
			readonly yes: boolean;
			readonly card: CardRef | null;
	  }
	| {
			readonly say: 'reroll';
			readonly who: Who | null;
			readonly card: CardRef | null;
			readonly roll?: RollRef;
	  }
	/** A card comes up; or is what somebody got who bought or attacked blind. */
	| {
			readonly say: 'reveal';
			readonly card: CardKey;
			readonly isGot?: true;
			readonly who?: Who | null;
	  }
	| {
			readonly say: 'becomes';
			readonly to: number | CardKey;
			/** What it was before, where that is said with it. */
			readonly was?: number;
			readonly by?: Who;
			readonly isMade?: true;
			readonly isLikely?: true;
			/** "It is now a 5": another number than the one before. */
			readonly isChange?: true;
	  }
	| {
			readonly say: 'barter';
			readonly who: Who | null;
			readonly to: Who;
			readonly cents: number;
			readonly favor: string | null;
	  }
	/** What the last act is aimed at, said apart from it: "…, second option, on Kim". */
	| { readonly say: 'aimed'; readonly on: Ref }
	/** What the last act is for, or what comes of it: what it is aimed at where nobody said so before. */
	| { readonly say: 'serves'; readonly on: Ref | null }
	/** What a card does that is not named. */
	| {
			readonly say: 'effect';
			readonly who: Who | null;
			/** What it may be called: one of them is what the card does. */
			readonly kinds: readonly EffectKind[];
			readonly on: Ref | null;
	  }
	/** Which option is taken of what was used, or came up, last: by words of what it does. */
	| { readonly say: 'option'; readonly who: Who | null; readonly words: readonly string[] }
	/** Who did the last act, said apart from it: "… by Olaf". */
	| { readonly say: 'done by'; readonly who: Who; readonly isTopic?: true }
	/** The same act once more; by somebody else: "so does Cleo". */
	| { readonly say: 'again'; readonly isSteal?: true; readonly who?: Who }
	/** Somebody responds, with what is said elsewhere. */
	| { readonly say: 'responds'; readonly who: Who | null }
	/** What a purchase is of that was declared before. */
	| { readonly say: 'wants'; readonly card: CardRef; readonly who?: Who | null }
	/** A card alone: whoever speaks has it; `isThere`: it is said to be in play. */
	| { readonly say: 'lone'; readonly card: CardRef; readonly isThere?: true }
	/** "Pia with the D6": she has it, or uses it where there is something to respond to. */
	| { readonly say: 'with'; readonly who: Who; readonly card: CardRef }
	/** Whose words follow: "Sam: …". */
	| { readonly say: 'speaks'; readonly who: Who }
	/** So much is added to a roll, or taken from it. */
	| { readonly say: 'shifts'; readonly by: number }
	/** `from`: null where it is whoever was said to have ¢; `cents`: how many; `card`: the item that is taken. */
	| {
			readonly say: 'steal';
			readonly who: Who | null;
			readonly from: Who | null;
			readonly cents?: number;
			readonly card?: CardRef;
	  }
	| {
			readonly say: 'recharge';
			readonly who: Who | null;
			readonly what: Ref;
			readonly card: CardRef;
	  }
	/** "After that he …": what he did before has resolved by then. */
	| { readonly say: 'later' }
	/** A card that what follows is about: "sacred heart: …". */
	| { readonly say: 'topic'; readonly cards: readonly CardRef[] };

/** How a piece stands to the one before it. */
export type Order =
	/** It comes next. */
	| 'next'
	/** It came first: "… after Dan plays Death on me". */
	| 'before'
	/** It is done on top of what the same person did last. */
	| 'on top'
	/** It is done at once, however things stand. */
	| 'now'
	/** It was said too late: "oh and he rolled a 5". */
	| 'late';

/** What an act waits for that is told behind it. */
export type Awaited = 'attack' | 'roll' | 'all' | 'base';

/** A saying with its place among the tokens, from the first to behind the last. */
export interface Piece {
	readonly from: number;
	readonly to: number;
	readonly what:
		| (Saying & { readonly order?: Order })
		| { readonly say: 'asked' | 'left' | 'unread' | 'joins' | 'takes back' };
	/** It ends a sentence, or a line. */
	readonly isEnd?: boolean;
	readonly isLine?: boolean;
	/** It goes on with what the same person did: "… and buys Meat". */
	readonly goesOn?: boolean;
	/** Who is named next, where an attack is told without who makes it. */
	readonly ahead?: string;
	/** What is not read tells an attack, or speaks of a monster or another card. */
	readonly hides?: 'attack' | 'monster' | 'card';
	/** A question about what "he" may do: who that is was said before it. */
	readonly asksOfHim?: true;
	/** Who is named in what is not read. */
	readonly names?: readonly string[];
	/** Who it is about, where what follows goes on with that: "I laughed and bombed him". */
	readonly subject?: Who;
	/** It is a reason or what the writer says of it, or what somebody is reported to say. */
	readonly claim?: 'own' | 'reported';
	/** What follows corrects it. */
	readonly isTakenBack?: boolean;
	/** A colon follows, and what is told behind it. */
	readonly isHeading?: true;
	/** A card alone, before what is done with it: "Moms shovel! Sam digs up Vera's soul". */
	readonly isHeadline?: true;
	/** Brackets follow that say how it came. */
	readonly hasAside?: boolean;
	/** "In response" stands by it. */
	readonly isAnswer?: true;
	/** Inside brackets: it was said of what stands before them. */
	readonly isAside?: boolean;
	/** Its time is told with it, and the event of that behind it: then it is told there. */
	readonly awaits?: Awaited;
	/** What another piece answers that is told before it. */
	readonly isBase?: true;
}

/** A match of tokens, up to `to`. */
export interface Match<T> {
	readonly to: number;
	readonly value: T;
}
