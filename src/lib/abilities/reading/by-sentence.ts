import type { Token } from './tokens.ts';

/** Where the sentence ends that stands at a place, with its full stop: no line goes on with it. */
export function endOfSentence(tokens: readonly Token[], at: number): number {
	let end = at + 1;
	while (end < tokens.length && tokens[end - 1]?.stem !== '.' && tokens[end]?.opens !== true)
		end += 1;
	return Math.min(end, tokens.length);
}

/**
 * A text with each of its sentences changed.
 * @param change is told, too, whether the sentence is all of its line.
 */
export function bySentence(
	tokens: readonly Token[],
	change: (sentence: readonly Token[], isLine: boolean) => readonly Token[]
): readonly Token[] {
	const said: Token[] = [];
	for (let at = 0; at < tokens.length;) {
		const end = endOfSentence(tokens, at);
		const isLine = tokens[at]?.opens === true && (tokens[end]?.opens ?? true);
		said.push(...change(tokens.slice(at, end), isLine));
		at = end;
	}
	return said;
}
