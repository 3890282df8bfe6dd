/** Two things that are said one after the other; each begins on a line of its own. */
export const joined = (before: string, after: string): string =>
	before.trim() === '' || after.trim() === ''
		? `${before}${after}`
		: `${before.trimEnd()}\n${after}`;
