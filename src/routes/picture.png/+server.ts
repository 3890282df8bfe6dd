import { picture } from '../picture.server.ts';

export const prerender = true;
export const trailingSlash = 'never';

/** What is seen of a link to the home page or to a table of one's own. */
export const GET = (): Response =>
	picture({
		kind: 'A rules judge for Four Souls',
		title: 'Who is right?',
		answer: 'Say what happened, and read what comes of it and which rule says so.',
		from: 'An unofficial fan tool'
	});
