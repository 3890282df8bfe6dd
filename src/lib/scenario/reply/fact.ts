import type { Fact } from './asked.ts';

/** Once it is so it stays so. */
export const once = (holds: Fact['holds']): Fact => ({ holds, stays: [true] });
/** Whatever it is, it stays so. */
export const settled = (holds: Fact['holds']): Fact => ({ holds, stays: [true, false] });

/** The opposite of a fact: it holds where that does not, and nothing is known of it where nothing is of that. */
export const not = ({ holds, stays, ...whose }: Fact): Fact => ({
	...whose,
	holds: (of) => {
		const is = holds(of);
		return is === null ? null : !is;
	},
	stays: stays.map((value) => !value)
});

/** What the first of two says, or else the second. */
export const either = (one: Fact, other: Fact): Fact => ({
	...one,
	holds: (of) => one.holds(of) ?? other.holds(of)
});

/** What each of several things says, where they say the same; null where they do not, or there are none. */
export function inAll([first, ...others]: readonly boolean[]): boolean | null {
	if (first === undefined) return null;
	return others.every((other) => other === first) ? first : null;
}
