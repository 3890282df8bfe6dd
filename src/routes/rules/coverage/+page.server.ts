import { chapterNameOf, RULE_IDS, RULES } from '#lib/rules/index.ts';
import { chapterOf, CHAPTER_NUMBERS, SECTIONS } from '#lib/rules/sections.ts';
import { coverage } from '../coverage.server.ts';
import type { PageServerLoad } from './$types';

/** The scenarios that are named; the rest is counted, and all are in the data. */
const MOST = 10;

export const load: PageServerLoad = () => {
	const found = coverage();
	return {
		chapters: CHAPTER_NUMBERS.map((number) => ({
			number,
			title: SECTIONS[number][0],
			rules: RULE_IDS.filter((id) => chapterOf(RULES[id].section) === number).map((id) => {
				const scenarios = found.get(id) ?? [];
				return {
					id,
					chapter: chapterNameOf(id),
					kind: RULES[id].kind,
					scenarios: scenarios.slice(0, MOST),
					citing: scenarios.length
				};
			})
		}))
	};
};
