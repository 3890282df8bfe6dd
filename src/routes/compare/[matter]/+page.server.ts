import { error } from '@sveltejs/kit';
import { DIFFERENCES } from '#lib/rules/differences.ts';
import type { OverTimeView } from '#lib/ui/editions/over-time.ts';
import { pictureAddress } from '../../picture.server.ts';
import { groupOf, matterNamed, rulingsOn, toldMatter } from '../matters.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => DIFFERENCES.map(({ id }) => ({ matter: id }));

const nameOf = (matter: (typeof DIFFERENCES)[number] | undefined) =>
	matter ? { id: matter.id, title: matter.title } : null;

/** A page does not lead to itself: where editions part over its own matter, that they do is enough. */
const notToItself = (view: OverTimeView, id: string): OverTimeView => ({
	...view,
	turns: view.turns.map((turn) =>
		turn.matter?.id === id ? { ...turn, says: turn.says.replace(/: $/u, ''), matter: null } : turn
	)
});

export const load: PageServerLoad = ({ params }) => {
	const matter = matterNamed(params.matter);
	if (!matter) error(404, 'There is no matter of that name.');
	const at = DIFFERENCES.indexOf(matter);
	const { id, title } = groupOf(matter.id);
	const told = toldMatter(matter);
	return {
		matter: told.overTime ? { ...told, overTime: notToItself(told.overTime, matter.id) } : told,
		rulings: rulingsOn(matter),
		group: { id, title },
		previous: nameOf(DIFFERENCES[at - 1]),
		next: nameOf(DIFFERENCES[at + 1]),
		picture: pictureAddress('')
	};
};
