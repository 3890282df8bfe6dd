import * as v from 'valibot';
import type { Decision } from '../../../model/decision.ts';
import { EDITIONS } from '../../../model/words.ts';
import { REMEDY_KINDS } from '../../../scenario/remedy/kinds.ts';
import type { Line, Scenario } from '../../../scenario/scenario.ts';
import { DEEDS, type Tried } from '../../../scenario/ruling/about.ts';

/** A line to be judged: the table as it is after some entries of a script. */
export interface VerdictAsked {
	readonly scenario: Scenario;
	/** How many entries of the script have been played; where it is not said all of them, up to the first that is refused. */
	readonly at?: number;
	/** What somebody has tried then. */
	readonly tried?: Decision;
}

const text = v.string();
const texts = v.array(text);
const count = v.number();

/** A rule as a place to go to. */
export const rule = v.strictObject({
	id: text,
	edition: v.picklist(EDITIONS),
	/** The name of its chapter in addresses. */
	chapter: text,
	/** "8 Attacking". */
	heading: text
});

/**
 * What a tap plays: acts, and before one that is refused what would make it legal. Whoever plays them reads
 * them whole; a page that only shows them does not know every card that a line can name.
 */
const line = v.union([v.looseObject({ do: text }), v.looseObject({ edit: text })]);
const plays: v.GenericSchema<unknown, readonly Line[]> = v.array(
	v.custom<Line>((one) => v.is(line, one))
);

/** Something that can be tapped, in a few words. */
const tap = v.strictObject({ words: text, plays });

/** Something that has a number: "HP", 2, 1. */
const change = v.strictObject({ of: text, before: count, after: count });

const player = v.strictObject({
	seat: count,
	name: text,
	died: v.boolean(),
	changes: v.array(change),
	/** Cards that came to them and that they lost. */
	came: texts,
	went: texts
});

/** What would make an act legal. */
const remedy = v.strictObject({
	kind: v.picklist(REMEDY_KINDS),
	words: text,
	/** What to say in place of the act, in the notation: what comes before it, and it at last. */
	lines: texts,
	/** The same as lines. */
	plays
});

/** What was tried, and with which card. */
const tried: v.GenericSchema<unknown, Tried> = v.strictObject({
	does: v.picklist(DEEDS),
	card: v.nullable(text)
});

const settled = {
	/** Who dies, gains, loses and takes damage: a sentence each. */
	headline: texts,
	/** The step that made the difference; null where the headline says it. */
	because: v.nullable(text),
	/** What else is worth a sentence. */
	more: texts,
	/** The rules of the step that made the difference, then the others. */
	rules: v.array(rule)
};

/** What comes of a line if nobody does anything more, in words: what a banner or a label shows. */
export const shownVerdict = v.strictObject({
	...settled,
	/** The answer in one text. */
	sentence: text,
	/** "Yes.", "Not yet.", "Amy.": what it begins with, where something was asked that it answers. */
	reply: v.nullable(text),
	/** What was asked that wants such a word and gets none. */
	unanswered: texts,
	players: v.array(player),
	monsters: texts,
	/** The act that the rules forbid, with the reason and what would make it legal. */
	refused: v.nullable(
		v.strictObject({
			sentence: text,
			/** It is a question: something was left unsaid. */
			asks: v.boolean(),
			rules: v.array(rule),
			/** What was tried, to find the ruling about it; null where everyone was to pass. */
			tried: v.nullable(tried),
			remedies: v.array(remedy),
			/** When it could be; null where a remedy says it. */
			needs: v.nullable(text)
		})
	),
	/** What decides it, and every outcome, each with what a tap on it plays. */
	depends: v.nullable(
		v.strictObject({
			/** "Ben's choice". */
			on: text,
			sentence: text,
			outcomes: v.array(
				v.strictObject({
					...settled,
					...tap.entries,
					sentence: text,
					reply: v.nullable(text),
					/** What decides it next, or is waited for; null where nothing is. */
					next: v.nullable(text)
				})
			)
		})
	),
	/** What nobody has said yet, and the answers that can be tapped. */
	waits: v.nullable(v.strictObject({ sentence: text, taps: v.array(tap) })),
	/** Whether a die is still to be rolled for it. */
	dice: v.boolean(),
	/** It hangs on an open question: on which is asked for by itself. */
	open: v.boolean(),
	end: v.picklist(['done', 'waits', 'depends', 'limit'])
});
export type ShownVerdict = v.InferOutput<typeof shownVerdict>;
export type ShownRefusal = NonNullable<ShownVerdict['refused']>;
export type ShownRemedy = ShownRefusal['remedies'][number];
export type ShownRule = v.InferOutput<typeof rule>;
export type ShownTap = v.InferOutput<typeof tap>;
export type ShownPlayer = v.InferOutput<typeof player>;
export type ShownOutcome = NonNullable<ShownVerdict['depends']>['outcomes'][number];
