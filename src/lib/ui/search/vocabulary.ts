/** Every term that stands somewhere, in the order of the alphabet, and how often it does. */
export interface Vocabulary {
	readonly sorted: readonly string[];
	readonly often: ReadonlyMap<string, number>;
}

/** Terms, ready to be looked up. */
export const vocabularyOf = (often: ReadonlyMap<string, number>): Vocabulary => ({
	sorted: [...often.keys()].sort(),
	often
});

/** Where a term would stand in the alphabet. */
function placeIn(sorted: readonly string[], term: string): number {
	let [from, to] = [0, sorted.length];
	while (from < to) {
		const middle = (from + to) >> 1;
		if ((sorted[middle] ?? '') < term) from = middle + 1;
		else to = middle;
	}
	return from;
}

/** A typed term as it is looked up: as the beginning of a word, or as the words that it is a slip for. */
export interface Meant {
	/** The likeliest first. */
	readonly terms: readonly [string, ...string[]];
	readonly how: 'beginning' | 'slip';
}

/** The shortest term that may be a slip, and the shortest in which two may have been made. */
const SHORTEST = 4;
const TWO_SLIPS = 6;
/** Another number is another thing. */
const NUMBER = /^\d+$/u;

/**
 * What a typed term is looked up as. Only one that no word begins with is a slip: for the nearest words,
 * by letters left out, added, mistaken or changed over, those before others that begin as it does, and
 * the commonest first.
 */
export function meantBy(term: string, { sorted, often }: Vocabulary): Meant {
	const asTyped: Meant = { terms: [term], how: 'beginning' };
	const begins = sorted[placeIn(sorted, term)]?.startsWith(term) === true;
	if (begins || term.length < SHORTEST || NUMBER.test(term)) return asTyped;
	const far = term.length < TWO_SLIPS ? 1 : 2;
	const near = sorted
		.map((word) => ({ word, slips: slipsBetween(term, word, far) }))
		.filter(({ slips }) => slips <= far);
	const least = Math.min(...near.map(({ slips }) => slips));
	const nearest = near.filter(({ slips }) => slips === least).map(({ word }) => word);
	const alike = nearest.filter((word) => word.startsWith(term.slice(0, 1)));
	const [first, ...others] = (alike.length > 0 ? alike : nearest).sort(
		(a, b) => (often.get(b) ?? 0) - (often.get(a) ?? 0)
	);
	return first === undefined ? asTyped : { terms: [first, ...others], how: 'slip' };
}

/** The shortest word that may be one of two written as one. */
const SHORTEST_PART = 3;

/** A term as the words that it is made of: two where it begins no word and both of them are known. */
export function apart(term: string, { sorted, often }: Vocabulary): readonly string[] {
	if (sorted[placeIn(sorted, term)]?.startsWith(term) === true) return [term];
	for (let at = SHORTEST_PART; at <= term.length - SHORTEST_PART; at++) {
		const [one, other] = [term.slice(0, at), term.slice(at)];
		if (often.has(one) && often.has(other)) return [one, other];
	}
	return [term];
}

/** How many slips make one word of another: letters left out, added, mistaken, or two changed over. */
function slipsBetween(one: string, other: string, most: number): number {
	if (Math.abs(one.length - other.length) > most) return most + 1;
	let before: readonly number[] = [];
	let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
	for (let i = 1; i <= one.length; i++) {
		const row = [i];
		for (let j = 1; j <= other.length; j++) {
			const same = one[i - 1] === other[j - 1];
			const crossed = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
			row.push(
				Math.min(
					(last[j] ?? 0) + 1,
					(row[j - 1] ?? 0) + 1,
					(last[j - 1] ?? 0) + (same ? 0 : 1),
					crossed ? (before[j - 2] ?? 0) + 1 : Infinity
				)
			);
		}
		before = last;
		last = row;
	}
	return last[other.length] ?? most + 1;
}
