/** Letters as they are compared: without what nobody types. */
const plain = (text: string): string =>
	text
		.normalize('NFD')
		.replace(/[^\p{L}\p{N} ]/gu, '')
		.toLowerCase()
		.trim();

/** What begins with what is looked for comes first, then what has a word that does. */
const rank = (words: string, begins: string): number =>
	words.startsWith(begins) ? 0 : words.includes(` ${begins}`) ? 1 : 2;

/** Those of some things that have what is looked for in their words, the best first; all where nothing is. */
export function sought<T extends { readonly words: string }>(
	all: readonly T[],
	text: string
): readonly T[] {
	const wanted = plain(text);
	if (wanted === '') return all;
	return all
		.map((one) => ({ one, words: plain(one.words) }))
		.filter(({ words }) => words.includes(wanted))
		.sort((a, b) => rank(a.words, wanted) - rank(b.words, wanted))
		.map(({ one }) => one);
}
