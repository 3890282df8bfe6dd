import '#lib/cards/sets/known.ts';
import { error } from '@sveltejs/kit';
import { LIBRARY } from '#lib/cards/library.ts';
import { aboutCard } from '../about-card.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => [...LIBRARY.keys()].map((slug) => ({ slug }));

export const load: PageServerLoad = ({ params }) => {
	if (!LIBRARY.has(params.slug)) error(404, 'The library has no card of that name.');
	return aboutCard(params.slug);
};
