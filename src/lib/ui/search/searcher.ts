import type { Query } from 'minisearch';
import type { FoundKind, SearchEntry } from './entry.ts';
import type { Searcher } from './indexed.ts';
import { excerpt, marked, type MarkedPiece } from './marked.ts';
import { MOST_HITS } from './most-hits.ts';
import { NAMED, namedBy, nameIn, type Calls, type Named } from './named.ts';
import { fitsOf } from './nearness.ts';
import { explained, isQuestion, weighty } from './question.ts';
import { askedIn, isSaid, type Asked } from './synonyms.ts';
import { termsOf } from './terms.ts';
import { apart, meantBy, type Meant, type Vocabulary } from './vocabulary.ts';

/** What was found: the entry, its title and the line of its text with the words that were looked for marked. */
export interface Hit {
	readonly entry: SearchEntry;
	readonly title: readonly MarkedPiece[];
	readonly text: readonly MarkedPiece[];
	/** How near what was asked is to a question that it answers, from 0 to 1; 1 where it was named. */
	readonly fit: number;
}

/** What may stand before everything else, and how many of it. */
const FIRST = {
	disputes: { kinds: ['ruling'], most: 4 }
} as const satisfies Readonly<Record<string, { kinds: readonly FoundKind[]; most: number }>>;
/** What stands before everything else where no question is asked, however well it fits beside that. */
export type ComesFirst = keyof typeof FIRST;

/** How much a kind weighs beside the others, and where a question is asked. */
const WEIGHTS: Readonly<Record<FoundKind, readonly [usual: number, asked: number]>> = {
	ruling: [0.8, 1],
	rule: [0.65, 1],
	term: [2.5, 1],
	chapter: [1, 0.6],
	card: [1.15, 0.8],
	scenario: [0.5, 1.5],
	difference: [0.4, 0.4],
	page: [1.5, 1]
};

/** What the rulebooks of other editions weigh beside that of 2023, unless they are asked for. */
const OTHER_EDITION = 0.4;
/** The other editions, by the address of their rulebook and by the words that ask for them. */
const OTHERS = [
	{ path: 'rules/2024/', asks: /\b(?:2024|online)\b/iu },
	{ path: 'rules/original/', asks: /\boriginal\b/iu }
] as const;
const editionWeight = (path: string, query: string): number =>
	OTHERS.some((other) => path.startsWith(other.path) && !other.asks.test(query))
		? OTHER_EDITION
		: 1;

/** What another word for it counts beside the word itself, and where: a name is more than its words. */
const SYNONYM = 0.8;
const SYNONYM_FIELDS = { title: 1.5, names: 1.5, asked: 0.5, text: 1, about: 0.5, place: 0.6 };
/** The part of what is asked that an entry must have to be an answer. */
const ENOUGH = 0.5;

/** What it counts that a question is near to one that is answered, beside the words that are found. */
const NEARNESS = 300;
const NEARER = 1.5;
/** How much nearer what was ruled counts, with its verdict and a position to play, than a rule. */
const RULED = 1.15;
/** How near a question must be for that alone to be an answer. */
const NEAR = 0.4;

/** What is looked up for a part of a query: the words that were meant, and each way to say it otherwise. */
function queriesFor(
	{ terms, forms, others }: Asked,
	meant: ReadonlyMap<string, Meant>
): readonly Query[] {
	const typed: Query = {
		combineWith: 'AND',
		queries: terms.map((term) => ({
			combineWith: 'OR',
			queries: [...(meant.get(term)?.terms ?? [term])],
			// One letter begins too many words to mean one of them.
			prefix: meant.get(term)?.how !== 'slip' && term.length > 1
		}))
	};
	return [
		typed,
		...forms.map((form): Query => ({ combineWith: 'AND', queries: form.split(' ') })),
		...others.map((other): Query => ({
			combineWith: 'AND',
			queries: other.split(' '),
			boost: SYNONYM_FIELDS,
			boostTerm: () => SYNONYM
		}))
	];
}

/** How well each entry has a part of a query: as well as it has the best of all that may be said for it. */
function bestFor({ index }: Searcher, queries: readonly Query[]): ReadonlyMap<number, Found> {
	const best = new Map<number, Found>();
	for (const query of queries)
		for (const { id, score, terms } of index.search(query)) {
			const known = best.get(Number(id));
			best.set(Number(id), {
				score: Math.max(score, known?.score ?? 0),
				terms: [...terms, ...(known?.terms ?? [])]
			});
		}
	return best;
}

interface Found {
	readonly score: number;
	readonly terms: readonly string[];
}

interface Ranked {
	readonly id: number;
	readonly named: number;
	readonly score: number;
	readonly fit: number;
	readonly terms: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
const NO_FIT: ReadonlyMap<number, number> = new Map();
/** How an entry is named by nothing, and the least that names the whole of it. */
const UNNAMED = NAMED.indexOf('not');
const WHOLE = NAMED.indexOf('as a card');
/** How near a question must be to be the same, and what it is then as good as. */
const SAME = 0.97;
const SAID = NAMED.indexOf('by its words');
const UNCALLED: Calls = { letters: [], terms: [] };

/** How much of what is asked each entry has: the part, the score and the terms of it that were found. */
function matches(
	searcher: Searcher,
	parts: readonly Asked[],
	meant: ReadonlyMap<string, Meant>
): ReadonlyMap<number, Ranked> {
	const found = new Map<number, { had: number; score: number; terms: Set<string> }>();
	for (const part of parts)
		for (const [at, { score, terms }] of bestFor(searcher, queriesFor(part, meant))) {
			const one = found.get(at) ?? { had: 0, score: 0, terms: new Set<string>() };
			one.had += 1;
			one.score += score;
			for (const term of terms) one.terms.add(term);
			found.set(at, one);
		}
	const ranked = new Map<number, Ranked>();
	for (const [id, { had, score, terms }] of found) {
		const share = had / parts.length;
		if (share >= ENOUGH) ranked.set(id, { id, named: 0, score: score * share ** 3, fit: 0, terms });
	}
	return ranked;
}

/** What each word of a query may stand for. */
const meantIn = (query: string, vocabulary: Vocabulary): readonly Meant[] =>
	weighty(termsOf(query))
		.flatMap((term) => (isSaid(term) ? [term] : apart(term, vocabulary)))
		.map((term) =>
			isSaid(term) ? { terms: [term], how: 'beginning' } : meantBy(term, vocabulary)
		);

/** The thing that a query asks to be explained, where something is called so; else the query. */
function askedFor({ entries, calls, vocabulary }: Searcher, query: string): string {
	const thing = explained(query);
	if (thing === null) return query;
	const name = nameIn(
		thing,
		meantIn(thing, vocabulary).map(({ terms }) => terms)
	);
	const isCalledSo = entries.some(
		({ kind }, at) =>
			kind !== 'rule' &&
			['exactly', 'by its words'].includes(namedBy(name, kind, calls[at] ?? UNCALLED))
	);
	return isCalledSo ? thing : query;
}

/**
 * What answers to a query, the best first: what is called so, what is called something that begins
 * so, then by how much of the query it has; rulings first where the query is a question. What is asked
 * to be explained is looked for by its name.
 * @param first of what the best stand before everything else; null where nothing does.
 */
export function search(
	searcher: Searcher,
	said: string,
	first: ComesFirst | null = null
): readonly Hit[] {
	const query = askedFor(searcher, said);
	const typed = meantIn(query, searcher.vocabulary);
	const meant = new Map(typed.map((one) => [one.terms[0], one]));
	const parts = askedIn(typed.map(({ terms }) => terms[0]));
	if (parts.length === 0) return [];
	const asked = isQuestion(said);
	const name = nameIn(
		query,
		typed.map(({ terms }) => terms)
	);
	/** A whole question is no name, though it has the words of one. */
	const isWhole = asked && query === said;
	const found = matches(searcher, parts, meant);
	const fit = asked ? fitsOf(searcher, said, parts) : NO_FIT;
	const ranked = searcher.entries.flatMap(({ kind, path }, id): readonly Ranked[] => {
		const near = fit.get(id) ?? 0;
		const called = calledBy(namedBy(name, kind, searcher.calls[id] ?? UNCALLED), isWhole);
		const named = near >= SAME ? Math.min(called, SAID) : called;
		const match = found.get(id);
		if (!match && near < NEAR && named === UNNAMED) return [];
		const score =
			(match?.score ?? 0) * WEIGHTS[kind][asked ? 1 : 0] +
			NEARNESS * near ** NEARER * (kind === 'ruling' ? RULED : 1);
		return [
			{
				id,
				named,
				score: score * editionWeight(path, query),
				fit: named <= WHOLE ? 1 : near,
				terms: match?.terms ?? NONE
			}
		];
	});
	ranked.sort((a, b) => a.named - b.named || b.score - a.score || a.id - b.id);
	const shown =
		asked || first === null ? cardFirst(searcher, ranked) : withFirst(searcher, ranked, first);
	return shown.slice(0, MOST_HITS).flatMap(({ id, fit: nearness, terms }) => {
		const entry = searcher.entries[id];
		if (!entry) return [];
		const { title, text } = entry;
		return [
			{
				entry,
				title: marked(title, terms),
				text: marked(excerpt(text, terms), terms),
				fit: nearness
			}
		];
	});
}

/** Where a card is named, what was ruled on it follows it. */
function cardFirst({ entries }: Searcher, ranked: readonly Ranked[]): readonly Ranked[] {
	const [best, ...others] = ranked;
	const card = entries[best?.id ?? -1];
	if (!best || best.named > WHOLE || card?.kind !== 'card') return ranked;
	const isOfCard = ({ id }: Ranked): boolean =>
		entries[id]?.kind === 'ruling' && entries[id].about.includes(card.title);
	return [best, ...others.filter(isOfCard), ...others.filter((one) => !isOfCard(one))];
}

/** How well a name counts: in a whole question only where it is all of it. */
const calledBy = (named: Named, isWhole: boolean): number => {
	const at = NAMED.indexOf(named);
	return isWhole && at > WHOLE ? UNNAMED : at;
};

function withFirst(
	searcher: Searcher,
	ranked: readonly Ranked[],
	first: ComesFirst
): readonly Ranked[] {
	const { kinds, most } = FIRST[first];
	const best = ranked
		.filter(({ id }) => kinds.some((kind) => kind === searcher.entries[id]?.kind))
		.slice(0, most);
	return [...best, ...ranked.filter((one) => !best.includes(one))];
}
