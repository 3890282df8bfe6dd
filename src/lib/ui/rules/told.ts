import type { EditionId } from '../../model/words.ts';
import { chapterNameOf, homeOf, placeOf, ruleIn, RULES, type RuleId } from '../../rules/index.ts';
import type { RuleStatus } from '../../rules/rule.ts';

/** A rule that can be gone to. */
export interface RuleRef {
	readonly id: RuleId;
	/** The edition whose rulebook it is told from. */
	readonly edition: EditionId;
	/** The name of its chapter in addresses. */
	readonly chapter: string;
	/** What it is about, in a few words. */
	readonly title: string;
}

/** A rule as it is told outside the rulebook, as plain data: the rules themselves are not sent with it. */
export interface ToldRule extends RuleRef {
	readonly text: string;
	/** "8 Attacking, p. 36", "Original ruleset, Attacking" */
	readonly place: string;
	readonly status: RuleStatus;
}

/** A rule as a place to go to: in the rulebook of the edition asked for if it holds there, else in its own. */
export function ruleRef(id: RuleId, wanted: EditionId = homeOf(id)): RuleRef {
	const edition = ruleIn(id, wanted) === null ? homeOf(id) : wanted;
	return { id, edition, chapter: chapterNameOf(id, edition), title: RULES[id].title };
}

/** A rule as that edition has it; one that does not hold there as its own edition does. */
export function toldRule(id: RuleId, wanted?: EditionId): ToldRule {
	const ref = ruleRef(id, wanted);
	const { text, status } = ruleIn(id, ref.edition) ?? RULES[id];
	return { ...ref, text, place: placeOf(id, ref.edition), status };
}

/** What everything that resolves rests on: it is not cited each time. */
const USUAL: ReadonlySet<RuleId> = new Set(['priority.passes', 'stack.last-in-first-out']);

/** The rules beside something that happens, as places to go to, each once; without those that are in everything. */
export const refsCited = (rules: readonly RuleId[], edition: EditionId): readonly RuleRef[] =>
	[...new Set(rules)].filter((id) => !USUAL.has(id)).map((id) => ruleRef(id, edition));
