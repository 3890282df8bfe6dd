import { countedChapters } from '../../coverage.server.ts';
import { OTHERS, otherOf } from '../editions.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

/** What the page of each such edition says of itself. */
const PAGES = {
	'2024': { of: 'of the online rulebook', data: 'rules/2024/coverage.json' },
	original: { of: 'of the original edition', data: 'rules/original/coverage.json' }
} as const;

export const entries: EntryGenerator = () => OTHERS.map((edition) => ({ edition }));

export const load: PageServerLoad = ({ params }) => {
	const edition = otherOf(params.edition);
	return { edition, page: PAGES[edition], chapters: countedChapters(edition) };
};
