import { chapterNameOf, placeOf, RULES, type RuleId } from '../../rules/index.ts';
import type { RuleStatus } from '../../rules/rule.ts';

/** A rule that can be gone to. */
export interface RuleRef {
	readonly id: RuleId;
	/** The name of its chapter in addresses. */
	readonly chapter: string;
}

/** A rule as it is told outside the rulebook, as plain data: the rules themselves are not sent with it. */
export interface ToldRule extends RuleRef {
	readonly text: string;
	/** "8 Attacking, p. 36" */
	readonly place: string;
	readonly status: RuleStatus;
}

export const ruleRef = (id: RuleId): RuleRef => ({ id, chapter: chapterNameOf(id) });

export const toldRule = (id: RuleId): ToldRule => ({
	...ruleRef(id),
	text: RULES[id].text,
	place: placeOf(id),
	status: RULES[id].status
});
