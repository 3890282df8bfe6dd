import { letters, plain } from '../../scenario/parse/span.ts';

/** A name made ready to be looked for: every letter that is typed asks all names. */
export interface Sought {
	/** With nothing but its letters and digits. */
	readonly folded: string;
	readonly words: readonly string[];
	readonly initials: string;
}

/** What somebody typed, made ready to be held against names. */
export interface Wanted {
	readonly isEmpty: boolean;
	readonly folded: string;
	readonly words: readonly string[];
}

export function soughtAs(name: string): Sought {
	const words = plain(name)
		.split(/[^\p{L}\p{N}']+/u)
		.map(letters);
	return {
		folded: letters(name),
		words,
		initials: words.map((word) => word.charAt(0)).join('')
	};
}

export const wantedBy = (typed: string): Wanted => ({
	isEmpty: typed.trim() === '',
	folded: letters(typed),
	words: plain(typed).split(/\s+/u).map(letters)
});

/** How well a name fits what was typed; lower is better, null does not fit. */
function fit(name: Sought, wanted: Wanted): number | null {
	const typed = wanted.folded;
	if (typed === '') return wanted.isEmpty ? 4 : null;
	if (name.folded === typed || name.folded === `the${typed}`) return 0;
	if (name.folded.startsWith(typed) || name.folded.startsWith(`the${typed}`)) return 1;
	if (wanted.words.every((part) => name.words.some((word) => word.startsWith(part)))) return 2;
	if (name.folded.includes(typed)) return 3;
	return typed.length > 1 && name.initials === typed ? 3 : null;
}

/** How well the best of several names fits. */
export function bestFit(names: readonly Sought[], wanted: Wanted): number | null {
	const fits = names.flatMap((name) => fit(name, wanted) ?? []);
	return fits.length > 0 ? Math.min(...fits) : null;
}
