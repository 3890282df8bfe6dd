import { error } from '@sveltejs/kit';
import { GLOSSARY, TERM_IDS } from '#lib/rules/2023/glossary.ts';
import { CHAPTER_NUMBERS, CHAPTERS } from '#lib/rules/sections.ts';
import { ruleRef } from '#lib/ui/rules/told.ts';
import { chapterView } from '../../book.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () =>
	CHAPTER_NUMBERS.map((number) => ({ chapter: CHAPTERS[number] }));

export const load: PageServerLoad = ({ params }) => {
	const view = chapterView(params.chapter);
	if (view === null) error(404, 'There is no chapter of that name.');
	const glossary = TERM_IDS.map((id) => {
		const { words, text, rules } = GLOSSARY[id];
		return {
			id,
			word: words[0],
			text,
			rules: rules.map(ruleRef)
		};
	});
	return { view, glossary: view.number === '22' ? glossary : [] };
};
