import { coverageData } from '../../coverage.server.ts';
import { OTHERS, otherOf } from '../editions.server.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';

export const entries: EntryGenerator = () => OTHERS.map((edition) => ({ edition }));

/** Every rule of another edition than the usual one, with all that leans on it. */
export const GET: RequestHandler = ({ params }) =>
	Response.json(coverageData(otherOf(params.edition)));
