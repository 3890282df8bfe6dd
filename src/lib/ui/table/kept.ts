import * as v from 'valibot';
import type { Decision } from '../../model/decision.ts';
import { DECKS, SLOT_KINDS } from '../../model/words.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Card = v.nullable(v.string());

const Ref = v.union([
	v.strictObject({ player: Count }),
	v.strictObject({ object: Count }),
	v.strictObject({ item: Count }),
	v.strictObject({ deck: v.picklist(DECKS) }),
	v.strictObject({ discard: v.picklist(DECKS) }),
	v.strictObject({ slot: v.picklist(SLOT_KINDS), index: Count }),
	v.strictObject({ hand: Count, card: Card })
]);

const Option = v.union([
	...Ref.options,
	v.strictObject({ number: Count }),
	v.strictObject({ trigger: Count }),
	v.strictObject({ mode: Count }),
	v.strictObject({ card: Card, at: Count }),
	v.strictObject({ answer: v.picklist(['yes', 'no']) })
]);

const chosen = { mode: v.exactOptional(Count), targets: v.exactOptional(v.array(Ref)) };

const KeptDecision = v.variant('do', [
	v.strictObject({ do: v.literal('pass'), player: Count }),
	v.strictObject({ do: v.literal('play'), player: Count, card: v.string(), ...chosen }),
	v.strictObject({
		do: v.literal('activate'),
		player: Count,
		object: Count,
		line: Count,
		...chosen
	}),
	v.strictObject({ do: v.picklist(['attack', 'purchase', 'end turn']), player: Count }),
	v.strictObject({ do: v.literal('choose'), player: Count, picks: v.array(Option) }),
	v.strictObject({ do: v.literal('roll'), result: Count }),
	v.strictObject({ do: v.literal('reveal'), card: v.string() })
]);

const Kept = v.strictObject({
	version: v.literal(1),
	typed: v.string(),
	opened: v.nullable(v.string()),
	aside: v.nullable(v.string()),
	example: v.nullable(v.string()),
	at: Count,
	from: Count,
	added: v.array(v.array(KeptDecision))
});

/** The table as it is kept for the next visit. */
export interface KeptTable {
	readonly version: 1;
	/** What stands in the notation field, readable or not. */
	readonly typed: string;
	/** The text that is on the table. */
	readonly opened: string | null;
	/** A text of one's own that an example took the place of. */
	readonly aside: string | null;
	/** The text of the example that was opened last. */
	readonly example: string | null;
	/** The move that is shown. */
	readonly at: number;
	/** How many moves of the script come before those that were tapped. */
	readonly from: number;
	/** The decisions of each move that was tapped. */
	readonly added: readonly (readonly Decision[])[];
}

/** Reads a kept table; null for anything that is not one. */
export function readKept(text: string | null): KeptTable | null {
	if (text === null) return null;
	try {
		const read = v.safeParse(Kept, JSON.parse(text));
		return read.success ? read.output : null;
	} catch {
		return null;
	}
}

const KEY = 'fizzle-table';

/** The table of the last visit; null if there was none, or if nothing may be stored. */
export function keptTable(): KeptTable | null {
	try {
		return readKept(localStorage.getItem(KEY));
	} catch {
		return null;
	}
}

/** Keeps the table for the next visit, where the browser allows that. */
export function keepTable(table: KeptTable): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(table));
	} catch {
		// A browser that stores nothing still shows the table until the page is left.
	}
}
