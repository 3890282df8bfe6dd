import { OTHERWISE } from '#lib/cards/otherwise.ts';
import { EDITIONS, type EditionId } from '#lib/model/words.ts';
import { BOOKS } from '#lib/rules/book.ts';
import { onlyIn, openInOne } from '#lib/rules/differences.ts';
import { chapterNameOf } from '#lib/rules/index.ts';
import { parse } from '#lib/scenario/index.ts';
import { cardRef } from '#lib/ui/cards/card-ref.ts';
import { editionsOf } from '#lib/ui/cards/face.ts';
import type { ToldCard, ToldOnly, ToldOpen } from '#lib/ui/compare/told-difference.ts';
import { toldRule } from '#lib/ui/rules/told.ts';
import { EDITION_RULES } from '#lib/wording/editions.ts';
import { scenarioText } from '../scenes.server.ts';

/** The cards with other words in each edition, by name. */
export const cardsApart = (): readonly ToldCard[] =>
	Object.entries(OTHERWISE)
		.map(([key, { by, shown }]) => {
			const parsed = parse(scenarioText(shown) ?? '');
			if (!parsed.ok) throw new Error(`The scenario of ${key} cannot be read.`);
			return {
				...cardRef(key),
				editions: editionsOf(key),
				rule: by && toldRule(by, 'original'),
				shown: { slug: shown, title: parsed.scenario.title ?? shown }
			};
		})
		.sort((a, b) => a.title.localeCompare(b.title, 'en'));

/** The rules that 2023 and another edition share, and that one of the two leaves open. */
export const openApart = (): readonly ToldOpen[] =>
	(['original', '2024'] as const).map((other) => ({
		editions: ['2023', other],
		all: openInOne('2023', other).map(({ id }) => ({
			id,
			rules: [toldRule(id, '2023'), toldRule(id, other)]
		}))
	}));

/** The edition beside which another has something of its own. */
const BESIDE: Readonly<Record<EditionId, EditionId>> = {
	'2023': 'original',
	'2024': '2023',
	original: '2023'
};

/** What only one edition has, by the chapters of its rulebook. */
export const onlyOf = (edition: EditionId): ToldOnly => ({
	edition,
	beside: BESIDE[edition],
	chapters: BOOKS[edition].chapters.flatMap(({ slug, number, title }) => {
		const rules = onlyIn(edition, BESIDE[edition]).filter(
			(id) => chapterNameOf(id, edition) === slug
		);
		if (rules.length === 0) return [];
		return [
			{
				title: number === null ? title : `${number} ${title}`,
				rules: rules.map((id) => toldRule(id, edition))
			}
		];
	})
});

/** What the editions differ in beside the matters: where it stands, and how much of it there is. */
export interface Beside {
	/** Its name in addresses. */
	readonly id: string;
	readonly title: string;
	readonly says: string;
	readonly count: number;
}

export const BESIDE_MATTERS = { id: 'beside-these', title: 'Beside these' } as const;

export const besideMatters = (): readonly Beside[] => [
	{
		id: 'cards',
		title: 'Cards that act otherwise',
		says: 'These cards have other words under the original rules than under those of 2023.',
		count: Object.keys(OTHERWISE).length
	},
	{
		id: 'open-in-one',
		title: 'Settled by one, open in the other',
		says: 'Two rulebooks have the same rule here, and only one of them says so outright.',
		count: openApart().reduce((sum, { all }) => sum + all.length, 0)
	},
	...EDITIONS.map((edition) => ({
		id: `only-${edition}`,
		title: `Only in ${EDITION_RULES[edition]}`,
		says: `${capital(EDITION_RULES[BESIDE[edition]])} have nothing of the kind.`,
		count: onlyIn(edition, BESIDE[edition]).length
	}))
];

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
