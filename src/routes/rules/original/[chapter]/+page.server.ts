import { error } from '@sveltejs/kit';
import { BOOKS } from '#lib/rules/book.ts';
import { chapterView } from '../../book.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () =>
	BOOKS.original.chapters.map(({ slug }) => ({ chapter: slug }));

export const load: PageServerLoad = ({ params }) => {
	const view = chapterView('original', params.chapter);
	if (view === null) error(404, 'There is no chapter of that name.');
	return { view };
};
