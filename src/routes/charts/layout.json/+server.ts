import { layoutOf } from '../charts.server.ts';

export const prerender = true;
export const trailingSlash = 'never';

/** The drawings of the charts of this edition, for the table. */
export const GET = async (): Promise<Response> => Response.json(await layoutOf('2023'));
