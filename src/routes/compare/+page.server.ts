import { MATTER_GROUPS } from '#lib/rules/compared.ts';
import { DIFFERENCES } from '#lib/rules/differences.ts';
import { BESIDE_MATTERS, besideMatters } from './others.server.ts';
import { matterNamed } from './matters.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = () => ({
	count: DIFFERENCES.length,
	groups: MATTER_GROUPS.map(({ id, title, matters }) => ({
		id,
		title,
		matters: matters.flatMap((one) => {
			const matter = matterNamed(one);
			return matter ? [{ id: matter.id, title: matter.title }] : [];
		})
	})),
	beside: { ...BESIDE_MATTERS, all: besideMatters().map(({ id, title }) => ({ id, title })) }
});
