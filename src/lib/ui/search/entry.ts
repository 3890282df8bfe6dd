import * as v from 'valibot';

/** What can be found. */
export const FOUND_KINDS = [
	'ruling',
	'rule',
	'term',
	'chapter',
	'card',
	'scenario',
	'difference',
	'page'
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** What each kind is called beside a hit. */
export const KIND_WORDS: Readonly<Record<FoundKind, string>> = {
	ruling: 'Ruling',
	rule: 'Rule',
	term: 'Word',
	chapter: 'Chapter',
	card: 'Card',
	scenario: 'Scenario',
	difference: 'Difference',
	page: 'Page'
};

/** A thing of the site that can be found: what it is found by, what is shown of it, and where it lies. */
export const SearchEntry = v.object({
	kind: v.picklist(FOUND_KINDS),
	title: v.string(),
	/** What else it is called. */
	names: v.array(v.string()),
	/** Other ways in which players ask what it answers; not shown. */
	asked: v.pipe(v.array(v.string()), v.readonly()),
	text: v.string(),
	/** Where it stands: a section and page, a topic, a kind of card. */
	place: v.string(),
	/** What it is about, by name; not shown. */
	about: v.array(v.string()),
	/** Its address below the site's. */
	path: v.string()
});
export type SearchEntry = Readonly<v.InferOutput<typeof SearchEntry>>;

export const SearchEntries = v.array(SearchEntry);
