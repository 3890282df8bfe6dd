import { rootOf, type EditionId } from '#lib/model/words.ts';
import {
	BOOKS,
	chapterIn,
	rulesOfChapter,
	type BookChapter,
	type RuleBook
} from '#lib/rules/book.ts';
import { hearsayOf } from '#lib/rules/hearsay.ts';
import { DIFFERENCES } from '#lib/rules/differences.ts';
import {
	differingFrom,
	homeOf,
	placeOf,
	RULE_IDS_IN,
	ruleIn,
	standingFor,
	type RuleId
} from '#lib/rules/index.ts';
import { linked } from '#lib/rules/linked.ts';
import { outlineIn, outlineOf, type Outline, type Placed } from '#lib/rules/outline.ts';
import { READINGS, readingsOf, type Reading } from '#lib/rules/readings.ts';
import type { ChapterAbout, ChapterName, ChapterView, RuleView } from '#lib/ui/rulebook/book.ts';
import { toldRule, type ToldRule } from '#lib/ui/rules/told.ts';
import { readingAnswer } from '#lib/wording/readings.ts';
import { titleOf } from '#lib/ui/table/state/read-scenario.ts';
import { scenarioText } from '../scenes.server.ts';
import { leaningOn } from './leaning.server.ts';

const texts = import.meta.glob<string>('/content/rulebook/*/*.svx', {
	query: '?raw',
	import: 'default',
	eager: true
});

/** What the text of a chapter holds; where it is not written yet its rules. */
function outlineFor(book: RuleBook, chapter: BookChapter): Outline & { readonly written: boolean } {
	const root = rootOf(book.edition);
	const text = texts[`/content/rulebook/${root}/${chapter.file}.svx`];
	if (text !== undefined) {
		const outline = outlineOf(BOOKS[root], text);
		return { ...(root === book.edition ? outline : outlineIn(book, outline)), written: true };
	}
	const placed = rulesOfChapter(book, chapter).map((id) => ({ id, at: id, position: null }));
	return { headings: [], placed, faults: [], written: false };
}

const nameOf = ({ number, slug, title }: BookChapter): ChapterName => ({
	name: number === null ? title : `${number} ${title}`,
	slug
});

/** What the pages of a rulebook say of themselves. */
const ABOUT: Readonly<Record<EditionId, (chapter: BookChapter) => Omit<ChapterAbout, 'quotedAs'>>> =
	{
		'2023': ({ number, title, page }) => ({
			rules: 'The 2023 rules',
			contents: 'rules/',
			description: `${title}: chapter ${number ?? ''} of the Four Souls rules of 2023 in plain words, each rule with a position to play through.`,
			source: `after the Extended Rulebook of 26 May 2023, p. ${String(page)}`
		}),
		'2024': ({ title, isStandIn }) => ({
			rules: 'The online rules',
			contents: 'rules/2024/',
			description: `${title}: a chapter of the Four Souls rulebook as it stood online in November 2024, in plain words, with what differs from the rules of 2023.`,
			source: isStandIn
				? 'after the Extended Rulebook of 26 May 2023, which stands in: this chapter could not be had as it stood online'
				: 'after the online rulebook as captured on 2 November 2024'
		}),
		original: ({ title }) => ({
			rules: 'The original rules',
			contents: 'rules/original/',
			description: `${title}: a chapter of the original Four Souls rules in plain words, with what differs from the rules of 2023.`,
			source: 'after the original comprehensive ruleset and its official FAQ'
		})
	};

/** Every chapter of a rulebook with its headings, for the contents. */
export const contents = (
	edition: EditionId
): readonly (BookChapter & Pick<ChapterView, 'headings' | 'written'>)[] =>
	BOOKS[edition].chapters.map((chapter) => {
		const { headings, written } = outlineFor(BOOKS[edition], chapter);
		return { ...chapter, headings, written };
	});

/** A chapter by its name in addresses; null where there is none. */
export function chapterView(edition: EditionId, slug: string): ChapterView | null {
	const book = BOOKS[edition];
	const chapter = chapterIn(book, slug);
	if (chapter === null) return null;
	const at = book.chapters.indexOf(chapter);
	const [before, after] = [book.chapters[at - 1], book.chapters[at + 1]];
	const { headings, placed, written } = outlineFor(book, chapter);
	return {
		...nameOf(chapter),
		edition,
		file: chapter.file,
		about: { ...ABOUT[edition](chapter), quotedAs: book.quotedAs },
		headings,
		written,
		rules: placed.map((one) => ruleView(edition, one)),
		instead: insteadIn(edition),
		previous: before === undefined ? null : nameOf(before),
		next: after === undefined ? null : nameOf(after)
	};
}

function ruleView(edition: EditionId, { id, at, position: placed }: Placed): RuleView {
	const rule = ruleIn(id, edition);
	if (rule === null) throw new Error(`The rule ${id} does not hold in the edition ${edition}.`);
	const { title, text, status, kind } = rule;
	const { rulings, cards, scenarios } = leaningOn(id, edition);
	const position = positionOf(edition, id, placed);
	return {
		id,
		at,
		title,
		pieces: BOOKS[edition].hasGlossary ? linked(text) : [{ text, term: null }],
		place: placeOf(id, edition),
		status,
		kind,
		readings: readingsOf(edition).flatMap((name) => {
			const { near, question, values }: Reading = READINGS[name];
			const answers = values.map((value) => readingAnswer(name, value));
			return near === id ? [{ id: name, question, answers }] : [];
		}),
		differs: differsFrom(edition, id),
		hearsay: hearsayIn(edition, id),
		matter: ruleDifferenceOf(id),
		position:
			position === null ? null : { slug: position, title: titleOf(textOf(position), position) },
		leaning: {
			rulings: rulings.length,
			cards: cards.length,
			scenarios: scenarios.length
		}
	};
}

/**
 * What other editions say instead of a rule: those that stand against it, and the rule itself where the
 * state before has it in other words.
 */
function differsFrom(edition: EditionId, id: RuleId): readonly ToldRule[] {
	const against = differingFrom(id)
		.filter((other) => ruleIn(other, edition) === null)
		.map((other) => toldRule(other, homeOf(other)));
	const [now, before] = [ruleIn(id, edition), ruleIn(id, rootOf(edition))];
	const isSame = before === null || (now?.text === before.text && now.status === before.status);
	return isSame ? against : [toldRule(id, rootOf(edition)), ...against];
}

/** What is told of a rule of the online rulebook since it was captured. */
function hearsayIn(edition: EditionId, id: RuleId): string | null {
	const told = hearsayOf(id, edition);
	return (
		told && `Told since November 2024, and no part of these rules: ${told.says} From ${told.from}.`
	);
}

/** The rules that a text may name and that an edition has another for, each with that. */
const insteadIn = (edition: EditionId): ChapterView['instead'] =>
	Object.fromEntries(
		RULE_IDS_IN[rootOf(edition)].flatMap((id) => {
			const [other] = standingFor(id, edition);
			return other === undefined || other === id ? [] : [[id, other]];
		})
	);

/** The matter of `/compare` that a rule belongs to, the first of several. */
function ruleDifferenceOf(id: RuleId): RuleView['matter'] {
	const found = DIFFERENCES.find((one) =>
		[...one['2023'], ...one['2024'], ...one.original].some((other) => other === id)
	);
	return found?.id ?? null;
}

/** The position under a rule: the one its chapter places, else the first scenario that cites it. */
const positionOf = (edition: EditionId, id: RuleId, placed: string | null): string | null =>
	placed ?? leaningOn(id, edition).scenarios[0]?.slug ?? null;

/** The text of a scenario that a chapter places. */
function textOf(slug: string): string {
	const text = scenarioText(slug);
	if (text === undefined)
		throw new Error(`A chapter places ${slug}, but there is no such scenario.`);
	return text;
}
