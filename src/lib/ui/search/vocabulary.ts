/** Every term that stands somewhere, in the order of the alphabet. */
export interface Vocabulary {
	readonly sorted: readonly string[];
	readonly all: ReadonlySet<string>;
}

/** Terms, ready to be looked up. */
export const vocabularyOf = (terms: ReadonlySet<string>): Vocabulary => ({
	sorted: [...terms].sort(),
	all: terms
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

/** A typed term as it is looked up: the beginning of a word, two letters changed over, or misspelt. */
export interface Meant {
	readonly term: string;
	readonly how: 'beginning' | 'changed over' | 'misspelt';
}

/** The shortest term that may be misspelt. */
const SHORTEST = 4;

/** What a typed term is looked up as: only one that no word begins with is taken for misspelt. */
export function meantBy(term: string, { sorted, all }: Vocabulary): Meant {
	if (sorted[placeIn(sorted, term)]?.startsWith(term) === true) return { term, how: 'beginning' };
	for (let at = 0; at < term.length - 1; at++) {
		const [one = '', other = ''] = term.slice(at, at + 2);
		const changed = `${term.slice(0, at)}${other}${one}${term.slice(at + 2)}`;
		if (all.has(changed)) return { term: changed, how: 'changed over' };
	}
	return { term, how: term.length < SHORTEST ? 'beginning' : 'misspelt' };
}
