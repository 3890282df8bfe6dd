import MiniSearch, { type Query } from 'minisearch';
import type { FoundKind, SearchEntry } from './entry.ts';
import { excerpt, marked, type MarkedPiece } from './marked.ts';
import { MOST_HITS } from './most-hits.ts';
import { callsOf, NAMED, namedBy, nameIn, type Calls } from './named.ts';
import { explained, isQuestion, weighty } from './question.ts';
import { askedIn, isSaid, type Asked } from './synonyms.ts';
import { termsOf } from './terms.ts';
import { apart, meantBy, vocabularyOf, type Meant, type Vocabulary } from './vocabulary.ts';

/** What was found: the entry, its title and the line of its text with the words that were looked for marked. */
export interface Hit {
	readonly entry: SearchEntry;
	readonly title: readonly MarkedPiece[];
	readonly text: readonly MarkedPiece[];
}

/** Everything that can be found, ready to be asked. */
export interface Searcher {
	readonly entries: readonly SearchEntry[];
	readonly calls: readonly Calls[];
	readonly index: MiniSearch;
	readonly vocabulary: Vocabulary;
}

/** What may stand before everything else, and how many of it. */
const FIRST = {
	disputes: { kinds: ['ruling'], most: 4 },
	rules: { kinds: ['rule', 'term', 'chapter'], most: 2 }
} as const satisfies Readonly<Record<string, { kinds: readonly FoundKind[]; most: number }>>;
/** What stands before everything else, however well it fits beside that. */
export type ComesFirst = keyof typeof FIRST;

/** How much a kind weighs beside the others, and where a question is asked. */
const WEIGHTS: Readonly<Record<FoundKind, readonly [usual: number, asked: number]>> = {
	ruling: [0.8, 4],
	rule: [0.8, 1],
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
const SYNONYM_FIELDS = { title: 1.5, names: 1.5, text: 1, about: 0.5, place: 0.6 };
/** The part of what is asked that an entry must have to be an answer. */
const ENOUGH = 0.5;

const FIELDS = { title: 4, names: 4, text: 1, about: 1.2, place: 0.6 };

/** As many entries as are made ready at a time, so that nobody waits for it. */
const AT_A_TIME = 40;

/** Makes entries ready to be asked, all at once. */
export function searcherOf(entries: readonly SearchEntry[]): Searcher {
	const { index, terms } = emptyIndex();
	index.addAll(documentsOf(entries));
	return { entries, calls: entries.map(callsOf), index, vocabulary: vocabularyOf(terms) };
}

/** Makes entries ready to be asked, a few at a time: what else the browser has to do comes in between. */
export async function searcherInTime(entries: readonly SearchEntry[]): Promise<Searcher> {
	const { index, terms } = emptyIndex();
	await index.addAllAsync(documentsOf(entries), { chunkSize: AT_A_TIME });
	return { entries, calls: entries.map(callsOf), index, vocabulary: vocabularyOf(terms) };
}

/** An index with the terms that will have stood in what is added to it. */
function emptyIndex(): { readonly index: MiniSearch; readonly terms: ReadonlyMap<string, number> } {
	const terms = new Map<string, number>();
	const index = new MiniSearch({
		fields: Object.keys(FIELDS),
		tokenize: (text) => {
			const found = termsOf(text);
			for (const term of found) terms.set(term, (terms.get(term) ?? 0) + 1);
			return found;
		},
		processTerm: (term) => term,
		searchOptions: { boost: FIELDS, tokenize: (text) => text.split(' ') }
	});
	return { index, terms };
}

const documentsOf = (entries: readonly SearchEntry[]): Readonly<Record<string, unknown>>[] =>
	entries.map(({ kind, title, names, text, about, place }, id) => ({
		id,
		title,
		// Whole questions: their single words tell nothing of a rule.
		names: kind === 'rule' ? '' : names.join(' '),
		text,
		about: about.join(' '),
		place
	}));

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
	readonly terms: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
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
		if (share >= ENOUGH) ranked.set(id, { id, named: 0, score: score * share ** 3, terms });
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
	const asked = isQuestion(query);
	const name = nameIn(
		query,
		typed.map(({ terms }) => terms)
	);
	const found = matches(searcher, parts, meant);
	const ranked = searcher.entries.flatMap(({ kind, path }, id): readonly Ranked[] => {
		const named = NAMED.indexOf(namedBy(name, kind, searcher.calls[id] ?? UNCALLED));
		const match = found.get(id);
		if (!match && named === NAMED.indexOf('not')) return [];
		const weight = WEIGHTS[kind][asked ? 1 : 0] * editionWeight(path, query);
		const score = (match?.score ?? 0) * weight;
		return [{ id, named, score, terms: match?.terms ?? NONE }];
	});
	ranked.sort((a, b) => a.named - b.named || b.score - a.score || a.id - b.id);
	const shown = first === null ? ranked : withFirst(searcher, ranked, first);
	return shown.slice(0, MOST_HITS).flatMap(({ id, terms }) => {
		const entry = searcher.entries[id];
		if (!entry) return [];
		const { title, text } = entry;
		return [{ entry, title: marked(title, terms), text: marked(excerpt(text, terms), terms) }];
	});
}

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
