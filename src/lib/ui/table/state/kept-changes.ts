import * as v from 'valibot';
import { PUT_IN_AT, SHOWN, type KeptShown } from './kept.ts';

/** The changes that can be taken back and made again, as they are kept. */
export interface KeptChanges {
	/** The table that they were made on. */
	readonly id: string;
	readonly past: readonly KeptShown[];
	readonly future: readonly KeptShown[];
}

const Place = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Step = v.strictObject({
	...SHOWN.entries,
	/** Each text by its place in the list of all. */
	branches: v.array(v.strictObject({ id: Place, name: v.string(), text: Place, putIn: PUT_IN_AT }))
});
const Changes = v.strictObject({
	version: v.literal(1),
	id: v.string(),
	texts: v.array(v.string()),
	past: v.array(Step),
	future: v.array(Step)
});
type Step = v.InferOutput<typeof Step>;

/** The changes made in this tab; they are gone with it. */
const KEY = 'fizzle-table-changes';

/** Keeps changes until the tab is closed; a text that several share is kept once. */
export function keepChanges({ id, past, future }: KeptChanges): void {
	const places = new Map<string, number>();
	const placed = (shown: KeptShown): Step => ({
		...shown,
		branches: shown.branches.map(({ text, ...branch }) => {
			const place = places.get(text) ?? places.size;
			places.set(text, place);
			return { ...branch, text: place };
		})
	});
	const steps = { past: past.map(placed), future: future.map(placed) };
	try {
		sessionStorage.setItem(
			KEY,
			JSON.stringify({ version: 1, id, texts: [...places.keys()], ...steps })
		);
	} catch {
		// A browser that stores nothing, or no more, takes nothing back after a reload.
	}
}

/** The changes that were made on a table in this tab; null where none are kept. */
export function changesOf(id: string): KeptChanges | null {
	try {
		const read = v.safeParse(Changes, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
		if (!read.success || read.output.id !== id) return null;
		const { texts, past, future } = read.output;
		const whole = ({ branches, ...shown }: Step): KeptShown => ({
			...shown,
			branches: branches.map(({ text, ...branch }) => ({ ...branch, text: texts[text] ?? '' }))
		});
		return { id, past: past.map(whole), future: future.map(whole) };
	} catch {
		return null;
	}
}
