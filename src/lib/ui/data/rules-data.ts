import { RULE_IDS_2023, RULES_2023 } from '../../rules/2023/index.ts';
import { chapterNameOf, type RuleId } from '../../rules/index.ts';
import { SECTIONS } from '../../rules/sections.ts';
import type { Ruling } from '../../scenario/ruling.ts';
import { DATA_VERSION, type RulesData } from './shapes.ts';

/**
 * Every rule as data.
 * @param citing the scenarios that cite each, by their paths below content/scenarios.
 */
export function rulesData(
	citing: ReadonlyMap<RuleId, readonly string[]>,
	rulings: readonly Ruling[]
): RulesData {
	return {
		version: DATA_VERSION,
		edition: '2023',
		rules: RULE_IDS_2023.map((id) => {
			const { text, section, status, kind } = RULES_2023[id];
			const [title, page] = SECTIONS[section];
			return {
				id,
				text,
				section,
				title,
				page,
				status,
				kind,
				url: `rules/2023/${chapterNameOf(id)}/#${id}`,
				scenarios: [...(citing.get(id) ?? [])],
				rulings: rulings
					.filter(({ rules, beside }) => rules.includes(id) || beside.includes(id))
					.map(({ slug }) => slug)
			};
		})
	};
}
