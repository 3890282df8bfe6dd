import { error } from '@sveltejs/kit';
import { EDITIONS } from '#lib/model/words.ts';
import { countedChapters, coverageOf } from '../../../coverage.server.ts';
import { editionOf } from '../../editions.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () =>
	EDITIONS.flatMap((edition) =>
		countedChapters(edition).map(({ slug }) => ({ edition, chapter: slug }))
	);

export const load: PageServerLoad = ({ params }) => {
	const edition = editionOf(params.edition);
	const chapter = coverageOf(edition, params.chapter);
	if (chapter === null) error(404, 'There is no chapter of that name with rules.');
	const all = countedChapters(edition).map(({ name, slug }) => ({ name, slug }));
	const at = all.findIndex(({ slug }) => slug === chapter.slug);
	return { edition, chapter, previous: all[at - 1] ?? null, next: all[at + 1] ?? null };
};
