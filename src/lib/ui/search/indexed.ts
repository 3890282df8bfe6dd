import MiniSearch from 'minisearch';
import type { SearchEntry } from './entry.ts';
import { phrasingsOf, type Phrasings } from './fit.ts';
import { callsOf, type Calls } from './named.ts';
import { termsOf } from './terms.ts';
import { vocabularyOf, type Vocabulary } from './vocabulary.ts';

/** Everything that can be found, ready to be asked. */
export interface Searcher {
	readonly entries: readonly SearchEntry[];
	readonly calls: readonly Calls[];
	readonly index: MiniSearch;
	readonly phrasings: Phrasings;
	readonly vocabulary: Vocabulary;
	/** The terms in which rules are said and asked. */
	readonly ruleWords: ReadonlySet<string>;
}

const FIELDS = {
	title: 4,
	names: 4,
	asked: 0.4,
	text: 1,
	about: 1.2,
	place: 0.6
};

/** As many entries as are made ready at a time, so that nobody waits for it. */
const AT_A_TIME = 40;

/** Makes entries ready to be asked, all at once. */
export function searcherOf(entries: readonly SearchEntry[]): Searcher {
	const { index, terms } = emptyIndex();
	index.addAll(documentsOf(entries));
	return { ...aboutOf(entries), index, vocabulary: vocabularyOf(terms) };
}

/** Makes entries ready to be asked, a few at a time: what else the browser has to do comes in between. */
export async function searcherInTime(entries: readonly SearchEntry[]): Promise<Searcher> {
	const { index, terms } = emptyIndex();
	await index.addAllAsync(documentsOf(entries), { chunkSize: AT_A_TIME });
	return { ...aboutOf(entries), index, vocabulary: vocabularyOf(terms) };
}

const aboutOf = (
	entries: readonly SearchEntry[]
): Pick<Searcher, 'entries' | 'calls' | 'phrasings' | 'ruleWords'> => ({
	entries,
	ruleWords: new Set(entries.filter(isOfRules).flatMap(wordsOf)),
	calls: entries.map(callsOf),
	phrasings: phrasingsOf(entries)
});

const isOfRules = ({ kind }: SearchEntry): boolean =>
	kind === 'rule' || kind === 'term' || kind === 'chapter';
const wordsOf = ({ title, asked, text }: SearchEntry): readonly string[] =>
	termsOf([title, ...asked, text].join(' '));

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
	entries.map(({ title, names, asked, text, about, place }, id) => ({
		id,
		title,
		names: names.join(' '),
		asked: asked.join(' '),
		text,
		about: about.join(' '),
		place
	}));
