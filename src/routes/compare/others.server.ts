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

/** How many rules each edition has alone. */
export const countsAlone = (): readonly { readonly edition: EditionId; readonly count: number }[] =>
	EDITIONS.map((edition) => ({ edition, count: onlyIn(edition, BESIDE[edition]).length }));
