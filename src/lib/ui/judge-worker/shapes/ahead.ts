import * as v from 'valibot';
import type { Act, Scenario } from '../../../scenario/scenario.ts';

/** A table as it is after some entries of a script, from where it is looked ahead. */
export interface AheadAsked {
	readonly scenario: Scenario;
	/** How many entries of the script have been played. */
	readonly at: number;
}

export interface OddsAsked extends AheadAsked {
	/** Whether everybody may respond; nobody does otherwise. */
	readonly respond: boolean;
}

export interface StoppingAsked extends AheadAsked {
	/** Whether every loot card is tried in the place of one that nobody has named. */
	readonly unnamed: boolean;
}

const text = v.string();

/** Something that may come: how likely it is, as a fraction or in percent, and how long its bar is, of 1. */
const likely = v.strictObject({ sentence: text, fraction: text, percent: text, most: v.number() });

/** A die or a choice, with what each answer comes to: a sentence, or the next one. */
export interface ShownBranch {
	readonly what: string;
	readonly ways: readonly {
		readonly words: string;
		readonly sentence: string | null;
		readonly next: ShownBranch | null;
	}[];
}
const branch: v.GenericSchema<ShownBranch> = v.strictObject({
	what: text,
	ways: v.array(
		v.strictObject({
			words: text,
			sentence: v.nullable(text),
			next: v.nullable(v.lazy(() => branch))
		})
	)
});

/** What could come of a table. */
export const shownOdds = v.strictObject({
	/** Who responds, and how far it is looked ahead. */
	heading: text,
	/** Deaths and wins, whatever else comes. */
	facts: v.array(likely),
	/** Everything that can come of it, the likeliest first. */
	outcomes: v.array(likely),
	/** How likely each number of something is: rolls, and the damage on somebody. */
	spreads: v.array(
		v.strictObject({
			title: text,
			numbers: v.array(
				v.strictObject({ label: text, percent: text, fraction: text, value: v.number() })
			)
		})
	),
	/** The same answer by answer. */
	tree: v.nullable(branch),
	/** The choices of players that it hangs on. */
	hangOn: v.array(text),
	/** How much was looked at. */
	looked: text
});
export type ShownOdds = v.InferOutput<typeof shownOdds>;
export type ShownLikely = v.InferOutput<typeof likely>;

/** Whoever plays it reads it whole. */
const act = v.looseObject({ do: text });

/** Whether anybody can still stop what comes. */
export const shownStopping = v.strictObject({
	/** The answer, with the cards that are named. */
	sentence: text,
	/** What is known of cards that nobody has named, a paragraph for each who has some. */
	unnamedSentences: v.array(text),
	/** Responses that are proved not to stop it alone, as sentences, under a heading that counts them. */
	refuted: v.nullable(v.strictObject({ heading: text, responses: v.array(text) })),
	/** Whether cards in hand that nobody has named could be tried. */
	unnamed: v.boolean(),
	/** A line that turns it, and what comes of it then. */
	line: v.nullable(
		v.strictObject({
			plays: v.array(v.custom<Act>((one) => v.is(act, one))),
			sentence: text
		})
	)
});
export type ShownStopping = v.InferOutput<typeof shownStopping>;

/** What a verdict hinges on, the smallest changed fact first. */
export const shownHinges = v.strictObject({
	/** The smallest in words. */
	sentence: text,
	hinges: v.array(
		v.strictObject({
			words: text,
			/** What comes then. */
			sentence: text,
			/** The letters of a link to the table with that fact; null where no link can say it. */
			letters: v.nullable(text)
		})
	)
});
export type ShownHinges = v.InferOutput<typeof shownHinges>;
