import { error } from '@sveltejs/kit';
import { scenarioSlugs, scenarioText } from '../../scenes.server.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';

const ENDING = '.souls';

export const entries: EntryGenerator = () =>
	scenarioSlugs.map((slug) => ({ path: `${slug}${ENDING}` }));

/** The text of a scenario that comes with the site, fetched when it is opened. */
export const GET: RequestHandler = ({ params: { path } }) => {
	const text = path.endsWith(ENDING) ? scenarioText(path.slice(0, -ENDING.length)) : undefined;
	if (text === undefined) error(404, 'There is no such scenario.');
	return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
