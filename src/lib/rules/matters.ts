import { DIFFERENCES, type Difference } from './differences.ts';
import type { RuleId } from './index.ts';

/**
 * The matters on which the editions differ that these rules belong to, the one that most of them
 * belong to first; none where the rules are the same in both.
 */
export function mattersOf(rules: readonly RuleId[]): readonly Difference[] {
	const hits = (difference: Difference): number => {
		const ids: readonly RuleId[] = [...difference['2023'], ...difference.original];
		return rules.filter((rule) => ids.includes(rule)).length;
	};
	return DIFFERENCES.map((difference) => ({ difference, count: hits(difference) }))
		.filter(({ count }) => count > 0)
		.sort((a, b) => b.count - a.count)
		.map(({ difference }) => difference);
}
