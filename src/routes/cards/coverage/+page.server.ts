import { LIBRARY } from '#lib/cards/library.ts';
import type { OfficialCard } from '#lib/cards/official/official-card.ts';
import { bySet, counted, coverage, type CoveredCard } from '#lib/ui/cards/coverage.ts';
import { shown } from '../../scenes.server.ts';
import type { PageServerLoad } from './$types';

const nameOf = ({ name, variant }: OfficialCard): string =>
	variant === undefined ? name : `${name} (${variant})`;

const rowOf = ({ key, card, run, leftOut, unsaid, named }: CoveredCard) => ({
	key,
	name: nameOf(card),
	kind: card.kind,
	run,
	leftOut,
	unsaid: unsaid && { what: unsaid.what, beyond: unsaid.beyond === true },
	named,
	scenarios: LIBRARY.has(key) ? shown(key) : 0
});

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
		namedMissing: named.filter(({ run }) => run === 'not yet').map(({ card }) => nameOf(card)),
		sets: bySet(cards).map(({ set, name, cards: own }) => ({
			set,
			name,
			counted: counted(own),
			rows: own.map(rowOf)
		}))
	};
};
