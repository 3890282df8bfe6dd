import { error } from '@sveltejs/kit';
import { MATTER_GROUPS } from '#lib/rules/compared.ts';
import { partedOn } from '#lib/rules/differences.ts';
import { matterNamed } from '../../matters.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => MATTER_GROUPS.map(({ id }) => ({ part: id }));

const nameOf = (group: (typeof MATTER_GROUPS)[number] | undefined) =>
	group ? { id: group.id, title: group.title } : null;

export const load: PageServerLoad = ({ params }) => {
	const at = MATTER_GROUPS.findIndex(({ id }) => id === params.part);
	const group = MATTER_GROUPS[at];
	if (!group) error(404, 'There is no part of a game of that name.');
	return {
		title: group.title,
		matters: group.matters.flatMap((one) => {
			const matter = matterNamed(one);
			if (!matter) return [];
			const { id, title, says } = matter;
			return [{ id, title, says, editions: partedOn(matter) }];
		}),
		previous: nameOf(MATTER_GROUPS[at - 1]),
		next: nameOf(MATTER_GROUPS[at + 1])
	};
};
