/** The chapters of the rulebooks as they are written, and what the scenarios cite; read once. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootOf, type EditionId } from '#lib/model/words.ts';
import { BOOKS, type BookChapter, type RuleBook } from '#lib/rules/book.ts';
import { isRuleId, type RuleId } from '#lib/rules/index.ts';
import { outlineIn, outlineOf, type Outline } from '#lib/rules/outline.ts';
import { play, rulesCited } from '#lib/scenario/index.ts';
import { scenarios } from './scenarios.ts';

/** A later state of a rulebook has the texts of the state before, with its own rules in their places. */
const folderOf = ({ edition }: RuleBook): string =>
	join(import.meta.dirname, '../../content/rulebook', rootOf(edition));

const fileOf = (book: RuleBook, { file }: BookChapter): string =>
	join(folderOf(book), `${file}.svx`);

/** A chapter that is written, with its text. */
export interface WrittenChapter {
	readonly chapter: BookChapter;
	readonly slug: string;
	readonly text: string;
	readonly outline: Outline;
}

/** The chapters of a rulebook that are written, with their texts. */
export function writtenChapters(book: RuleBook): readonly WrittenChapter[] {
	return book.chapters
		.filter((chapter) => existsSync(fileOf(book, chapter)))
		.map((chapter) => {
			const text = readFileSync(fileOf(book, chapter), 'utf8');
			const root = BOOKS[rootOf(book.edition)];
			const before = outlineOf(root, text);
			const outline = root === book ? before : outlineIn(book, before);
			return { chapter, slug: chapter.slug, text, outline };
		});
}

/** Names of files beside the chapters that are no chapter's. */
export function strayChapters(book: RuleBook): readonly string[] {
	const known = new Set(book.chapters.map(({ file }) => `${file}.svx`));
	return readdirSync(folderOf(book)).filter((name) => name.endsWith('.svx') && !known.has(name));
}

/** The rules that a scenario cites, and the edition it is played by. */
interface Citing {
	readonly edition: EditionId;
	readonly rules: ReadonlySet<RuleId>;
}

let cited: ReadonlyMap<string, Citing> | null = null;

/** The rules that each scenario cites, by its path below content/scenarios without the ending. */
export const citedBy = (): ReadonlyMap<string, Citing> =>
	(cited ??= new Map(
		scenarios().map(({ file, scenario }) => [
			file.replaceAll('\\', '/').replace(/\.souls$/u, ''),
			{ edition: scenario.rules, rules: rulesCited(play(scenario)) }
		])
	));

/** Every rule that a scenario of the edition cites. */
export const citedIn = (edition: EditionId): ReadonlySet<RuleId> =>
	new Set(
		[...citedBy().values()].flatMap((one) => (one.edition === edition ? [...one.rules] : []))
	);

/** The ids in a list of words. */
export const idsIn = (words: string): readonly RuleId[] => words.split(/\s+/u).filter(isRuleId);
