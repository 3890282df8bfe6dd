import { error } from '@sveltejs/kit';
import { DIFFERENCES } from '#lib/rules/differences.ts';
import { pictureAddress } from '../../picture.server.ts';
import { groupOf, matterNamed, rulingsOn, toldMatter } from '../matters.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => DIFFERENCES.map(({ id }) => ({ matter: id }));

const nameOf = (matter: (typeof DIFFERENCES)[number] | undefined) =>
	matter ? { id: matter.id, title: matter.title } : null;

export const load: PageServerLoad = ({ params }) => {
	const matter = matterNamed(params.matter);
	if (!matter) error(404, 'There is no matter of that name.');
	const at = DIFFERENCES.indexOf(matter);
	const { id, title } = groupOf(matter.id);
	return {
		matter: toldMatter(matter),
		rulings: rulingsOn(matter),
		group: { id, title },
		previous: nameOf(DIFFERENCES[at - 1]),
		next: nameOf(DIFFERENCES[at + 1]),
		picture: pictureAddress('')
	};
};
