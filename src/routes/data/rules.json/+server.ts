import { DATA } from '../data.server.ts';

export const prerender = true;
export const trailingSlash = 'never';

export const GET = (): Response => Response.json(DATA.rules());
