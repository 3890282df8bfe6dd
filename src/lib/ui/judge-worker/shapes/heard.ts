import * as v from 'valibot';
import { REMEDY_KINDS } from '../../../scenario/remedy/kinds.ts';
import type { Line, Scenario } from '../../../scenario/scenario.ts';

/** Something that was said, and something that is being said. */
export interface SaidAsked {
	/** What has been said; each piece of it is a chip. */
	readonly text: string;
	/** What is being typed behind it. */
	readonly typed: string;
	/** The table that it is said of; null where there is none yet. */
	readonly onto: Scenario | null;
}

/** A link to a line is asked for with the line. */
export interface LinkAsked {
	readonly scenario: Scenario;
	/** Another line of the same table; null where there is none. */
	readonly other: Scenario | null;
}

/** What a tap on a verdict plays is said at the end of a line. */
export interface PlaysAsked {
	readonly scenario: Scenario;
	readonly plays: readonly Line[];
}

/** What would make an act legal that was said is asked for with all that was said. */
export interface MendAsked {
	readonly text: string;
}

const text = v.string();
const count = v.number();

const chip = v.strictObject({
	/** Where it stands in the text, from its first letter to behind its last. */
	from: count,
	to: count,
	kind: v.picklist(['fact', 'act', 'asked', 'left', 'unread']),
	words: text,
	/** Where its lines begin in the script, and how many they are. */
	at: v.nullable(count),
	lines: count,
	/** Why it cannot have happened. */
	trouble: v.nullable(text),
	/** Of what is not understood, what would fit. */
	fits: v.array(text)
});

/** A line as it is handed back to the judge and to the table, who read it whole; no card is looked up for it here. */
const line = v.custom<Scenario>(
	(data) => typeof data === 'object' && data !== null && 'rules' in data && 'script' in data,
	'a scenario'
);

const offer = v.strictObject({
	words: text,
	text,
	whole: v.boolean(),
	by: v.nullable(text),
	note: text,
	forbidden: v.boolean()
});

/** What was said as chips, what it comes to, and what could be said next. */
export const heard = v.strictObject({
	chips: v.array(chip),
	scenario: line,
	/** What is being typed is meant as it is: its last piece is no beginning of something else. */
	clear: v.boolean(),
	offers: v.array(offer),
	players: v.array(text),
	/** What was put on the table for it: cards, loot plays, chairs. */
	laid: v.array(v.strictObject({ card: v.nullable(text), name: text }))
});
export type Heard = v.InferOutput<typeof heard>;
export type HeardChip = Heard['chips'][number];
export type HeardOffer = Heard['offers'][number];

/** The letters of a link, and whether something waits on the stack where it leads; null for a line that no link can say. */
export const saidLink = v.nullable(v.strictObject({ letters: text, waits: v.boolean() }));
export type SaidLink = v.InferOutput<typeof saidLink>;

/** Acts as they are said, one after the other. */
export const saidPlays = text;

/** What would make the first act legal that the rules forbid, each as the text that says it too. */
export const mending = v.nullable(
	v.strictObject({
		/** Where the piece of the act begins. */
		from: count,
		remedies: v.array(
			v.strictObject({ kind: v.picklist(REMEDY_KINDS), words: text, text, put: text })
		)
	})
);
export type SaidMending = v.InferOutput<typeof mending>;
