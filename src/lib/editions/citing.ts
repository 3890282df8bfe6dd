import type { RuleId } from '../rules/index.ts';
import {
	HOLD_ALL_THE_SAME,
	LEFT_OUT,
	SAID_BESIDE,
	standingAgainst
} from '../rules/original/differs.ts';
import type { EditionId } from '../model/words.ts';
import type { Refusal, Step } from '../rules/step.ts';
import type { Citing } from './edition.ts';
import { speakingOf } from './speaks-of.ts';

/**
 * The rules of an edition that stand behind what the editions have in common: a rule that the edition
 * tells otherwise is cited as it tells it. One that it is silent about stays: what is done follows it;
 * but what only the other edition says is left out.
 */
export function citedIn(edition: EditionId, rules: readonly RuleId[]): readonly RuleId[] {
	if (edition === '2023')
		return rules.some((id) => besides.has(id)) ? rules.filter((id) => !besides.has(id)) : rules;
	if (rules.every((id) => toldAs(id).length === 0 && !leftOut.has(id))) return rules;
	const cited = rules.flatMap((id): readonly RuleId[] => {
		const others = toldAs(id);
		if (others.length === 0) return leftOut.has(id) ? [] : [id];
		return others.every((own) => besides.has(own)) || others.some((own) => rules.includes(own))
			? []
			: others;
	});
	return [...new Set(cited.length > 0 ? cited : rules.flatMap(toldAs))];
}

/** How the original edition tells a rule of 2023 that does not hold there; nothing where it does, or says none. */
const toldAs = (id: RuleId): readonly RuleId[] => (holds.has(id) ? [] : standingAgainst(id));
const holds: ReadonlySet<RuleId> = new Set(HOLD_ALL_THE_SAME);
const besides: ReadonlySet<RuleId> = new Set(SAID_BESIDE);
const leftOut: ReadonlySet<RuleId> = new Set(LEFT_OUT);

/** A step as an edition cites it. */
function stepIn(edition: EditionId, step: Step): Step {
	const rules = speakingOf(citedIn(edition, step.rules), step.what);
	return rules === step.rules ? step : { ...step, rules };
}

/** How an edition cites what the editions have in common. */
export function citingOf(edition: EditionId): Citing {
	const kept = new WeakMap<Refusal, Refusal>();
	return {
		step: (step) => stepIn(edition, step),
		refusal(refusal) {
			const known = kept.get(refusal);
			if (known) return known;
			const cited = { ...refusal, rules: citedIn(edition, refusal.rules) };
			kept.set(refusal, cited);
			return cited;
		}
	};
}
