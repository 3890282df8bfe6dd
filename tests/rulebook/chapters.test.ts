/** The chapters of both rulebooks: every rule stands in one place, and a position beside it shows it. */
import { describe, expect, test } from 'vitest';
import { isTermId, GLOSSARY, TERM_IDS } from '#lib/rules/2023/glossary.ts';
import { RULE_IDS_2023, RULES_2023 } from '#lib/rules/2023/index.ts';
import { BOOKS, rulesOfChapter } from '#lib/rules/book.ts';
import { chapterNameOf, isRuleId, ruleIn, type RuleId } from '#lib/rules/index.ts';
import { citedBy, citedIn, idsIn, strayChapters, writtenChapters } from '../support/rulebook.ts';

/** Chapters whose text is still to be written, by name; the lists only ever get shorter. */
const NOT_WRITTEN = { '2023': [], original: [] } as const;

/** Rules of 2023 that no step of a scenario cites yet; the list only ever gets shorter. */
const NOT_CITED = idsIn(`
	level.down note.kept

	purchase.declaration-looks roll.several roll.triggers loop.named win.changed
`);

test('every mechanical rule of 2023 is cited by a scenario but those that are named here', () => {
	const all = citedIn('2023');
	const { mechanical = [], guidance = [] } = Object.groupBy(
		RULE_IDS_2023,
		(id) => RULES_2023[id].kind
	);
	expect(mechanical.filter((id) => !all.has(id)).sort()).toEqual([...NOT_CITED].sort());
	expect(guidance.filter((id) => all.has(id))).toEqual([]);
});

test('every term of the glossary leads on to a rule, and no two share a word', () => {
	const words = TERM_IDS.flatMap((id) => GLOSSARY[id].words.map((word) => word.toLowerCase()));
	expect(new Set(words).size).toBe(words.length);
	for (const id of TERM_IDS) {
		expect(GLOSSARY[id].text).toMatch(/[.]$/);
		expect(GLOSSARY[id].rules.length, id).toBeGreaterThan(0);
	}
});

describe.each(Object.values(BOOKS))('the rulebook of $edition', (book) => {
	const { edition } = book;
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
			const needed = order.filter((section) => rules.some((id) => sectionOf(id) === section));
			expect(needed.filter((section) => !headings.includes(section))).toEqual([]);
		});

		test('places positions by mechanical rules, and the judge cites the rule in each', () => {
			const faults = outline.placed.flatMap(({ id, position }) => {
				if (ruleIn(id, edition)?.kind === 'guidance')
					return position === null ? [] : [`${id} is guidance`];
				if (position === null)
					// The pages of the original edition take a scenario that cites the rule by themselves.
					return edition === 'original' || NOT_CITED.includes(id) ? [] : [`${id} has no position`];
				const cited = citedBy().get(position);
				if (cited?.edition !== edition) return [`${id}: there is no scenario ${position}`];
				return cited.rules.has(id) ? [] : [`${position} does not cite ${id}`];
			});
			expect(faults).toEqual([]);
		});

		test('links to rules in the chapter they stand in, and to terms that are there', () => {
			for (const [tag] of text.matchAll(/<See\s[^>]*>/gu)) {
				const id = /id="([^"]*)"/u.exec(tag)?.[1] ?? '';
				const there = /chapter="([^"]*)"/u.exec(tag)?.[1] ?? chapter.slug;
				expect(isRuleId(id) ? chapterNameOf(id, edition) : `no rule ${id}`, tag).toBe(there);
			}
			for (const [tag, id = ''] of text.matchAll(/<Term\s[^>]*id="([^"]*)"[^>]*>/gu))
				expect(isTermId(id), tag).toBe(edition === '2023');
		});
	});
});
