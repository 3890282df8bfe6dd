import { CARD_KINDS } from '../../cards/card.ts';
import { CATEGORIES, SETS } from '../../cards/official/official-card.ts';
import { plain } from '../../scenario/parse/span.ts';
import { termsOf } from '../search/terms.ts';
import { meantBy, vocabularyOf } from '../search/vocabulary.ts';
import type { CardEntry } from './card-entry.ts';
import { bestFit, soughtAs, wantedBy, type Sought, type Wanted } from './fit.ts';
import { ALL_SUBJECTS } from './tags.ts';

/** What is asked of the list of cards; an empty text asks nothing. */
export interface Query {
	/** A name, a nickname, or words of what the card says. */
	readonly q: string;
	readonly kind: string;
	readonly set: string;
	readonly category: string;
	readonly trigger: string;
	readonly mentions: string;
	/** It has a ↷ ability, a $ ability. */
	readonly tap: boolean;
	readonly paid: boolean;
}

export const ANY: Query = {
	q: '',
	kind: '',
	set: '',
	category: '',
	trigger: '',
	mentions: '',
	tap: false,
	paid: false
};

const TEXTS = ['q', 'kind', 'set', 'category', 'trigger', 'mentions'] as const;
const SWITCHES = ['tap', 'paid'] as const;

/** What an address asks; what it says of anything else is left alone. */
export function queryIn(params: URLSearchParams): Query {
	const texts = TEXTS.map((name) => [name, params.get(name) ?? ''] as const);
	const switches = SWITCHES.map((name) => [name, params.has(name)] as const);
	return { ...ANY, ...Object.fromEntries(texts), ...Object.fromEntries(switches) };
}

/** The part of an address that asks this; empty where nothing is asked. */
export function paramsOf(query: Query): URLSearchParams {
	const params = new URLSearchParams();
	for (const name of TEXTS) if (query[name].trim() !== '') params.set(name, query[name].trim());
	for (const name of SWITCHES) if (query[name]) params.set(name, '1');
	return params;
}

/** How many of the filters are set, the search apart. */
export const filtersIn = (query: Query): number =>
	[...paramsOf(query).keys()].filter((name) => name !== 'q').length;

const has = (all: readonly string[], wanted: string): boolean =>
	wanted === '' || all.includes(wanted);

const passes = (entry: CardEntry, query: Query): boolean =>
	has([entry.kind], query.kind) &&
	has(entry.sets, query.set) &&
	has(entry.categories, query.category) &&
	has(entry.triggers, query.trigger) &&
	has(entry.mentions, query.mentions) &&
	(!query.tap || entry.tap) &&
	(!query.paid || entry.paid);

/** A name that fits stands before words that are found in the lines. */
const IN_LINES = 5;

/** A card with its names and its words made ready to be looked for. */
export interface Findable extends CardEntry {
	readonly names: readonly Sought[];
	readonly said: string;
}

export const findable = (entry: CardEntry): Findable => ({
	...entry,
	names: [entry.title, ...entry.nicknames].map(soughtAs),
	said: plain(entry.lines.join('\n'))
});

function rank({ names, said }: Findable, wanted: Wanted, words: readonly string[]): number | null {
	const name = bestFit(names, wanted);
	if (name !== null) return name;
	return words.every((word) => said.includes(word)) ? IN_LINES : null;
}

/** The cards that answer to a query, the best fit first. */
export function find(entries: readonly Findable[], query: Query): readonly Findable[] {
	const fitting = entries.filter((entry) => passes(entry, query));
	if (query.q.trim() === '') return fitting;
	const wanted = wantedBy(query.q);
	const words = plain(query.q).split(/\s+/u);
	return fitting
		.flatMap((entry) => {
			const how = rank(entry, wanted, words);
			return how === null ? [] : [{ entry, how }];
		})
		.sort((a, b) => a.how - b.how)
		.map(({ entry }) => entry);
}

/** The cards whose name is nearest to a query that nothing answers to, by letters left out, added or mistaken. */
export function near(entries: readonly CardEntry[], query: Query): readonly CardEntry[] {
	const called = entries
		.filter((entry) => passes(entry, query))
		.map((entry) => ({
			entry,
			names: [entry.title, ...entry.nicknames].map((name) => termsOf(name))
		}));
	const often = new Map<string, number>();
	for (const term of called.flatMap(({ names }) => names.flat()))
		often.set(term, (often.get(term) ?? 0) + 1);
	const vocabulary = vocabularyOf(often);
	const typed = termsOf(query.q).map((term) => meantBy(term, vocabulary));
	if (typed.length === 0) return [];
	return called
		.filter(({ names }) =>
			names.some((name) =>
				typed.every(({ terms, how }) =>
					how === 'slip'
						? terms.some((term) => name.includes(term))
						: name.some((term) => term.startsWith(terms[0]))
				)
			)
		)
		.map(({ entry }) => entry);
}

/** What can be chosen of each filter: only what some card answers to. */
export interface Choices {
	readonly kind: readonly string[];
	readonly set: readonly string[];
	readonly category: readonly string[];
	readonly trigger: readonly string[];
	readonly mentions: readonly string[];
}

/** The choices that some of the cards answer to. */
export function choicesOf(entries: readonly CardEntry[]): Choices {
	const used = <T extends string>(all: readonly T[], of: (entry: CardEntry) => readonly T[]): T[] =>
		all.filter((one) => entries.some((entry) => of(entry).includes(one)));
	const triggers = new Set(entries.flatMap((entry) => entry.triggers));
	return {
		kind: used(CARD_KINDS, ({ kind }) => [kind]),
		set: used(Object.keys(SETS), ({ sets }) => sets),
		category: used(CATEGORIES, ({ categories }) => categories),
		trigger: [...triggers].sort(),
		mentions: used(ALL_SUBJECTS, ({ mentions }) => mentions)
	};
}
