import { coverageData } from '../coverage.server.ts';

export const prerender = true;
export const trailingSlash = 'never';

/** Where each rule of 2023 is used. */
export const GET = (): Response => Response.json(coverageData('2023'));
