import { OTHERWISE } from '#lib/cards/otherwise.ts';
import { MATTER_GROUPS, WITHOUT_POSITION } from '#lib/rules/compared.ts';
import {
	DIFFERENCES,
	onlyIn,
	openInOne,
	partedOn,
	rulesOfMatter,
	type Difference
} from '#lib/rules/differences.ts';
import type { EditionId } from '#lib/model/words.ts';
import { chapterIn, BOOKS } from '#lib/rules/book.ts';
import { chapterNameOf } from '#lib/rules/index.ts';
import { parse } from '#lib/scenario/index.ts';
import { cardRef } from '#lib/ui/cards/card-ref.ts';
import { editionsOf } from '#lib/ui/cards/face.ts';
import type { ToldCard, ToldDifference, ToldOnly } from '#lib/ui/compare/told-difference.ts';
import { shownDifference } from '#lib/ui/compare/shown.ts';
import { overTimeView, type OverTimeView } from '#lib/ui/editions/over-time.ts';
import { toldRule, type ToldRule } from '#lib/ui/rules/told.ts';
import { scenarioText } from '../scenes.server.ts';
import type { PageServerLoad } from './$types';

/** The rules of a matter in one of the two editions that differ on it. */
const rulesIn = (matter: Difference, side: 0 | 1): readonly ToldRule[] => {
	const edition = partedOn(matter)[side];
	return rulesOfMatter(matter, edition).map((id) => toldRule(id, edition));
};

/** What becomes of a position from edition to edition. */
function overTimeOf(text: string): OverTimeView | null {
	const parsed = parse(text);
	return parsed.ok ? overTimeView(parsed.scenario) : null;
}

/** Each matter with its rules and the position that shows it. */
const matters = (): ReadonlyMap<string, ToldDifference> =>
	new Map(
		DIFFERENCES.map((matter) => {
			const text = scenarioText(`compare/${matter.id}`);
			return [
				matter.id,
				{
					id: matter.id,
					title: matter.title,
					says: matter.says,
					editions: partedOn(matter),
					rules: [rulesIn(matter, 0), rulesIn(matter, 1)],
					shown: text === undefined ? null : shownDifference(matter, text),
					overTime: text === undefined ? null : overTimeOf(text),
					why: WITHOUT_POSITION[matter.id] ?? null
				}
			];
		})
	);

/** The cards with other words in each edition, by name. */
const cards = (): readonly ToldCard[] =>
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

/** The editions that have something of which another knows nothing. */
const ALONE = [
	['2023', 'original'],
	['2024', '2023'],
	['original', '2023']
] as const satisfies readonly (readonly [of: EditionId, not: EditionId])[];

/** What only one of two editions has, by the chapters of its rulebook. */
const only = (): readonly ToldOnly[] =>
	ALONE.map(([edition, other]) => ({
		edition,
		chapters: BOOKS[edition].chapters.flatMap(({ slug, number, title }) => {
			const rules = onlyIn(edition, other).filter((id) => chapterNameOf(id, edition) === slug);
			if (rules.length === 0 || chapterIn(BOOKS[edition], slug) === null) return [];
			return [
				{
					title: number === null ? title : `${number} ${title}`,
					rules: rules.map((id) => toldRule(id, edition))
				}
			];
		})
	}));

export const load: PageServerLoad = () => {
	const all = matters();
	return {
		count: all.size,
		groups: MATTER_GROUPS.map(({ id, title, matters: ids }) => ({
			id,
			title,
			matters: ids.flatMap((one) => all.get(one) ?? [])
		})),
		open: (['original', '2024'] as const).map((other) => ({
			editions: ['2023', other] as const,
			all: openInOne('2023', other).map(({ id }) => ({
				id,
				rules: [toldRule(id, '2023'), toldRule(id, other)] as const
			}))
		})),
		cards: cards(),
		only: only()
	};
};
