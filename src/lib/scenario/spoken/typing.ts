/** Where something that is typed ends: no point behind a number that a card begins with, as in "XIV. Temperance". */
const END = /[,;\n]|(?<!\b(?:0|i|v|x|[ivx]{2,}))\. |\bthen\b/giu;

/** What is typed up to its last comma, line or sentence, and what is being typed behind it. */
export function atLastEnd(typed: string): readonly [before: string, fragment: string] {
	const last = [...typed.matchAll(END)].at(-1);
	const end = last ? last.index + last[0].length : 0;
	return [typed.slice(0, end), typed.slice(end)];
}
