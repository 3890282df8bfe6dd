import { SETS } from '#lib/cards/official/official-card.ts';
import { allEntries } from '#lib/ui/cards/entry.ts';
import { choicesOf } from '#lib/ui/cards/find.ts';
import type { PageServerLoad } from './$types';

/** Every card of the library, and what the list of them can be asked. */
export const load: PageServerLoad = () => {
	const entries = allEntries();
	return { entries, choices: choicesOf(entries), sets: SETS };
};
