/** Which of several ways to read a text is meant: the one that the wording says most like it. */
import type { Ability } from '../grammar.ts';
import { wordAbility } from '../wording.ts';
import { tokensOf } from './tokens.ts';
import { inOurWords } from './variants.ts';

/** The ability whose own words are nearest to a text; null where there is none to choose from. */
export function likest(ways: readonly Ability[], text: string): Ability | null {
	const own = stems(text);
	let best: { readonly ability: Ability; readonly far: number } | null = null;
	const known = new Set<string>();
	for (const ability of ways) {
		const said = wordAbility(ability);
		if (said === text) return ability;
		if (known.has(said)) continue;
		known.add(said);
		const far = distance(own, stems(said));
		if (best === null || far < best.far) best = { ability, far };
	}
	return best?.ability ?? null;
}

const stems = (text: string): readonly string[] =>
	inOurWords(tokensOf(text)).map(({ stem }) => stem);

/** How many words stand in one of the texts alone. */
function distance(a: readonly string[], b: readonly string[]): number {
	let row = b.map((_, j) => j + 1);
	row.unshift(0);
	for (const [i, one] of a.entries()) {
		const next = [i + 1];
		for (const [j, other] of b.entries())
			next.push(
				one === other ? (row[j] ?? 0) : 1 + Math.min(row[j + 1] ?? 0, next[j] ?? 0, row[j] ?? 0)
			);
		row = next;
	}
	return row.at(-1) ?? 0;
}
