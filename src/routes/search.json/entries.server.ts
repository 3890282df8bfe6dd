import { ROOT_EDITIONS } from '#lib/model/words.ts';
import { ASKED } from '#lib/rules/asked.ts';
import { GLOSSARY, TERM_IDS } from '#lib/rules/2023/glossary.ts';
import { BOOKS } from '#lib/rules/book.ts';
import { MATTER_GROUPS } from '#lib/rules/compared.ts';
import { DIFFERENCES } from '#lib/rules/differences.ts';
import { chapterNameOf, homeOf, placeOf, RULE_IDS, RULES } from '#lib/rules/index.ts';
import { VARIANT_IDS, variant } from '#lib/rules/variants.ts';
import { allEntries } from '#lib/ui/cards/entry.ts';
import { PUZZLES } from '#lib/ui/puzzles/puzzles.ts';
import type { SearchEntry } from '#lib/ui/search/entry.ts';
import { cardName } from '#lib/wording/index.ts';
import { contents } from '../rules/book.server.ts';
import { RULINGS } from '../rulings/rulings.server.ts';
import { curated, curatedNames } from '../table/curated.server.ts';

const rulings = (): readonly SearchEntry[] =>
	RULINGS.map(({ slug, question, asked, verdict, topics, status, cards }) => ({
		kind: 'ruling',
		title: question,
		names: [],
		asked,
		text: verdict,
		place: [topics[0] ?? '', ...(status === 'settled' ? [] : [status])].join(', '),
		about: [...new Set(cards.map(cardName)), ...topics.slice(1)],
		path: `rulings/${slug}/`
	}));

/** Every rule once, in the rulebook that is its home. */
const rules = (): readonly SearchEntry[] =>
	RULE_IDS.map((id) => ({
		kind: 'rule',
		title: RULES[id].title,
		names: [],
		asked: ASKED[id] ?? [],
		text: RULES[id].text,
		// What the rulebook does not say stands beside what it does, and says so.
		place: RULES[id].status === 'settled' ? placeOf(id) : `${placeOf(id)} · our reading`,
		about: [id],
		path: `rules/${homeOf(id)}/${chapterNameOf(id)}/#${id}`
	}));

const terms = (): readonly SearchEntry[] =>
	TERM_IDS.map((id) => {
		const [title, ...names] = GLOSSARY[id].words;
		return {
			kind: 'term',
			title,
			names,
			asked: [],
			text: GLOSSARY[id].text,
			place: 'Key terms',
			about: [],
			path: `rules/2023/key-terms/#term.${id}`
		};
	});

/** The chapters of both rulebooks, and the headings of those that are written. */
const chapters = (): readonly SearchEntry[] =>
	ROOT_EDITIONS.map((root) => BOOKS[root]).flatMap(({ edition, brief }) =>
		contents(edition).flatMap(({ number, slug, title, page, headings, written }) => [
			{
				kind: 'chapter',
				title: number === null ? title : `${number} ${title}`,
				names: number === null ? [] : [number, title],
				asked: [],
				text: '',
				place: page === null ? brief : `p. ${page}`,
				about: [],
				path: `rules/${edition}/${slug}/`
			} satisfies SearchEntry,
			...(written ? headings : []).map((heading): SearchEntry => ({
				kind: 'chapter',
				title: heading.title,
				names: heading.section === null || number === null ? [] : heading.title.split(/ (.*)/u, 2),
				asked: [],
				text: '',
				place: number === null ? `${brief}, ${title}` : `${number} ${title}`,
				about: [],
				path: `rules/${edition}/${slug}/#${heading.id}`
			}))
		])
	);

/** What a card with a number before its name is called without it, unless another is called so. */
function unnumbered(title: string, all: readonly string[]): readonly string[] {
	const name = title.replace(/^(?:[IVX]+|O)\. /u, '');
	return all.includes(name) ? [] : [name];
}

const cards = (): readonly SearchEntry[] => {
	const entries = allEntries();
	const titles = entries.map(({ title }) => title);
	return entries.map(({ key, title, nicknames, kind, lines, hp, evasion, attack }) => ({
		kind: 'card',
		title,
		names: [...nicknames, ...unnumbered(title, titles)],
		asked: [],
		text: [
			...lines,
			...(hp === null || evasion === null
				? []
				: [`${String(hp)} HP, evasion ${String(evasion)}, attack ${String(attack)}.`])
		].join(' '),
		place: kind,
		about: [],
		path: `cards/${key}/`
	}));
};

const scenarios = (): readonly SearchEntry[] =>
	curatedNames().flatMap((name) => {
		const found = curated(name);
		if (!found) return [];
		const { title, board } = found.report;
		return [
			{
				kind: 'scenario',
				title,
				names: [],
				asked: [],
				text: found.preview,
				place: 'Played through',
				about: [...board],
				path: `table/${name}/`
			}
		];
	});

/** Pages that somebody looks for by what they do. */
const pages = (): readonly SearchEntry[] => [
	{
		kind: 'page',
		title: 'Set up a game',
		names: ['setup', 'set up', 'deck builder', 'deck ratios'],
		asked: [],
		text: 'Players, variants, decks that add up kind by kind, and the start at the table.',
		place: 'Step by step',
		about: VARIANT_IDS.map((id) => variant(id).title),
		path: 'setup/'
	},
	{
		kind: 'page',
		title: 'The online rules of 2024',
		names: ['2024', 'online rulebook', 'changed in 2024', 'new in 2024', 'changed online'],
		asked: [],
		text: 'The rulebook as it stood online in November 2024, with every rule that has changed since 2023 marked.',
		place: 'Rulebook',
		about: ['changed', 'differences', 'what is new'],
		path: 'rules/2024/'
	},
	{
		kind: 'page',
		title: 'The rulebooks side by side',
		names: [
			'compare',
			'differences',
			'what differs',
			'editions',
			'2023 or original',
			'2023 or 2024'
		],
		asked: [],
		text: 'Every matter on which the rules of 2023 and those of 2024 or the original ones differ, with a position played under both.',
		place: 'Three editions',
		about: [],
		path: 'compare/'
	},
	{
		kind: 'page',
		title: 'What changed',
		names: ['changes', 'changelog', 'what changed', 'version of the judge'],
		asked: [],
		text: 'Each version of the judge, with every table of which something else comes, and why.',
		place: 'Versions',
		about: [],
		path: 'changes/'
	},
	{
		kind: 'page',
		title: 'Sources',
		names: ['sources', 'errata', 'foursouls.com', 'official faq'],
		asked: [],
		text: 'The documents that the judge follows, and the official answers and corrections that are not among them.',
		place: 'Documents',
		about: [],
		path: 'sources/'
	}
];

/** The matters on which the rulebooks differ. */
const matters = (): readonly SearchEntry[] =>
	MATTER_GROUPS.flatMap((group) =>
		DIFFERENCES.filter(({ id }) => group.matters.includes(id)).map((matter) => ({
			kind: 'difference',
			title: matter.title,
			names: [],
			asked: [],
			text: matter.says,
			place: `Side by side, ${group.title}`,
			about: ['compare', 'differences', 'editions', ...(matter['2024'].length > 0 ? ['2024'] : [])],
			path: `compare/${matter.id}/`
		}))
	);

/** The puzzles, by the page that lists them. */
const puzzles = (): readonly SearchEntry[] => [
	{
		kind: 'page',
		title: 'Puzzles',
		names: ['puzzle', 'riddle', 'find the move', 'quiz', 'training'],
		asked: [],
		text: 'Small positions with exactly one way out. Find it; every wrong try is answered on the board.',
		place: `${String(PUZZLES.length)} positions`,
		about: [],
		path: 'puzzles/'
	}
];

/** Everything of the site that can be found. */
export const searchEntries = (): readonly SearchEntry[] => [
	...rulings(),
	...rules(),
	...terms(),
	...chapters(),
	...cards(),
	...scenarios(),
	...pages(),
	...matters(),
	...puzzles()
];
