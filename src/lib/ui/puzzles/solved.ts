import * as v from 'valibot';

/** Where the puzzles that were solved on a device lie. */
export const PUZZLES_KEY = 'fizzle-puzzles';

const KEPT = v.object({ version: v.literal(1), solved: v.array(v.string()) });

/** The puzzles that were solved, by their ids. */
export type Solved = ReadonlySet<string>;

/** What a device has kept; nothing where it keeps nothing, or what it has cannot be read. */
export function solvedIn(text: string | null): Solved {
	try {
		const read = v.safeParse(KEPT, JSON.parse(text ?? 'null'));
		return new Set(read.success ? read.output.solved : []);
	} catch {
		return new Set();
	}
}

/** The same as text, to be kept. */
export const solvedText = (solved: Solved): string =>
	JSON.stringify({ version: 1, solved: [...solved] });

/** Reads what this device has kept. */
export function keptSolved(): Solved {
	try {
		return solvedIn(localStorage.getItem(PUZZLES_KEY));
	} catch {
		return new Set();
	}
}

/** Keeps that a puzzle is solved, beside what another tab has kept meanwhile. */
export function keepSolved(id: string): void {
	try {
		localStorage.setItem(PUZZLES_KEY, solvedText(new Set([...keptSolved(), id])));
	} catch {
		// Where nothing can be kept a puzzle is solved all the same.
	}
}
