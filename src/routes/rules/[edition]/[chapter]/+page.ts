import { rootOf } from '#lib/model/words.ts';
import type { PageLoad } from './$types';

/** The texts of each rulebook; a chapter need not bring along those of the others. */
const TEXTS = {
	'2023': () => import('#lib/ui/rulebook/texts/2023.ts'),
	original: () => import('#lib/ui/rulebook/texts/original.ts')
};

/** The text of the chapter, a later state's being that of the state before; null where it is not written yet. */
export const load: PageLoad = async ({ data }) => {
	const { edition, file } = data.view;
	const root = rootOf(edition);
	const { TEXTS: texts } = await TEXTS[root]();
	const text = texts[`/content/rulebook/${root}/${file}.svx`];
	return { ...data, text: text ? await text() : null };
};
