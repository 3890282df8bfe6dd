/** Which of several ways to read a text is meant: the one that the wording says most like it. */
import type { Ability } from '../grammar.ts';
import { wordAbility } from '../wording.ts';
import { lazily } from './lazily.ts';
import { COST, spend, type Purse } from './purse.ts';
import { tokensOf } from './tokens.ts';
import { inOurWords } from './variants.ts';

/**
 * The ability whose own words are nearest to a text; null where there is none to choose from.
 * @throws TooMuch where there are more than the purse is good for.
 */
export function likest(ways: readonly Ability[], text: string, purse: Purse): Ability | null {
	const [only, ...others] = ways;
	if (only === undefined || others.length === 0) return only ?? null;
	const own = lazily(() => stems(text));
	let best: { readonly ability: Ability; readonly far: number } | null = null;
	const known = new Set<string>();
	for (const ability of ways) {
		const said = wordAbility(ability);
		if (said === text) return ability;
		if (known.has(said)) continue;
		known.add(said);
		const other = stems(said);
		spend(purse, own().length * other.length * COST.pair);
		const far = distance(own(), other);
		if (best === null || far < best.far) best = { ability, far };
	}
	return best?.ability ?? null;
}

const stems = (text: string): readonly string[] =>
	inOurWords(tokensOf(text)).map(({ stem }) => stem);

/** Whose something is weighs more: "that player's" is nearer to "their" than "your" is. */
const PEOPLE: ReadonlySet<string> = new Set(['you', 'your', 'their']);
const weightOf = (stem: string): number => (PEOPLE.has(stem) ? 3 : 1);
const changeOf = (one: string, other: string): number => {
	if (one === other) return 0;
	const [a, b] = [weightOf(one), weightOf(other)];
	return a > 1 && b > 1 ? a + b : Math.max(a, b);
};

/** How much stands in one of the texts alone. */
function distance(a: readonly string[], b: readonly string[]): number {
	let row = [0];
	for (const [j, other] of b.entries()) row.push((row[j] ?? 0) + weightOf(other));
	for (const one of a) {
		const next = [(row[0] ?? 0) + weightOf(one)];
		for (const [j, other] of b.entries()) {
			const [above, left, before] = [row[j + 1] ?? 0, next[j] ?? 0, row[j] ?? 0];
			next.push(
				Math.min(before + changeOf(one, other), above + weightOf(one), left + weightOf(other))
			);
		}
		row = next;
	}
	return row.at(-1) ?? 0;
}
