import { searchEntries } from './entries.server.ts';

export const prerender = true;
export const trailingSlash = 'never';

/** What the search looks through, fetched when it is first wanted. */
export const GET = (): Response => Response.json(searchEntries());
