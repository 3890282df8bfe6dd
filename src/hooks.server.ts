import type { Handle } from '@sveltejs/kit/hooks';

/** What is fetched before a page asks for it: its scripts and styles, and the letters that are seen first. */
const FIRST_LETTERS = /(?:grenze-gotisch|faustina-latin-wght)[^/]*\.woff2$/u;

/** Says in each page, as it is built, what is to be fetched at once. */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, {
		preload: ({ type, path }) =>
			type === 'js' || type === 'css' || (type === 'font' && FIRST_LETTERS.test(path))
	});
