import { RULE_IDS_2023, RULES_2023 } from '#lib/rules/2023/index.ts';
import { RULES, placeOf, type RuleId } from '#lib/rules/index.ts';
import { linked } from '#lib/rules/linked.ts';
import { outlineOf, type Outline } from '#lib/rules/outline.ts';
import { READINGS } from '#lib/rules/readings.ts';
import {
	CHAPTER_NUMBERS,
	chapterOf,
	CHAPTERS,
	inOrder,
	SECTIONS,
	type Chapter
} from '#lib/rules/sections.ts';
import { positionName } from '#lib/ui/position/address.ts';
import type { ChapterName, ChapterView, RuleView, Some } from '#lib/ui/rulebook/book.ts';
import { titleOf } from '#lib/ui/table/read-scenario.ts';
import { scenarioText } from '../scenes.server.ts';
import { leaningOn } from './leaning.server.ts';

const texts = import.meta.glob<string>('/content/rulebook/2023/*.svx', {
	query: '?raw',
	import: 'default',
	eager: true
});

/** The links of a kind that stand under a rule; the rest is on the page of all of them. */
const MOST = 6;

const someOf = <T>(all: readonly T[], most = MOST): Some<T> => ({
	some: all.slice(0, most),
	count: all.length
});

/** What the text of a chapter holds; where it is not written yet its rules, in the order of their sections. */
function outlineFor(chapter: Chapter): Outline & { readonly written: boolean } {
	const text = texts[`/content/rulebook/2023/${fileOf(chapter)}.svx`];
	if (text !== undefined) return { ...outlineOf(text), written: true };
	const placed = RULE_IDS_2023.filter((id) => chapterOf(RULES_2023[id].section) === chapter)
		.sort((a, b) => inOrder(RULES_2023[a].section, RULES_2023[b].section))
		.map((id) => ({ id, position: null }));
	return { headings: [], placed, faults: [], written: false };
}

/** "08-attacking" */
export const fileOf = (chapter: Chapter): string =>
	`${chapter.padStart(2, '0')}-${CHAPTERS[chapter]}`;

const nameOf = (number: Chapter): ChapterName => {
	const [title, page] = SECTIONS[number];
	return { number, slug: CHAPTERS[number], title, page };
};

/** Every chapter with its headings, for the contents. */
export const contents = (): readonly (ChapterName & Pick<ChapterView, 'headings' | 'written'>)[] =>
	CHAPTER_NUMBERS.map((number) => {
		const { headings, written } = outlineFor(number);
		return { ...nameOf(number), headings, written };
	});

/** A chapter by its name in addresses; null where there is none. */
export function chapterView(slug: string): ChapterView | null {
	const at = CHAPTER_NUMBERS.findIndex((number) => CHAPTERS[number] === slug);
	const number = CHAPTER_NUMBERS[at];
	if (number === undefined) return null;
	const [before, after] = [CHAPTER_NUMBERS[at - 1], CHAPTER_NUMBERS[at + 1]];
	const { headings, placed, written } = outlineFor(number);
	return {
		...nameOf(number),
		headings,
		written,
		rules: placed.map(({ id, position }) => ruleView(id, position)),
		previous: before === undefined ? null : nameOf(before),
		next: after === undefined ? null : nameOf(after)
	};
}

function ruleView(id: RuleId, position: string | null): RuleView {
	const { text, status, kind } = RULES[id];
	const { rulings, cards, scenarios } = leaningOn(id);
	return {
		id,
		pieces: linked(text),
		place: placeOf(id),
		status,
		kind,
		readings: Object.entries(READINGS)
			.filter(([, { near }]) => near === id)
			.map(([name, { question, values }]) => ({ id: name, question, values })),
		position:
			position === null ? null : { slug: position, title: titleOf(textOf(position), position) },
		leaning: {
			rulings: someOf(rulings.map(({ slug, question }) => ({ slug, question }))),
			cards: someOf(cards, 2 * MOST),
			scenarios: someOf(scenarios)
		}
	};
}

/** The text of a scenario that a chapter places. */
function textOf(slug: string): string {
	const text = scenarioText(slug);
	if (text === undefined)
		throw new Error(`A chapter places ${slug}, but there is no such scenario.`);
	return text;
}

/** Every scenario that a chapter places, by its name in addresses. */
export const positions = (): ReadonlyMap<string, string> =>
	new Map(
		CHAPTER_NUMBERS.flatMap((chapter) => outlineFor(chapter).placed).flatMap(({ position }) =>
			position === null ? [] : [[positionName(position), textOf(position)]]
		)
	);
