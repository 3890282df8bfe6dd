import { EDITIONS, type EditionId } from '../../model/words.ts';
import { BOOKS, sectionIn } from '../../rules/book.ts';
import { WITHOUT_POSITION } from '../../rules/compared.ts';
import { DIFFERENCES } from '../../rules/differences.ts';
import { differingFrom, RULE_IDS_IN, ruleIn, type RuleId } from '../../rules/index.ts';
import type { Ruling } from '../../scenario/ruling/ruling.ts';
import { DATA_VERSION, type RulesData } from './shapes.ts';

/**
 * Every rule as data, once for each edition it holds in.
 * @param citing the scenarios of an edition that cite a rule, by their paths below content/scenarios.
 */
export const rulesData = (
	citing: (id: RuleId, edition: EditionId) => readonly string[],
	rulings: readonly Ruling[]
): RulesData => ({
	version: DATA_VERSION,
	rules: EDITIONS.flatMap((edition) =>
		RULE_IDS_IN[edition].flatMap((id) => {
			const rule = ruleIn(id, edition);
			const section = rule && sectionIn(BOOKS[edition], rule.section);
			if (!rule || !section) return [];
			const { title: about, text, status, kind } = rule;
			return {
				id,
				edition,
				about,
				text,
				section: section.id,
				title: section.name,
				page: section.page,
				status,
				kind,
				differs: [...differingFrom(id)],
				url: `rules/${edition}/${section.chapter.slug}/#${id}`,
				scenarios: [...citing(id, edition)],
				rulings: rulings
					.filter(
						({ scenario, rules, beside }) =>
							scenario.scenario.rules === edition && (rules.includes(id) || beside.includes(id))
					)
					.map(({ slug }) => slug)
			};
		})
	),
	differences: DIFFERENCES.map(({ id, title, says, '2023': of2023, '2024': of2024, original }) => ({
		id,
		title,
		says,
		'2023': [...of2023],
		'2024': [...of2024],
		original: [...original],
		scenario: Object.hasOwn(WITHOUT_POSITION, id) ? null : `compare/${id}`,
		url: `compare/${id}/`
	}))
});
