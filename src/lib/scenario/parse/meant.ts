/** How many letters must be added, dropped, changed or swapped to get from one word to another. */
export function distance(a: string, b: string, limit: number): number {
	if (Math.abs(a.length - b.length) > limit) return limit + 1;
	let before: number[] = [];
	let row = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const same = a.charAt(i - 1) === b.charAt(j - 1);
			let best = Math.min(
				(row[j] ?? 0) + 1,
				(next[j - 1] ?? 0) + 1,
				(row[j - 1] ?? 0) + (same ? 0 : 1)
			);
			const swapped =
				i > 1 &&
				j > 1 &&
				a.charAt(i - 1) === b.charAt(j - 2) &&
				a.charAt(i - 2) === b.charAt(j - 1);
			if (swapped) best = Math.min(best, (before[j - 2] ?? 0) + 1);
			next.push(best);
		}
		before = row;
		row = next;
	}
	return row[b.length] ?? 0;
}

/** Longer words than this are not names somebody mistyped. */
const LONGEST = 60;

/**
 * The words nearest to one that was not understood, at most three, the nearest first.
 * @param fold what is compared of each word.
 */
export function meant(
	word: string,
	known: Iterable<string>,
	fold: (word: string) => string
): readonly string[] {
	const wanted = fold(word);
	if (wanted.length === 0 || wanted.length > LONGEST) return [];
	const limit = Math.max(1, Math.ceil(wanted.length / 3));
	const near: { readonly word: string; readonly away: number }[] = [];
	for (const candidate of known) {
		const folded = fold(candidate);
		const away =
			wanted.length >= 4 && (folded.startsWith(wanted) || folded.endsWith(wanted))
				? 1
				: distance(wanted, folded, limit);
		if (away <= limit && !near.some((n) => n.word === candidate))
			near.push({ word: candidate, away });
	}
	return near
		.sort((a, b) => a.away - b.away)
		.slice(0, 3)
		.map((n) => n.word);
}
