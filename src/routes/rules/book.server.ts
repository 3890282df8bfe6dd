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
	placedIn,
	placeOf,
	RULE_IDS_IN,
	ruleIn,
	standingFor,
	type RuleId
} from '#lib/rules/index.ts';
import { linked } from '#lib/rules/linked.ts';
import { outlineIn, outlineOf, type Outline, type Placed } from '#lib/rules/outline.ts';
import { READINGS, readingsOf, type Reading } from '#lib/rules/readings.ts';
import type {
	ChapterAbout,
	ChapterName,
	ChapterView,
	Differing,
	ListedChapter,
	RuleView
} from '#lib/ui/rulebook/book.ts';
import { STATUS_WORDS } from '#lib/ui/rules/status.ts';
import { ruleRef, toldRule } from '#lib/ui/rules/told.ts';
import { EDITION_PLACES } from '#lib/wording/editions.ts';
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
export const contents = (edition: EditionId): readonly ListedChapter[] =>
	BOOKS[edition].chapters.map((chapter) => {
		const { headings, placed, written } = outlineFor(BOOKS[edition], chapter);
		const changed = placed.filter(({ id }) => betweenStates(edition, id).length > 0).length;
		return { ...chapter, headings, written, changed };
	});

/** A chapter by its name in addresses; null where there is none. */
export function chapterView(edition: EditionId, slug: string): ChapterView | null {
	const book = BOOKS[edition];
	const chapter = chapterIn(book, slug);
	if (chapter === null) return null;
	const at = book.chapters.indexOf(chapter);
	const [before, after] = [book.chapters[at - 1], book.chapters[at + 1]];
	const { headings, placed, written } = outlineFor(book, chapter);
	const rules = placed.map((one) => ruleView(edition, one));
	const other = OTHER_STATE[edition];
	return {
		...nameOf(chapter),
		edition,
		file: chapter.file,
		about: { ...ABOUT[edition](chapter), quotedAs: book.quotedAs },
		headings,
		written,
		rules,
		changed: rules
			.filter(({ id }) => betweenStates(edition, id).length > 0)
			.map(({ id, title }) => ({ id, title })),
		instead: insteadIn(edition),
		alsoIn: other !== null && chapterIn(BOOKS[other], chapter.slug) ? other : null,
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
		position:
			position === null ? null : { slug: position, title: titleOf(textOf(position), position) },
		leaning: {
			rulings: rulings.length,
			cards: cards.length,
			scenarios: scenarios.length
		}
	};
}

/** What other editions say instead of a rule, and how it stands in the other state of its own rulebook. */
function differsFrom(edition: EditionId, id: RuleId): readonly Differing[] {
	const since = betweenStates(edition, id);
	const against = differingFrom(id).filter(
		(other) => ruleIn(other, edition) === null && !tells(since, other)
	);
	return [...since, ...against.map((other) => differing(other, homeOf(other), matterOf(id)))];
}

/** What another edition says, in the words of a rule of its own. */
function differing(
	id: RuleId,
	edition: EditionId,
	matter: Differing['matter'] = null,
	says?: string
): Differing {
	const { text, ...rule } = toldRule(id, edition);
	return { head: EDITION_PLACES[edition], text: says ?? text, matter, rules: [rule] };
}

const tells = (told: readonly Differing[], id: RuleId): boolean =>
	told.some(({ rules }) => rules.some((rule) => rule.id === id));

/** The same rulebook at its other date. */
const OTHER_STATE: Readonly<Record<EditionId, '2023' | '2024' | null>> = {
	'2023': '2024',
	'2024': '2023',
	original: null
};

/** What parts the two states of the rulebook, in print and online, on a rule of one of them. */
function betweenStates(edition: EditionId, id: RuleId): readonly Differing[] {
	const other = OTHER_STATE[edition];
	if (other === null) return [];
	const matters = DIFFERENCES.filter(
		(one) => one['2024'].length > 0 && one[edition].some((at) => at === id)
	).map((one): Differing => {
		const rules = one[other].filter((rule) => rule !== id).map((rule) => ruleRef(rule, other));
		return { head: one.title, text: one.says, matter: one.id, rules };
	});
	const told = matters.length > 0 ? matters : restated(id, edition, other);
	// What was added online stands below a rule of 2023.
	const added = placedIn(other, id).filter((at) => at !== id && !tells(told, at));
	return [...told, ...added.map((at) => differing(at, other))];
}

/** A rule that the other state has in other words, settles, leaves open, or has not. */
function restated(id: RuleId, edition: EditionId, other: EditionId): readonly Differing[] {
	const [here, there] = [ruleIn(id, edition), ruleIn(id, other)];
	if (there === null)
		return [
			{
				head: EDITION_PLACES[other],
				text: 'The rulebook has no such rule.',
				matter: null,
				rules: []
			}
		];
	if (here?.text !== there.text) return [differing(id, other)];
	if (here.status === there.status) return [];
	const { remark, means } = STATUS_WORDS[there.status];
	return [differing(id, other, null, remark ?? means)];
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
function matterOf(id: RuleId): Differing['matter'] {
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
