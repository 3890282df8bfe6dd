import * as v from 'valibot';
import { CARD_KINDS } from '../../../cards/card.ts';
import type { Act } from '../../../scenario/scenario.ts';
import type { DrawnBoardView } from '../../position/drawn-board.ts';
import type { Move } from '../../puzzles/puzzle-view.ts';
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

const placed = { at: v.exactOptional(text) };
const hp = v.strictObject({ left: v.number(), most: v.number() });
const kind = v.picklist(CARD_KINDS);
const card = v.strictObject({
	name: text,
	kind,
	turned: v.exactOptional(v.literal(true)),
	hp: v.exactOptional(hp),
	counters: v.exactOptional(texts),
	...placed
});

/** What lies on a table, to be drawn. */
const board: v.GenericSchema<unknown, DrawnBoardView> = v.strictObject({
	players: v.array(
		v.strictObject({
			seat: v.number(),
			name: text,
			active: v.boolean(),
			dead: v.boolean(),
			hp,
			cents: v.number(),
			cards: v.array(card),
			hand: v.array(v.strictObject({ name: text, kind, ...placed })),
			unknown: v.number(),
			...placed
		})
	),
	slots: v.array(
		v.strictObject({
			kind: v.picklist(['monster', 'shop', 'room']),
			name: text,
			cards: v.array(card)
		})
	),
	stack: v.array(
		v.strictObject({ name: text, says: text, seat: v.nullable(v.number()), ...placed })
	)
});

const moves: v.GenericSchema<unknown, readonly Move[]> = v.array(
	v.strictObject({
		says: text,
		line: text,
		act,
		with: v.exactOptional(text),
		to: v.exactOptional(texts)
	})
);

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
	moves
});
export type ShownTry = v.InferOutput<typeof shownTry>;
