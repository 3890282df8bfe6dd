/** Every answer of the original FAQ is played by a scenario of the edition, which cites what the answer states. */
import { describe, expect, it } from 'vitest';
import { BOOKS, chapterIn } from '#lib/rules/book.ts';
import { ruleIn, type RuleId } from '#lib/rules/index.ts';
import { isOriginalSection, placeInOriginal } from '#lib/rules/original/sections.ts';
import { readMap } from '../../scripts/rulebook/map.ts';
import { citedBy } from '../support/rulebook.ts';
import { scenarios } from '../support/scenarios.ts';
import { FAQ_SCENARIOS } from './original-answers.ts';

const FOLDER = 'original/faq/';

/** A question of the FAQ, by its heading: its section, and the mechanical rules that its answer states. */
interface Question {
	readonly key: string;
	readonly section: string;
	readonly rules: readonly RuleId[];
}

const chapter = chapterIn(BOOKS.original, 'faq');
const sentences = chapter ? readMap(BOOKS.original, chapter).mapped : [];
const isHeading = ({ word }: (typeof sentences)[number]): boolean => word === 'heading';
const questions = sentences.filter(isHeading).map(({ section, paragraph }): Question => {
	const until =
		sentences.find((one) => one.section === section && one.paragraph > paragraph && isHeading(one))
			?.paragraph ?? Infinity;
	const rules = sentences
		.filter((one) => one.section === section && one.paragraph > paragraph && one.paragraph < until)
		.flatMap((one) => one.rules)
		.filter((id) => ruleIn(id, 'original')?.kind === 'mechanical');
	return { key: `${section} ${String(paragraph)}`, section, rules: [...new Set(rules)] };
});
const files = new Map(
	scenarios().flatMap(({ file, scenario }) => {
		const slug = file.replaceAll('\\', '/').replace(/\.souls$/u, '');
		return slug.startsWith(FOLDER) ? [[slug.slice(FOLDER.length), scenario] as const] : [];
	})
);

it('has scenarios for every question of the FAQ, and no others', () => {
	expect(questions).toHaveLength(37);
	expect(Object.keys(FAQ_SCENARIOS)).toEqual(questions.map(({ key }) => key));
	const named = Object.values(FAQ_SCENARIOS).flat();
	expect([...named].sort()).toEqual([...files.keys()].sort());
});

describe.each(questions)('$key', ({ key, section, rules }) => {
	const named = FAQ_SCENARIOS[key] ?? [];

	it('is told by scenarios of the edition that name its section', () => {
		expect(named.length).toBeGreaterThan(0);
		const place = isOriginalSection(section) ? placeInOriginal(section) : '';
		for (const slug of named) {
			expect(files.get(slug)?.rules, slug).toBe('original');
			expect(files.get(slug)?.sources, slug).toContain(place);
		}
	});

	it('rests on the rules that its answer states', () => {
		const cited = new Set(
			named.flatMap((slug) => [...(citedBy().get(FOLDER + slug)?.rules ?? [])])
		);
		expect(rules.filter((id) => !cited.has(id))).toEqual([]);
	});
});
