import { letters, plain } from '../../scenario/parse/span.ts';

/** How well a name fits what was typed; lower is better, null does not fit. */
function fit(name: string, wanted: string): number | null {
	const typed = letters(wanted);
	if (typed === '') return wanted.trim() === '' ? 4 : null;
	const folded = letters(name);
	if (folded === typed || folded === `the${typed}`) return 0;
	const words = plain(name).split(/[^\p{L}\p{N}']+/u);
	const parts = plain(wanted).split(/\s+/u).map(letters);
	if (folded.startsWith(typed) || folded.startsWith(`the${typed}`)) return 1;
	if (parts.every((part) => words.some((word) => letters(word).startsWith(part)))) return 2;
	if (folded.includes(typed)) return 3;
	const initials = words.map((word) => letters(word).charAt(0)).join('');
	return typed.length > 1 && initials === typed ? 3 : null;
}

/** How well the best of several names fits. */
export function bestFit(names: readonly string[], wanted: string): number | null {
	const fits = names.flatMap((name) => fit(name, wanted) ?? []);
	return fits.length > 0 ? Math.min(...fits) : null;
}
