import type { SearchEntry } from './entry.ts';
import { wantedBy, weighty } from './question.ts';
import type { Asked } from './synonyms.ts';
import { termsOf } from './terms.ts';

/** One way to ask what an entry answers. */
interface Phrasing {
	readonly entry: number;
	readonly terms: readonly string[];
	/** The terms of the cards that its entry is about. */
	readonly cards: readonly string[];
	/** Whether it is the title of a rule: no question, and a word of it alone says little. */
	readonly isTitle: boolean;
}

/** All questions that rulings and rules answer, in all the ways in which they are known to be asked. */
export interface Phrasings {
	readonly all: readonly Phrasing[];
	/** In which of them each term stands. */
	readonly having: Places;
	/** In which entries each term stands, in whatever they say. */
	readonly saying: Places;
}

type Places = ReadonlyMap<string, readonly number[]>;

/** What another word for it counts beside the word itself. */
const OTHER_WORD = 0.75;
/** The shortest beginning that counts for a word, and what it counts. */
const BEGINNING = 4;
const BEGUN = 0.85;
/** A word that no question has tells as much as one that stands in so many of them. */
const UNKNOWN_AS = 4;
/** What a question about a card counts where nobody speaks of that card. */
const OTHER_CARD = 0.6;
/** How much what a question has besides harms: less than 1, as much more harm comes of what is asked and not in it. */
const BESIDES = 0.7;

/** What a title weighs at least. */
const FULL_TITLE = 8;
/** How much of it counts whether what is asked stands anywhere in the answer, not in its question. */
const ELSEWHERE = 0.3;

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

const cardsIn = ({ title, about }: SearchEntry): readonly string[] =>
	about.filter((name) => title.includes(name)).flatMap((name) => weighty(termsOf(name)));

/** The questions that entries answer: the titles of rulings and rules, and how they are asked besides. */
export function phrasingsOf(entries: readonly SearchEntry[]): Phrasings {
	const all = entries.flatMap((entry, at): readonly Phrasing[] => {
		if (!isAsked(entry)) return [];
		const cards = cardsIn(entry);
		return [entry.title, ...entry.asked].map((words) => ({
			entry: at,
			terms: [...new Set([...weighty(termsOf(words)), ...wantedBy(words)])],
			cards,
			isTitle: entry.kind === 'rule' && words === entry.title
		}));
	});
	return {
		all,
		having: placesOf(all.map(({ terms }) => terms)),
		saying: placesOf(
			entries.map((entry) =>
				isAsked(entry) ? termsOf([entry.title, ...entry.asked, entry.text].join(' ')) : []
			)
		)
	};
}

const isAsked = ({ kind }: SearchEntry): boolean => kind === 'ruling' || kind === 'rule';

function placesOf(all: readonly (readonly string[])[]): Places {
	const places = new Map<string, number[]>();
	for (const [at, terms] of all.entries())
		for (const term of new Set(terms)) {
			const known = places.get(term);
			if (known) known.push(at);
			else places.set(term, [at]);
		}
	return places;
}

/** Words that say little of what is asked, rare as they are. */
const LIGHT = new Set(
	termsOf(
		'during while happen thing work count mean just even really actually exactly possible want need go come know up out over back off into about between middle time per first some any all only always ever never now please use make say still way else many much like see put right'
	)
);
const LIGHTLY = 0.4;
/** What the kind of answer that is wanted counts beside a word. */
const WANTED = 0.8;

/** How much a term tells: the rarer, the more. */
const weightIn =
	({ all, having }: Phrasings) =>
	(term: string): number =>
		Math.log(1 + all.length / (having.get(term)?.length ?? UNKNOWN_AS)) *
		(LIGHT.has(term) ? LIGHTLY : 1) *
		(term.startsWith('?') ? WANTED : 1);

/** The terms of a question that stand for a part of what is asked, and how well they do. */
interface Stands {
	readonly much: number;
	readonly terms: readonly string[];
}

/**
 * How near each entry's nearest question is to what is asked in these parts: 1 where it is the same, 0 where
 * they share nothing.
 */
export function fits(phrasings: Phrasings, parts: readonly Asked[]): ReadonlyMap<number, number> {
	const { all, having, saying } = phrasings;
	const weightOf = weightIn(phrasings);
	const weigh = (terms: readonly string[]): number => sum(terms.map(weightOf));
	const spoken = new Set(parts.flatMap(({ terms }) => terms));
	const whole = weigh(parts.flatMap(({ terms }) => terms));
	/** How much of what is asked stands anywhere in an entry. */
	const said = new Map<number, number>();
	const shared = new Map<number, { asked: number; readonly had: Map<string, number> }>();
	for (const part of parts) {
		const weight = weigh(part.terms);
		for (const at of standing(saying, part).keys())
			said.set(at, (said.get(at) ?? 0) + weight / whole);
		for (const [at, { much, terms }] of standing(having, part)) {
			const one = shared.get(at) ?? { asked: 0, had: new Map<string, number>() };
			shared.set(at, one);
			one.asked += weight * much;
			for (const term of terms) one.had.set(term, Math.max(much, one.had.get(term) ?? 0));
		}
	}
	const fit = new Map<number, number>();
	for (const [at, { asked, had }] of shared) {
		const phrasing = all[at];
		if (!phrasing) continue;
		const { entry, terms, cards, isTitle } = phrasing;
		const most = Math.max(weigh(terms), isTitle ? FULL_TITLE : 0);
		const besides = sum([...had].map(([term, much]) => weightOf(term) * much)) / most;
		const own = asked / whole;
		const there = own + Math.max(0, (said.get(entry) ?? 0) - own) * ELSEWHERE;
		const isOther = cards.length > 0 && !cards.some((term) => spoken.has(term));
		const near = there * besides ** BESIDES * (isOther ? OTHER_CARD : 1);
		fit.set(entry, Math.max(near, fit.get(entry) ?? 0));
	}
	return fit;
}

/** The questions in which a part of what is asked stands, in the best of the ways to say it. */
function standing(having: Places, { terms, forms, others }: Asked): ReadonlyMap<number, Stands> {
	const best = new Map<number, Stands>();
	const take = (phrase: readonly string[], much: number): void => {
		for (const at of withAll(having, phrase))
			if (much > (best.get(at)?.much ?? 0)) best.set(at, { much, terms: phrase });
	};
	for (const term of terms.length === 1 ? terms : [])
		for (const word of begun(having, term)) take([word], BEGUN);
	take(terms, 1);
	for (const form of forms) take(form.split(' '), 1);
	for (const other of others) take(other.split(' '), OTHER_WORD);
	return best;
}

/** The words that a term is the beginning of. */
const begun = (having: Places, term: string): readonly string[] =>
	term.length < BEGINNING
		? []
		: [...having.keys()].filter((word) => word !== term && word.startsWith(term));

/** The questions in which all terms of a phrase stand. */
function withAll(having: Places, phrase: readonly string[]): readonly number[] {
	const [first = [], ...rest] = phrase.map((term) => having.get(term) ?? []);
	const others = rest.map((places) => new Set(places));
	return first.filter((at) => others.every((places) => places.has(at)));
}
