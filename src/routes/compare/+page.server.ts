import { MATTER_GROUPS } from '#lib/rules/compared.ts';
import { DIFFERENCES, partedOn } from '#lib/rules/differences.ts';
import { cardsApart, countsAlone, openApart } from './others.server.ts';
import { matterNamed } from './matters.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = () => ({
	count: DIFFERENCES.length,
	groups: MATTER_GROUPS.map(({ id, title, matters }) => ({
		id,
		title,
		matters: matters.flatMap((one) => {
			const matter = matterNamed(one);
			return matter ? [{ id: matter.id, title: matter.title, other: partedOn(matter)[1] }] : [];
		})
	})),
	cards: cardsApart().length,
	open: openApart().reduce((sum, { all }) => sum + all.length, 0),
	alone: countsAlone()
});
