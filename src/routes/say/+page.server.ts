import { EXAMPLES_READ, NAMES_READ, VERBS_READ } from './spoken-page.server.ts';
import type { PageServerLoad } from './$types';

/** The grammar as it is: everything here is read from the grammar itself as the site is built. */
export const load: PageServerLoad = () => ({
	examples: EXAMPLES_READ,
	verbs: VERBS_READ,
	names: NAMES_READ
});
