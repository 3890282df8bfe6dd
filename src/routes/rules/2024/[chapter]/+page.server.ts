import { error } from '@sveltejs/kit';
import { BOOKS } from '#lib/rules/book.ts';
import { chapterView } from '../../book.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () =>
	BOOKS['2024'].chapters.map(({ slug }) => ({ chapter: slug }));

export const load: PageServerLoad = ({ params }) => {
	const view = chapterView('2024', params.chapter);
	if (view === null) error(404, 'There is no chapter of that name.');
	return { view };
};
