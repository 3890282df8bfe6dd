import { error } from '@sveltejs/kit';
import { EDITION_NAMES } from '#lib/wording/editions.ts';
import { picture } from '../../../picture.server.ts';
import { RULINGS } from '../../rulings.server.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';

export const entries: EntryGenerator = () => RULINGS.map(({ slug }) => ({ slug }));

/** A ruling as a picture. */
export const GET: RequestHandler = ({ params }) => {
	const ruling = RULINGS.find(({ slug }) => slug === params.slug);
	if (!ruling) error(404, 'There is no ruling of that name.');
	const { question, verdict, edition } = ruling;
	return picture({
		kind: 'A ruling',
		title: question,
		answer: verdict,
		from: EDITION_NAMES[edition]
	});
};
