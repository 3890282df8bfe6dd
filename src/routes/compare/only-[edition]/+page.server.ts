import { error } from '@sveltejs/kit';
import { EDITIONS } from '#lib/model/words.ts';
import { onlyOf } from '../others.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => EDITIONS.map((edition) => ({ edition }));

export const load: PageServerLoad = ({ params }) => {
	const edition = EDITIONS.find((one) => one === params.edition);
	if (edition === undefined) error(404, 'There is no rulebook of that name.');
	return { only: onlyOf(edition) };
};
