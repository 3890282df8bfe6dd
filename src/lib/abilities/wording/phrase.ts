import type { Ability, Effect } from '../grammar.ts';
import type { Voice } from './clause.ts';
import type { Scope } from './scope.ts';

/** A line of an ability as it is printed. */
export interface WordedLine {
	readonly text: string;
	/** The part of the ability the line is: empty for the first line, then as in an `EffectRef`. */
	readonly path: readonly number[];
}

/** Part of a sentence: no capital, no full stop yet. */
export interface Phrase {
	readonly text: string;
	readonly path: readonly number[];
	/** The lines that follow the sentence: those of a table, or options. */
	readonly lines: readonly WordedLine[];
	/** How what follows in the same sentence is said. */
	readonly voice: Voice;
}

/** Where in an ability something is said, and in which voice. */
export interface Place {
	readonly path: readonly number[];
	readonly voice: Voice;
}

/** How what is inside of others is said: effects hold abilities, and abilities effects. */
export interface Inside {
	/** An effect within a sentence, in a voice. */
	readonly effect: (
		effect: Effect,
		path: readonly number[],
		scope: SentenceScope,
		voice: Voice
	) => Phrase;
	/** An effect in lines of its own, behind a head; its targets are introduced there or were further up. */
	readonly lines: (
		effect: Effect,
		head: string,
		path: readonly number[],
		scope: SentenceScope,
		introduces: boolean
	) => readonly WordedLine[];
	/** The lines of an ability. */
	readonly ability: (ability: Ability) => readonly WordedLine[];
}

/** A scope in which whole effects are said. */
export interface SentenceScope extends Scope {
	readonly inside: Inside;
}
