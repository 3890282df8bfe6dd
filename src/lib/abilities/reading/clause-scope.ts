/** What is known where a sentence is read. */
import type { PlayerWord, TriggerEvent, Whose } from '../grammar.ts';
import type { Noun, Scope } from '../wording/scope.ts';

/** What "each" has bound, where it is said for the first time: "each player" from here to there. */
export interface FirstPlace extends Noun {
	/** What it is called from then on. */
	readonly next: Noun;
	readonly at: number;
	readonly end: number;
}
export const isFirstPlace = (one: Noun): one is FirstPlace => 'at' in one;

/** A scope in which only what is one clause can be said. */
export interface ClauseScope extends Scope {
	readonly oneClause?: true;
	/** Whether it tells of something that happens to this. */
	readonly self?: boolean;
	/** Whether it is so as long as this is in play: nobody was chosen for it, and nobody did anything. */
	readonly ofThis?: boolean;
	/** Whether nothing has happened that anybody could be spoken of from. */
	readonly eventless?: boolean | undefined;
	/** Whether nothing at all has happened: "it" is what was chosen, as it can be nothing else. */
	readonly unprompted?: boolean | undefined;
	/** Whether it tells of something that the active player did. */
	readonly active?: boolean | undefined;
	/** What would happen, so that "prevent it" is said of that. */
	readonly would?: 'take damage' | 'die' | undefined;
	/** Whether a question has spoken of another thing, which "it" may be: "if you control a curse, destroy it". */
	readonly itCanBeTwo?: true;
	/** Whether what is asked of this has just been said: "while this has 1 HP, it has +1 ATK". */
	readonly itIsThis?: true;
	/** Who does what it is part of, by name: "they" where nobody else can be. */
	readonly doing?: PlayerWord;
	/** Whom the orders are for: whoever rolls, in the lines of a table, or chooses, in options. */
	readonly ordered?: PlayerWord;
	/** To whom what is replaced would happen. */
	readonly replaced?: Whose;
	/** What "they" and "it" of the event are called by their kind, as in "that player", where that can be one thing. */
	readonly calls?: readonly string[];
}

/** What can be prevented as it would happen. */
export const wouldOf = (on: TriggerEvent['on']): ClauseScope['would'] => WOULD[on];
const WOULD: Partial<Record<TriggerEvent['on'], ClauseScope['would']>> = {
	'would take damage': 'take damage',
	'would deal damage': 'take damage',
	'would die': 'die'
};

/** Whether "they" is whoever was named as the one who does it: nothing has happened to anybody else. */
export const isTheirs = ({ eventless, says, targets }: ClauseScope): boolean =>
	eventless === true && !says.they && !targets.some(({ any }) => any[0] === 'player');
