import type { Voice } from './clause.ts';

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
