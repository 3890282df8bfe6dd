import { error } from '@sveltejs/kit';
import { lesson, LESSONS } from '../lessons.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => LESSONS.map(({ slug }) => ({ lesson: slug }));

export const load: PageServerLoad = ({ params }) => {
	const at = LESSONS.findIndex(({ slug }) => slug === params.lesson);
	const [name, view] = [LESSONS[at], lesson(params.lesson)];
	if (!name || !view) error(404, 'There is no lesson of that name.');
	return {
		name,
		view,
		of: LESSONS.length,
		previous: LESSONS[at - 1] ?? null,
		next: LESSONS[at + 1] ?? null
	};
};
