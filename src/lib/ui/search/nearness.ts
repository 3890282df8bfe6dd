import { fits } from './fit.ts';
import type { Searcher } from './indexed.ts';
import { wantedBy } from './question.ts';
import type { Asked } from './synonyms.ts';
import { termsOf } from './terms.ts';

/** How near a card is that is spoken of, and how much nearer or less near what else is for being about it or not. */
const SPOKEN_OF = 0.7;
const ABOUT_IT = 1.3;
const NOT_ABOUT_IT = 0.8;
/** How near a card is whose name is one word: nearer than what is not near enough to be an answer, and no more. */
const IN_A_WORD = 0.5;

/**
 * How near each entry comes to what is asked: one about a card that is spoken of nearer, any other less near.
 * @param question as it was typed: a word is a name by its capital.
 */
export function fitsOf(
	searcher: Searcher,
	question: string,
	asked: readonly Asked[]
): ReadonlyMap<number, number> {
	const parts = [...asked, ...wantedBy(question).map(asPart)];
	const near = fits(searcher.phrasings, parts);
	const terms = asked.flatMap((part) => part.terms);
	const spoken = spokenOf(searcher, terms);
	if (spoken.length === 0) {
		const named = inAWord(searcher, terms, capitals(question));
		return new Map([...named.map((id) => [id, IN_A_WORD] as const), ...near]);
	}
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

/** The cards that a question speaks of by one word: no rule has it, or it is written as a name is. */
function inAWord(
	{ entries, calls, ruleWords }: Searcher,
	terms: readonly string[],
	written: ReadonlySet<string>
): readonly number[] {
	const names = new Set(terms.filter((term) => !ruleWords.has(term) || written.has(term)));
	return entries.flatMap(({ kind }, id) =>
		kind === 'card' &&
		calls[id]?.terms.some(
			([word, ...more]) => word !== undefined && more.length === 0 && names.has(word)
		)
			? [id]
			: []
	);
}

/** The words that are written as names are: with a capital within a sentence, or with a number ("d6"). */
const capitals = (question: string): ReadonlySet<string> =>
	new Set(
		termsOf([...question.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}’']+|\b\p{L}+\d+\b/gu)].join(' '))
	);

const asPart = (term: string): Asked => ({ terms: [term], forms: [], others: [] });
