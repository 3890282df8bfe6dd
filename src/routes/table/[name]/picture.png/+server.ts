import { error } from '@sveltejs/kit';
import { EDITION_NAMES } from '#lib/wording/editions.ts';
import { picture } from '../../../picture.server.ts';
import { curated, curatedNames } from '../../curated.server.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';

export const entries: EntryGenerator = () => curatedNames().map((name) => ({ name }));

/** A curated dispute as a picture. */
export const GET: RequestHandler = ({ params }) => {
	const told = curated(params.name) ?? error(404, 'There is no scenario of that name.');
	return picture({
		kind: 'A dispute, to be played step by step',
		title: told.report.title,
		answer: told.answer,
		from: EDITION_NAMES[told.edition]
	});
};
