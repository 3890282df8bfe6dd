import * as v from 'valibot';
import { CLAIMS } from '../../../scenario/claim/claim.ts';
import { idOf, isKeyOfTable, keyOf } from './table-id.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Which entries of a script nobody said; where it is not said none. */
export const PUT_IN_AT = v.exactOptional(v.array(Count));

/** What was shown: the text of each branch, the move, and what is said of it. */
export const SHOWN = v.strictObject({
	at: Count,
	shown: Count,
	branches: v.pipe(
		v.array(v.strictObject({ id: Count, name: v.string(), text: v.string(), putIn: PUT_IN_AT })),
		v.minLength(1)
	),
	colours: v.record(v.string(), Count),
	claims: CLAIMS
});
export type KeptShown = v.InferOutput<typeof SHOWN>;

const Kept = v.strictObject({
	version: v.literal(2),
	id: v.string(),
	/** The address it was opened from, while it is still what that names; empty for one's own. */
	address: v.string(),
	title: v.nullable(v.string()),
	/** When it was last changed, in ms since 1970. */
	time: v.number(),
	...SHOWN.entries
});

/** A table as it is kept on this device: the text of each branch, and where it was left. */
export type KeptTable = v.InferOutput<typeof Kept>;

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

/** The table that this tab shows. */
const HERE = 'fizzle-table-here';
/** More tables than anybody looks through. */
export const MOST_TABLES = 40;

/** The tables kept on this device, those changed last first; none where nothing may be stored. */
export function keptTables(): readonly KeptTable[] {
	try {
		return Object.keys(localStorage)
			.filter(isKeyOfTable)
			.flatMap((key) => {
				const kept = readKept(localStorage.getItem(key));
				// A table that was copied to another entry is another one.
				return kept ? { ...kept, id: idOf(key) } : [];
			})
			.sort((a, b) => b.time - a.time);
	} catch {
		return [];
	}
}

/**
 * The table to come back to: the one this tab showed, else the one of one's own that was changed
 * last; null if there is none of this address.
 * @param address what the address of the page names; empty for a table of one's own.
 */
export function lastTable(address: string): KeptTable | null {
	try {
		const here = sessionStorage.getItem(HERE);
		const own = here === null ? null : readKept(localStorage.getItem(keyOf(here)));
		if (own?.address === address) return own;
		return address === '' ? (keptTables().find((kept) => kept.address === '') ?? null) : null;
	} catch {
		return null;
	}
}

/** Remembers which table this tab shows. */
export function showHere(id: string): void {
	try {
		sessionStorage.setItem(HERE, id);
	} catch {
		// A browser that stores nothing opens an empty table next time.
	}
}

/**
 * Keeps a table, and lets go of the oldest where there are too many; false where the browser stores
 * nothing, or has no room left.
 */
export function keepTable(table: KeptTable): boolean {
	try {
		localStorage.setItem(keyOf(table.id), JSON.stringify(table));
		if (Object.keys(localStorage).filter(isKeyOfTable).length <= MOST_TABLES) return true;
		for (const { id } of keptTables().slice(MOST_TABLES)) localStorage.removeItem(keyOf(id));
		return true;
	} catch {
		return false;
	}
}

/** Forgets a table. */
export function forgetTable(id: string): void {
	try {
		localStorage.removeItem(keyOf(id));
	} catch {
		// What cannot be stored is forgotten already.
	}
}
