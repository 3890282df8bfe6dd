import { quizNames } from '../questions.server.ts';
import type { RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';

/** All that a day may ask in a line each: what a page of one needs to go on to the next. */
export const GET: RequestHandler = () => Response.json(quizNames());
