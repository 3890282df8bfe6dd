/** The chapters of the rulebook as they are written, and what the scenarios cite; read once. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleId } from '#lib/rules/index.ts';
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

let cited: ReadonlyMap<string, ReadonlySet<RuleId>> | null = null;

/** The rules that each scenario cites, by its path below content/scenarios without the ending. */
export const citedBy = (): ReadonlyMap<string, ReadonlySet<RuleId>> =>
	(cited ??= new Map(
		scenarios().map(({ file, scenario }) => [
			file.replaceAll('\\', '/').replace(/\.souls$/u, ''),
			rulesCited(play(scenario))
		])
	));

/** The chapters in a list of numbers. */
export const chaptersIn = (numbers: string): readonly Chapter[] =>
	numbers.split(/\s+/u).filter(isChapter);
