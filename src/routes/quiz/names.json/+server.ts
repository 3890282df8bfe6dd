import { questionNames } from '../questions.server.ts';
import type { RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';

/** Every question in a line: what a page of one needs to go on to the next. */
export const GET: RequestHandler = () => Response.json(questionNames());
