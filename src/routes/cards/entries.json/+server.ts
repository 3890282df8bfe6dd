import { allEntries } from '#lib/ui/cards/entry.ts';

export const prerender = true;
export const trailingSlash = 'never';

/** Every card with what the list shows of it and finds it by. */
export const GET = (): Response => Response.json(allEntries());
