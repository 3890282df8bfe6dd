import * as v from 'valibot';
import type { Act } from '../../../scenario/scenario.ts';
import { rule } from './verdict.ts';

/** A puzzle, and what was played on it: the last line is what is tried. */
export interface TryAsked {
	readonly text: string;
	readonly solver: string;
	readonly fact: string;
	readonly wanted: boolean;
	readonly lines: readonly Act[];
}

const text = v.string();
const texts = v.array(text);
const rules = v.array(rule);
const happens = v.strictObject({ sentence: text, rules });

/** Whoever plays it reads it whole. */
const anyAct = v.looseObject({ do: text });
const act = v.custom<Act>((one) => v.is(anyAct, one));

/** What lies on a table, in short. */
const board = v.strictObject({
	players: v.array(
		v.strictObject({
			seat: v.number(),
			name: text,
			dead: v.boolean(),
			hp: text,
			cents: v.number(),
			has: text,
			hand: text
		})
	),
	slots: v.array(
		v.strictObject({
			kind: v.picklist(['monster', 'shop', 'room']),
			name: text,
			cards: v.array(v.strictObject({ name: text, hp: v.nullable(text) }))
		})
	),
	stack: texts
});

/** What came of a try. */
export const shownTry = v.strictObject({
	is: v.picklist(['solved', 'on', 'failed']),
	/** How likely it still does, where that is not nothing: "1/3 (33.3%)". */
	odds: v.nullable(text),
	/** What comes then. */
	comes: text,
	/** The try and what follows, step by step. */
	acts: v.array(v.strictObject({ sentence: text, rules, happens: v.array(happens) })),
	/** What follows the try. */
	lines: v.array(act),
	board,
	/** What can be done next. */
	moves: v.array(v.strictObject({ says: text, line: text, act }))
});
export type ShownTry = v.InferOutput<typeof shownTry>;
