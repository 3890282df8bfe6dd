import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditionId } from '#lib/model/words.ts';
import { originalSentencesOf } from './original.ts';
import { sentencesOf, type Sentence } from './source.ts';

/** The folder of the source documents unless the environment names it: beside the project, never in it. */
const FOLDER =
	process.env['FIZZLE_SOURCES'] ?? join(import.meta.dirname, '../../../shared/sources');

const pathOf = (variable: string, name: string): string =>
	process.env[variable] ?? join(FOLDER, name);

/** The documents of an edition, in the order in which they are split. */
export const sourcePaths = (edition: EditionId): readonly string[] =>
	edition === '2023'
		? [pathOf('FIZZLE_RULEBOOK', 'extended-rulebook-2023-05-26.txt')]
		: [
				pathOf('FIZZLE_ORIGINAL', 'original-comprehensive-ruleset.txt'),
				pathOf('FIZZLE_ORIGINAL_FAQ', 'original-official-faq.txt')
			];

/** The sentences of the documents of an edition; null where one of them is not there. */
export function readSentences(
	edition: EditionId,
	paths: readonly string[] = sourcePaths(edition)
): readonly Sentence[] | null {
	if (!paths.every((path) => existsSync(path))) return null;
	const [source = '', faq = ''] = paths.map((path) => readFileSync(path, 'utf8'));
	return edition === '2023' ? sentencesOf(source) : originalSentencesOf(source, faq);
}
