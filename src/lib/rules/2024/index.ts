import { isRuleId2023, RULES_2023, type RuleId2023 } from '../2023/index.ts';
import { REPLACED } from './differs.ts';
import { NEW_RULES } from './new.ts';
import { RESTATED } from './restated.ts';
import type { NewRule, Restated } from './rule.ts';

export { NEW_RULES } from './new.ts';

export type NewRuleId = keyof typeof NEW_RULES;

/** Whether a text from outside names a rule that is new in the online rulebook. */
export const isNewRuleId = (text: string): text is NewRuleId => Object.hasOwn(NEW_RULES, text);

/** A rule as the online rulebook has it; null where it does not hold there. */
export function ruleIn2024(id: string): NewRule | null {
	if (isNewRuleId(id)) return NEW_RULES[id];
	if (!isRuleId2023(id) || Object.hasOwn(REPLACED, id)) return null;
	const rule = RULES_2023[id];
	const again = restatedOf(id);
	return again ? { ...rule, status: again.status, text: again.text ?? rule.text } : rule;
}

/** The new rules that stand in for one of 2023. */
export function replacedBy(id: string): readonly NewRuleId[] {
	const all: Readonly<Record<string, readonly NewRuleId[]>> = REPLACED;
	return Object.hasOwn(all, id) ? (all[id] ?? []) : [];
}

function restatedOf(id: RuleId2023): Restated | undefined {
	const all: Partial<Record<RuleId2023, Restated>> = RESTATED;
	return all[id];
}
