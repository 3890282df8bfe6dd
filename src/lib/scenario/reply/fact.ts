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

/** All of several facts of one kind hold; nothing is known of it where nothing is of one of them, and none fails. */
export const ofAll = (facts: readonly Fact[]): Fact => ({
	holds: (of) => {
		const are = facts.map(({ holds }) => holds(of));
		if (are.includes(false)) return false;
		return are.includes(null) ? null : true;
	},
	stays: facts[0]?.stays ?? []
});

/** Any of several facts of one kind holds; nothing is known of it where none does, and nothing is of one of them. */
export const ofAny = (facts: readonly Fact[]): Fact => not(ofAll(facts.map(not)));
