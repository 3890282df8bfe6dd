import { DIFFERENCES, type Difference } from './differences.ts';
import type { EditionId } from '../model/words.ts';
import type { RuleId } from './index.ts';

/** What a rule cited at a place weighs against those that only led there. */
const CITED = 100;
/** A rule of 2023 says what is done; many of the original are cited with it only as it tells them. */
const WEIGHTS = { '2023': 3, original: 2 } as const;

/**
 * The matters on which the editions differ that these rules belong to, the one that most of them
 * belong to first; none where the rules are the same in both.
 * @param led rules that led there, which weigh less.
 */
export function mattersOf(
	rules: readonly RuleId[],
	led: readonly RuleId[] = []
): readonly Difference[] {
	const hits = (difference: Difference, ids: readonly RuleId[]): number => {
		const count = (edition: EditionId): number => {
			const own: readonly RuleId[] = difference[edition];
			return WEIGHTS[edition] * ids.filter((id) => own.includes(id)).length;
		};
		return count('2023') + count('original');
	};
	return DIFFERENCES.map((difference) => ({
		difference,
		weight: CITED * hits(difference, rules) + hits(difference, led)
	}))
		.filter(({ weight }) => weight > 0)
		.sort((a, b) => b.weight - a.weight)
		.map(({ difference }) => difference);
}
