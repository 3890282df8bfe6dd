import { error } from '@sveltejs/kit';
import { LIBRARY } from '#lib/cards/library.ts';
import {
	bySet,
	counted,
	coverage,
	officialName,
	type CoveredCard
} from '#lib/ui/cards/coverage.ts';
import { shown } from '../../../scenes.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => bySet(coverage()).map(({ set }) => ({ set }));

const rowOf = ({ key, card, run, leftOut, unsaid, named }: CoveredCard) => ({
	key,
	name: officialName(card),
	kind: card.kind,
	run,
	leftOut,
	unsaid: unsaid && { what: unsaid.what, beyond: unsaid.beyond === true },
	named,
	scenarios: LIBRARY.has(key) ? shown(key) : 0
});

/** How much of every card of a set the judge runs. */
export const load: PageServerLoad = ({ params }) => {
	const sets = bySet(coverage());
	const at = sets.findIndex(({ set }) => set === params.set);
	const found = sets[at];
	if (!found) error(404, 'There is no set of that name.');
	const [previous, next] = [sets[at - 1], sets[at + 1]];
	return {
		name: found.name,
		counted: counted(found.cards),
		rows: found.cards.map(rowOf),
		previous: previous ? { set: previous.set, name: previous.name } : null,
		next: next ? { set: next.set, name: next.name } : null
	};
};
