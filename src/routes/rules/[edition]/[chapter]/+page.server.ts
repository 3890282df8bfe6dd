import { error } from '@sveltejs/kit';
import { TERM_IDS } from '#lib/rules/2023/glossary.ts';
import { EDITIONS } from '#lib/model/words.ts';
import { BOOKS } from '#lib/rules/book.ts';
import { termIn } from '#lib/rules/glossary.ts';
import { ruleRef } from '#lib/ui/rules/told.ts';
import { chapterView } from '../../book.server.ts';
import { pictureAddress } from '../../../picture.server.ts';
import { editionOf } from '../editions.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () =>
	EDITIONS.flatMap((edition) =>
		BOOKS[edition].chapters.map(({ slug }) => ({ edition, chapter: slug }))
	);

export const load: PageServerLoad = ({ params }) => {
	const edition = editionOf(params.edition);
	const view = chapterView(edition, params.chapter);
	if (view === null) error(404, 'There is no chapter of that name.');
	const glossary = TERM_IDS.map((id) => {
		const { words, text, rules } = termIn(id, edition);
		return { id, word: words[0], text, rules: rules.map((rule) => ruleRef(rule, edition)) };
	});
	const picture = pictureAddress(`rules/${edition}/${view.slug}/`);
	return { view, picture, glossary: view.slug === 'key-terms' ? glossary : [] };
};
