import { FACES } from '../../cards/library.ts';

/** Where something that is typed may end. */
const END = /[,;\n]|\. |\bthen\b/giu;

/** What is typed up to its last comma, line or sentence, and what is being typed behind it. */
export function atLastEnd(typed: string): readonly [before: string, fragment: string] {
	const last = [...typed.matchAll(END)].findLast(({ index }) => !isInName(typed, index));
	const end = last ? last.index + last[0].length : 0;
	return [typed.slice(0, end), typed.slice(end)];
}

/** Whether a point stands within the name of a card, as far as that is typed: "XIV. Temp", "Mr. Boom". */
function isInName(typed: string, at: number): boolean {
	const first = /\S+$/u.exec(typed.slice(0, at))?.[0];
	if (first === undefined || typed[at] !== '.') return false;
	const said = typed.slice(at - first.length).toLowerCase();
	return [...FACES.values()].some(({ name }) => {
		const whole = name.toLowerCase();
		return (
			whole.startsWith(`${first.toLowerCase()}. `) &&
			(whole.startsWith(said) || said.startsWith(whole))
		);
	});
}
