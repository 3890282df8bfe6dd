/** Small words: lists, numbers, capitals. */

/** "a, b, or c" of a list. */
export const orList = (words: readonly string[]): string => list(words, 'or');

/** "a, b, and c" of a list. */
export const andList = (words: readonly string[]): string => list(words, 'and');

function list(words: readonly string[], last: 'and' | 'or'): string {
	if (words.length <= 2) return words.join(` ${last} `);
	return `${words.slice(0, -1).join(', ')}, ${last} ${words.at(-1) ?? ''}`;
}

/** The numbers of a line of a "Roll-" table: "1-2", "1 or 6". */
export function range(numbers: readonly number[]): string {
	const runs: { from: number; to: number }[] = [];
	for (const n of [...numbers].sort((a, b) => a - b)) {
		const last = runs.at(-1);
		if (last && n <= last.to + 1) last.to = n;
		else runs.push({ from: n, to: n });
	}
	return orList(runs.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)));
}

/** A number and its noun, plural where there are several: "a loot card", "2 loot cards". */
export function count(amount: number, article: string, one: string): string {
	return amount === 1 ? `${article} ${one}` : `${amount} ${one}s`;
}

/** A number with its sign: "+1", "-1". */
export const signed = (add: number): string => (add < 0 ? String(add) : `+${add}`);

/** The text with a capital first letter. */
export const capital = (text: string): string =>
	text.replace(/^\(?./u, (start) => start.toUpperCase());

/** A noun with its article: "an item", "a player". */
export const withArticle = (noun: string): string =>
	`${/^[aeio]/iu.test(noun) ? 'an' : 'a'} ${noun}`;

/** The words that say something, with spaces between. */
export const spaced = (...words: readonly string[]): string =>
	words.filter((word) => word !== '').join(' ');

export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** "first" of 1. */
export const ordinal = (n: number): string => ORDINALS[n - 1] ?? `${n}th`;
