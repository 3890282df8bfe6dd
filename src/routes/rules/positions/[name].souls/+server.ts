import { error } from '@sveltejs/kit';
import { positions } from '../../book.server.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';

export const entries: EntryGenerator = () => [...positions().keys()].map((name) => ({ name }));

/** The text of a position that the rulebook places, fetched when it is opened. */
export const GET: RequestHandler = ({ params }) => {
	const text = positions().get(params.name);
	if (text === undefined) error(404, 'There is no such position.');
	return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
