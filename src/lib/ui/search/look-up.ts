import type { FoundKind } from './entry.ts';
import type { Hit } from './searcher.ts';

/** What stands before the title of what answers: never that it is the question itself. */
export const NEAREST: Readonly<Record<FoundKind, string>> = {
	ruling: 'The nearest question:',
	rule: 'The nearest rule:',
	term: 'The word:',
	card: 'The card:',
	chapter: 'The nearest chapter:',
	scenario: 'The nearest table:',
	difference: 'The nearest difference:',
	page: 'The nearest page:'
};

/** What a question comes to: what answers it, if anything does, and what is near it besides. */
export interface LookedUp {
	readonly best: Hit | null;
	readonly others: readonly Hit[];
}

/** As near as a question must be to one that is answered for that answer to stand as its own. */
const FITS = 0.48;
/** As near as it must be for its answer to be the answer, and not only that of the nearest question. */
const SURE = 0.75;

/** Whether a hit answers what was asked, rather than something near it. */
export const isSure = ({ fit }: Hit): boolean => fit >= SURE;

/** As much as stands beside an answer, and in its place. */
const BESIDE = 2;
const INSTEAD = 3;

/** What answers by itself: it has words that can stand as an answer. */
const isAnswer = ({ entry, fit }: Hit): boolean => fit >= FITS && entry.text !== '';

/**
 * What the hits of a question come to: the first answers where it fits; where it does not, what a card says that the
 * question speaks of; else nothing does.
 */
export function lookUp(hits: readonly Hit[]): LookedUp {
	const [first, ...others] = hits;
	const card = others.slice(0, BESIDE).find((hit) => hit.entry.kind === 'card' && isAnswer(hit));
	const best = first && isAnswer(first) ? first : (card ?? null);
	if (!best) return { best, others: hits.slice(0, INSTEAD) };
	return { best, others: hits.filter((hit) => hit !== best).slice(0, BESIDE) };
}
