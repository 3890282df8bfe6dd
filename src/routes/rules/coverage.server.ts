import type { EditionId } from '#lib/model/words.ts';
import { BOOKS, chapterIn, rulesOfChapter, type BookChapter } from '#lib/rules/book.ts';
import { RULE_IDS_IN, ruleIn, type RuleId } from '#lib/rules/index.ts';
import type { RuleKind } from '#lib/rules/rule.ts';
import type { ChapterName } from '#lib/ui/rulebook/book.ts';
import type { CountedChapter, CoverageChapter } from '#lib/ui/rulebook/coverage.ts';
import { ruleRef } from '#lib/ui/rules/told.ts';
import { leaningOn } from './leaning.server.ts';

/** So many scenarios a page has room to name, shared by its rules; the rest is counted, and all are in the data. */
const ROOM = 280;
/** A rule names no fewer and no more of them; of cards, whose names are short, twice as many. */
const LEAST = 2;
const MOST = 10;

const kindOf = (id: RuleId, edition: EditionId): RuleKind =>
	ruleIn(id, edition)?.kind ?? 'mechanical';

const nameOf = ({ number, slug, title }: BookChapter): ChapterName => ({
	name: number === null ? title : `${number} ${title}`,
	slug
});

/** The chapters of an edition that have rules, counted. */
export const countedChapters = (edition: EditionId): readonly CountedChapter[] =>
	BOOKS[edition].chapters.flatMap((chapter): readonly CountedChapter[] => {
		const rules = rulesOfChapter(BOOKS[edition], chapter);
		if (rules.length === 0) return [];
		const [guidance, mechanical] = [
			rules.filter((id) => kindOf(id, edition) === 'guidance'),
			rules.filter((id) => kindOf(id, edition) !== 'guidance')
		];
		return [
			{
				...nameOf(chapter),
				rules: rules.length,
				guidance: guidance.length,
				uncited: mechanical.filter((id) => leaningOn(id, edition).scenarios.length === 0).length
			}
		];
	});

/** Where each rule of a chapter is used; null where the edition has no such chapter, or no rules in it. */
export function coverageOf(edition: EditionId, slug: string): CoverageChapter | null {
	const book = BOOKS[edition];
	const chapter = chapterIn(book, slug);
	const rules = chapter ? rulesOfChapter(book, chapter) : [];
	if (chapter === null || rules.length === 0) return null;
	const most = Math.max(LEAST, Math.min(MOST, Math.floor(ROOM / rules.length)));
	return {
		...nameOf(chapter),
		rules: rules.map((id) => {
			const { scenarios, rulings, cards } = leaningOn(id, edition);
			return {
				...ruleRef(id, edition),
				kind: kindOf(id, edition),
				scenarios: scenarios.slice(0, most),
				citing: scenarios.length,
				rulings: rulings.map(({ slug: name, question }) => ({ slug: name, question })),
				cards: cards.slice(0, 2 * most),
				cited: cards.length
			};
		})
	};
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
