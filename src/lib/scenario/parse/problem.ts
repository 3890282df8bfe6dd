/** Something that could not be read or done, at a place in the text. */
export interface Problem {
	/** Counted from 1. */
	readonly line: number;
	/** Counted from 1, in UTF-16 units. */
	readonly column: number;
	/** A sentence. */
	readonly message: string;
	/** What could have stood there. */
	readonly expected?: string;
	/** What may have been meant, the likeliest first. */
	readonly didYouMean?: readonly string[];
	/** A line above the dashes that would mend it. */
	readonly add?: string;
}

/** A problem in one paragraph for a person: "duel.souls:3:11: There is no card …". */
export function problemText(file: string, problem: Problem): string {
	const { line, column, message, expected, didYouMean, add } = problem;
	const lines = [`${file}:${line}:${column}: ${message}`];
	if (expected !== undefined) lines.push(`  expected: ${expected}`);
	if (didYouMean && didYouMean.length > 0) lines.push(`  did you mean ${orList(didYouMean)}?`);
	if (add !== undefined) lines.push(`  add above the dashes: ${add}`);
	return lines.join('\n');
}

/** "a", "a or b", "a, b or c". */
export function orList(words: readonly string[]): string {
	const last = words.at(-1) ?? '';
	return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
