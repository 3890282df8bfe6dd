import { bySet, counted, coverage, officialName } from '#lib/ui/cards/coverage.ts';
import type { PageServerLoad } from './$types';

/** How much of every official card the judge runs. */
export const load: PageServerLoad = () => {
	const cards = coverage();
	const named = cards.filter((card) => card.named);
	const base = cards.filter(({ card }) => card.sets.includes('b2'));
	return {
		all: counted(cards),
		base: counted(base),
		named: counted(named),
		unsaid: cards.filter(({ unsaid }) => unsaid !== null).length,
		namedMissing: named
			.filter(({ run }) => run === 'not yet')
			.map(({ card }) => officialName(card)),
		sets: bySet(cards).map(({ set, name, cards: own }) => ({
			set,
			name,
			counted: counted(own)
		}))
	};
};
