import type { EditionId } from '#lib/model/words.ts';
import { BOOKS, rulesOfChapter } from '#lib/rules/book.ts';
import { RULE_IDS_IN, ruleIn, type RuleId } from '#lib/rules/index.ts';
import type { RuleKind } from '#lib/rules/rule.ts';
import type { CoverageChapter } from '#lib/ui/rulebook/coverage.ts';
import { ruleRef } from '#lib/ui/rules/told.ts';
import { leaningOn } from './leaning.server.ts';

/** The scenarios that are named; the rest is counted, and all are in the data. */
const MOST = 10;

const kindOf = (id: RuleId, edition: EditionId): RuleKind =>
	ruleIn(id, edition)?.kind ?? 'mechanical';

/** Where each rule of an edition is used, chapter by chapter. */
export function coverage(edition: EditionId): readonly CoverageChapter[] {
	const book = BOOKS[edition];
	return book.chapters.map((chapter) => ({
		name: chapter.number === null ? chapter.title : `${chapter.number} ${chapter.title}`,
		rules: rulesOfChapter(book, chapter).map((id) => {
			const { scenarios, rulings, cards } = leaningOn(id, edition);
			return {
				...ruleRef(id, edition),
				kind: kindOf(id, edition),
				scenarios: scenarios.slice(0, MOST),
				citing: scenarios.length,
				rulings: rulings.map(({ slug, question }) => ({ slug, question })),
				cards
			};
		})
	}));
}

/** The same as data, all of it: scenarios by their paths below content/scenarios, rulings and cards by their names in addresses. */
export const coverageData = (edition: EditionId): object =>
	Object.fromEntries(
		RULE_IDS_IN[edition].map((id) => {
			const { scenarios, rulings, cards } = leaningOn(id, edition);
			return [
				id,
				{
					kind: kindOf(id, edition),
					scenarios: scenarios.map(({ slug }) => slug),
					rulings: rulings.map(({ slug }) => slug),
					cards: cards.map(({ key }) => key)
				}
			];
		})
	);
