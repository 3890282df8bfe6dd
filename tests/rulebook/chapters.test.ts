/** The chapters of both rulebooks: every rule stands in one place, and a position beside it shows it. */
import { describe, expect, test } from 'vitest';
import { isTermId, GLOSSARY, TERM_IDS } from '#lib/rules/2023/glossary.ts';
import { RULE_IDS_2023, RULES_2023 } from '#lib/rules/2023/index.ts';
import { rootOf } from '#lib/model/words.ts';
import { BOOKS, rulesOfChapter, sectionIn } from '#lib/rules/book.ts';
import { termIn } from '#lib/rules/glossary.ts';
import {
	chapterNameOf,
	isRuleId,
	RULE_IDS_IN,
	ruleIn,
	standingFor,
	type RuleId
} from '#lib/rules/index.ts';
import { citedBy, citedIn, strayChapters, writtenChapters } from '../support/rulebook.ts';

/** Chapters whose text is still to be written, by name; the lists only ever get shorter. */
const NOT_WRITTEN = { '2023': [], '2024': [], original: [] } as const;

test('every mechanical rule of 2023 is cited by a scenario, and no guidance is', () => {
	const all = citedIn('2023');
	const { mechanical = [], guidance = [] } = Object.groupBy(
		RULE_IDS_2023,
		(id) => RULES_2023[id].kind
	);
	expect(mechanical.filter((id) => !all.has(id))).toEqual([]);
	expect(guidance.filter((id) => all.has(id))).toEqual([]);
});

test('every new mechanical rule of 2024 is cited by a scenario, and no guidance is', () => {
	const all = citedIn('2024');
	const { mechanical = [], guidance = [] } = Object.groupBy(
		RULE_IDS_IN['2024'].filter((id) => ruleIn(id, '2023') === null),
		(id) => ruleIn(id, '2024')?.kind ?? 'mechanical'
	);
	expect(mechanical.filter((id) => !all.has(id))).toEqual([]);
	expect(guidance.filter((id) => all.has(id))).toEqual([]);
});

test('every term of the glossary leads on to a rule, and no two share a word', () => {
	const words = TERM_IDS.flatMap((id) => GLOSSARY[id].words.map((word) => word.toLowerCase()));
	expect(new Set(words).size).toBe(words.length);
	for (const { edition, hasGlossary } of Object.values(BOOKS))
		for (const id of hasGlossary ? TERM_IDS : []) {
			const { text, rules } = termIn(id, edition);
			expect(text).toMatch(/[.]$/);
			expect(rules.length, id).toBeGreaterThan(0);
			for (const rule of rules) expect(ruleIn(rule, edition), `${id}: ${rule}`).not.toBeNull();
		}
});

describe.each(Object.values(BOOKS))('the rulebook of $edition', (book) => {
	const { edition } = book;
	const root = rootOf(edition);
	const written = writtenChapters(book);

	test('has every chapter written but those that are named here', () => {
		expect(strayChapters(book)).toEqual([]);
		const missing = book.chapters.filter(({ slug }) => !written.some((one) => one.slug === slug));
		expect(missing.map(({ slug }) => slug)).toEqual(NOT_WRITTEN[edition]);
	});

	test('has each section in one chapter, and the chapters in the order of the sections', () => {
		const chapters = [...new Set(book.sections.map(({ chapter }) => chapter))];
		expect(chapters).toEqual(book.chapters);
		expect(new Set(book.sections.map(({ id }) => id)).size).toBe(book.sections.length);
	});

	describe.each(written)('chapter $slug', ({ chapter, text, outline }) => {
		const rules = rulesOfChapter(book, chapter);
		const sectionOf = (id: RuleId) => ruleIn(id, edition)?.section;

		test('can be read', () => {
			expect(outline.faults).toEqual([]);
			const anchors = outline.headings.map(({ id }) => id);
			expect(new Set([...anchors, ...rules]).size).toBe(anchors.length + rules.length);
		});

		test('places each of its rules once, and no other', () => {
			const placed = outline.placed.map(({ id }) => id);
			expect([...placed].sort()).toEqual([...rules].sort());
		});

		test('has a heading for each section of the document that has rules, in its order', () => {
			const headings = outline.headings.flatMap(({ section }) => section ?? []);
			const own = book.sections.filter((one) => one.chapter === chapter && !one.isWholeChapter);
			const order = own.map(({ id }) => id);
			expect(headings).toEqual(order.filter((id) => headings.includes(id)));
			// What a later state has beside the sections of the one before stands in their chapters.
			const needed = order.filter(
				(section) =>
					sectionIn(BOOKS[root], section) && rules.some((id) => sectionOf(id) === section)
			);
			expect(needed.filter((section) => !headings.includes(section))).toEqual([]);
		});

		test('places positions by mechanical rules, and the judge cites the rule in each', () => {
			const faults = outline.placed.flatMap(({ id, position }) => {
				if (ruleIn(id, edition)?.kind === 'guidance')
					return position === null ? [] : [`${id} is guidance`];
				if (position === null)
					// The pages of the other editions take a scenario that cites the rule by themselves.
					return edition === '2023' ? [`${id} has no position`] : [];
				const cited = citedBy().get(position);
				if (cited?.edition !== root) return [`${id}: there is no scenario ${position}`];
				return cited.rules.has(id) ? [] : [`${position} does not cite ${id}`];
			});
			expect(faults).toEqual([]);
		});

		test('links to rules in the chapter they stand in, and to terms that are there', () => {
			for (const [tag] of text.matchAll(/<See\s[^>]*>/gu)) {
				const id = /id="([^"]*)"/u.exec(tag)?.[1] ?? '';
				const there = /chapter="([^"]*)"/u.exec(tag)?.[1] ?? chapter.slug;
				const [rule = id] = isRuleId(id) ? standingFor(id, edition) : [];
				expect(isRuleId(rule) ? chapterNameOf(rule, edition) : `no rule ${id}`, tag).toBe(there);
			}
			for (const [tag, id = ''] of text.matchAll(/<Term\s[^>]*id="([^"]*)"[^>]*>/gu))
				expect(isTermId(id), tag).toBe(book.hasGlossary);
		});
	});
});
