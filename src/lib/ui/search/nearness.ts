import { fits } from './fit.ts';
import type { Searcher } from './indexed.ts';
import type { Asked } from './synonyms.ts';

/** How near a card is that is spoken of, and how much nearer or less near what else is for being about it or not. */
const SPOKEN_OF = 0.7;
const ABOUT_IT = 1.3;
const NOT_ABOUT_IT = 0.8;

/** How near each entry comes to what is asked: one about a card that is spoken of nearer, any other less near. */
export function fitsOf(
	searcher: Searcher,
	asked: readonly Asked[],
	wanted: readonly string[]
): ReadonlyMap<number, number> {
	const parts = [...asked, ...wanted.map(asPart)];
	const near = fits(searcher.phrasings, parts);
	const spoken = spokenOf(
		searcher,
		asked.flatMap(({ terms }) => terms)
	);
	if (spoken.length === 0) return near;
	const titles = spoken.map((id) => searcher.entries[id]?.title);
	const isAbout = (id: number): boolean =>
		searcher.entries[id]?.about.some((name) => titles.includes(name)) === true;
	return new Map([
		...[...near].map(
			([id, fit]) => [id, Math.min(1, fit * (isAbout(id) ? ABOUT_IT : NOT_ABOUT_IT))] as const
		),
		...spoken.map((id) => [id, SPOKEN_OF] as const)
	]);
}

/** The cards that a question speaks of by a name of several words that is no word of the game. */
function spokenOf({ entries, calls }: Searcher, terms: readonly string[]): readonly number[] {
	const said = ` ${terms.join(' ')} `;
	const words = new Set(
		entries.flatMap(({ kind }, id) =>
			kind === 'term' ? (calls[id]?.terms ?? []).map((name) => name.join(' ')) : []
		)
	);
	return entries.flatMap(({ kind }, id) =>
		kind === 'card' &&
		calls[id]?.terms.some((name) => {
			const called = name.join(' ');
			return name.length > 1 && !words.has(called) && said.includes(` ${called} `);
		})
			? [id]
			: []
	);
}

const asPart = (term: string): Asked => ({ terms: [term], forms: [], others: [] });
