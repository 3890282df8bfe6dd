import { differingFrom, ruleIn, type RuleId } from '../rules/index.ts';
import type { EditionId } from '../model/words.ts';
import type { Refusal, Step } from '../rules/step.ts';

/**
 * The rules of an edition that stand behind what the editions have in common: a rule that the edition
 * tells otherwise is cited as it tells it. One that it is silent about stays: what is done follows it.
 */
export function citedIn(edition: EditionId, rules: readonly RuleId[]): readonly RuleId[] {
	if (rules.every((id) => ruleIn(id, edition) !== null)) return rules;
	const cited = rules.flatMap((id) => {
		if (ruleIn(id, edition)) return [id];
		const others = differingFrom(id).filter((other) => ruleIn(other, edition) !== null);
		return others.length > 0 ? others : [id];
	});
	return [...new Set(cited)];
}

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
