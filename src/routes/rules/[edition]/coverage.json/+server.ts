import { coverageData } from '../../coverage.server.ts';
import { OTHERS, otherOf } from '../editions.server.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';

export const entries: EntryGenerator = () => OTHERS.map((edition) => ({ edition }));

/** Where each rule is used, in the editions beside that of 2023. */
export const GET: RequestHandler = ({ params }) =>
	Response.json(coverageData(otherOf(params.edition)));
