import { coverageData } from '../../coverage.server.ts';

export const prerender = true;
export const trailingSlash = 'never';

/** Every rule of the online rulebook with all that leans on it. */
export const GET = (): Response => Response.json(coverageData('2024'));
