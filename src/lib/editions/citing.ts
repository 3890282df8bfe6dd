import type { RuleId } from '../rules/index.ts';
import { HOLD_ALL_THE_SAME, standingAgainst } from '../rules/original/differs.ts';
import type { EditionId } from '../model/words.ts';
import type { Refusal, Step } from '../rules/step.ts';

/**
 * The rules of an edition that stand behind what the editions have in common: a rule that the edition
 * tells otherwise is cited as it tells it. One that it is silent about stays: what is done follows it.
 */
export function citedIn(edition: EditionId, rules: readonly RuleId[]): readonly RuleId[] {
	if (edition === '2023' || rules.every((id) => toldAs(id).length === 0)) return rules;
	const cited = rules.flatMap((id): readonly RuleId[] => {
		const others = toldAs(id);
		return others.length > 0 ? others : [id];
	});
	return [...new Set(cited)];
}

/** How the original edition tells a rule of 2023 that does not hold there; nothing where it does, or says none. */
const toldAs = (id: RuleId): readonly RuleId[] => (holds.has(id) ? [] : standingAgainst(id));
const holds: ReadonlySet<RuleId> = new Set(HOLD_ALL_THE_SAME);

/** A step as an edition cites it. */
export const stepIn = (edition: EditionId, step: Step): Step => ({
	...step,
	rules: citedIn(edition, step.rules)
});

const kept = new WeakMap<Refusal, Refusal>();

/** A refusal as an edition cites it. */
export function refusalIn(edition: EditionId, refusal: Refusal): Refusal {
	const known = kept.get(refusal);
	if (known) return known;
	const cited = { ...refusal, rules: citedIn(edition, refusal.rules) };
	kept.set(refusal, cited);
	return cited;
}
