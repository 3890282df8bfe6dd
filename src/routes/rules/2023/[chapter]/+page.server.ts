import { error } from '@sveltejs/kit';
import { GLOSSARY, TERM_IDS } from '#lib/rules/2023/glossary.ts';
import { BOOKS } from '#lib/rules/book.ts';
import { ruleRef } from '#lib/ui/rules/told.ts';
import { chapterView } from '../../book.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () =>
	BOOKS['2023'].chapters.map(({ slug }) => ({ chapter: slug }));

export const load: PageServerLoad = ({ params }) => {
	const view = chapterView('2023', params.chapter);
	if (view === null) error(404, 'There is no chapter of that name.');
	const glossary = TERM_IDS.map((id) => {
		const { words, text, rules } = GLOSSARY[id];
		return {
			id,
			word: words[0],
			text,
			rules: rules.map((rule) => ruleRef(rule, '2023'))
		};
	});
	return { view, glossary: view.slug === 'key-terms' ? glossary : [] };
};
