/** The chapters of the rulebook as they are written, and what the scenarios cite; read once. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRuleId, type RuleId } from '#lib/rules/index.ts';
import type { EditionId } from '#lib/model/words.ts';
import { outlineOf, type Outline } from '#lib/rules/outline.ts';
import { CHAPTER_NUMBERS, CHAPTERS, isChapter, type Chapter } from '#lib/rules/sections.ts';
import { play, rulesCited } from '#lib/scenario/index.ts';
import { scenarios } from './scenarios.ts';

export const FOLDER = join(import.meta.dirname, '../../content/rulebook/2023');

/** "08-attacking.svx" */
export const fileOf = (chapter: Chapter): string =>
	`${chapter.padStart(2, '0')}-${CHAPTERS[chapter]}.svx`;

/** The chapters that are written, with their texts. */
export function writtenChapters(): readonly {
	readonly chapter: Chapter;
	readonly text: string;
	readonly outline: Outline;
}[] {
	return CHAPTER_NUMBERS.filter((chapter) => existsSync(join(FOLDER, fileOf(chapter)))).map(
		(chapter) => {
			const text = readFileSync(join(FOLDER, fileOf(chapter)), 'utf8');
			return { chapter, text, outline: outlineOf(text) };
		}
	);
}

/** Names of files beside the chapters that are no chapter's. */
export function strayChapters(): readonly string[] {
	const known = new Set(CHAPTER_NUMBERS.map(fileOf));
	return readdirSync(FOLDER).filter((name) => name.endsWith('.svx') && !known.has(name));
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

/** The chapters in a list of numbers. */
export const chaptersIn = (numbers: string): readonly Chapter[] =>
	numbers.split(/\s+/u).filter(isChapter);
