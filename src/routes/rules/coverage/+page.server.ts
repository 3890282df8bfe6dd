import { RULE_IDS_2023, RULES_2023 } from '#lib/rules/2023/index.ts';
import { chapterOf, CHAPTER_NUMBERS, SECTIONS } from '#lib/rules/sections.ts';
import { ruleRef } from '#lib/ui/rules/told.ts';
import { leaningOn } from '../leaning.server.ts';
import type { PageServerLoad } from './$types';

/** The scenarios that are named; the rest is counted, and all are in the data. */
const MOST = 10;

export const load: PageServerLoad = () => ({
	chapters: CHAPTER_NUMBERS.map((number) => ({
		number,
		title: SECTIONS[number][0],
		rules: RULE_IDS_2023.filter((id) => chapterOf(RULES_2023[id].section) === number).map((id) => {
			const { scenarios, rulings, cards } = leaningOn(id);
			return {
				...ruleRef(id),
				kind: RULES_2023[id].kind,
				scenarios: scenarios.slice(0, MOST),
				citing: scenarios.length,
				rulings: rulings.map(({ slug, question }) => ({ slug, question })),
				cards
			};
		})
	}))
});
