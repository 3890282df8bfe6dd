import { SETS } from '#lib/cards/official/official-card.ts';
import { allEntries } from '#lib/ui/cards/entry.ts';
import { choicesOf } from '#lib/ui/cards/find.ts';
import type { PageServerLoad } from './$types';

/** As many as are seen before anybody scrolls far: the rest is named, and told in a file of its own. */
const FIRST = 36;

/** Every card of the library, and what the list of them can be asked. */
export const load: PageServerLoad = () => {
	const entries = allEntries();
	return {
		first: entries.slice(0, FIRST),
		rest: entries.slice(FIRST).map(({ key, title }) => ({ key, title })),
		choices: choicesOf(entries),
		sets: SETS
	};
};
