import { iconOf } from '#lib/ui/pictures/icon.ts';
import type { RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';

/** The icon as a drawing. */
export const GET: RequestHandler = () =>
	new Response(iconOf('rounded'), { headers: { 'content-type': 'image/svg+xml' } });
