import { error } from '@sveltejs/kit';
import { questions } from '../questions.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => questions().map(({ id }) => ({ id }));

export const load: PageServerLoad = ({ params }) => {
	const question = questions().find(({ id }) => id === params.id);
	if (!question) error(404, 'There is no question of that name.');
	return { question };
};
