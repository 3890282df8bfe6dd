import type { EditionId } from '#lib/model/words.ts';
import { headingOf } from '#lib/rules/book.ts';
import { isRuleId, placeOf, ruleIn, type RuleId } from '#lib/rules/index.ts';
import { wrap } from './wrap.ts';

/** Rules with their sections, each of whose headings stays on one line. */
function rulesText(rules: readonly RuleId[], edition: EditionId): string {
	const bySection = new Map<string, RuleId[]>();
	for (const id of rules) {
		const heading = headingOf(id, edition);
		bySection.set(heading, [...(bySection.get(heading) ?? []), id]);
	}
	return [...bySection]
		.map(([heading, ids]) => `${heading === '' ? '' : `${kept(heading)}: `}${ids.join(', ')}`)
		.join('; ');
}

/** A blank that no line is broken at. */
const KEPT = '\u00a0';
const kept = (text: string): string => text.replaceAll(' ', KEPT);

/**
 * What stands below something told, by which rules: "§ 8 Attacking: attack.hit; 13 Dice Rolls:
 * roll.made". Nothing where there are none.
 */
export const rulesLine = (
	rules: readonly RuleId[],
	edition: EditionId,
	indent: string
): readonly string[] =>
	rules.length > 0
		? [wrap(rulesText(rules, edition), `${indent}§ `, `${indent}  `).replaceAll(KEPT, ' ')]
		: [];

/** Notes every rule that data names, whatever names it: a step, a refusal, an expectation. */
export function noteRules(found: Set<RuleId>, data: unknown): void {
	const look = (value: unknown): void => {
		if (Array.isArray(value)) value.forEach(look);
		else if (typeof value === 'object' && value !== null)
			for (const [key, field] of Object.entries(value)) {
				if (key === 'rules' && Array.isArray(field))
					for (const id of field) if (typeof id === 'string' && isRuleId(id)) found.add(id);
				look(field);
			}
	};
	look(data);
}

/** Every rule that data names, as an edition has it, with its place in the document. */
export function citations(edition: EditionId, data: unknown): object {
	const found = new Set<RuleId>();
	noteRules(found, data);
	return citationsOf(edition, found);
}

/** Rules as an edition has them, with their places in the document. */
export function citationsOf(edition: EditionId, rules: ReadonlySet<RuleId>): object {
	return Object.fromEntries(
		[...rules].sort().flatMap((id) => {
			const rule = ruleIn(id, edition);
			return rule
				? [
						[
							id,
							{
								title: rule.title,
								place: placeOf(id, edition),
								text: rule.text,
								status: rule.status
							}
						]
					]
				: [];
		})
	);
}
