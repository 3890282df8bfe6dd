import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditionId } from '#lib/model/words.ts';
import { onlineSentencesOf } from './online.ts';
import { originalSentencesOf } from './original.ts';
import { sentencesOf, type Sentence } from './source.ts';

/** The folder of the source documents unless the environment names it: beside the project, never in it. */
const FOLDER =
	process.env['FIZZLE_SOURCES'] ?? join(import.meta.dirname, '../../../shared/sources');

const pathOf = (variable: string, name: string): string =>
	process.env[variable] ?? join(FOLDER, name);

const RULEBOOK = pathOf('FIZZLE_RULEBOOK', 'extended-rulebook-2023-05-26.txt');

/** The documents of each edition, in the order in which they are split; that of the online one is a folder. */
const PATHS: Readonly<Record<EditionId, readonly string[]>> = {
	'2023': [RULEBOOK],
	'2024': [RULEBOOK, pathOf('FIZZLE_ONLINE', 'online-rulebook-2024-11')],
	original: [
		pathOf('FIZZLE_ORIGINAL', 'original-comprehensive-ruleset.txt'),
		pathOf('FIZZLE_ORIGINAL_FAQ', 'original-official-faq.txt')
	]
};

/** The documents of an edition, in the order in which they are split. */
export const sourcePaths = (edition: EditionId): readonly string[] => PATHS[edition];

/** How the documents of each edition are split. */
const SPLIT: Readonly<Record<EditionId, (first: string, second: string) => readonly Sentence[]>> = {
	'2023': (rulebook) => sentencesOf(read(rulebook)),
	'2024': (rulebook, online) =>
		onlineSentencesOf(readChapters(online), sentencesOf(read(rulebook))),
	original: (ruleset, faq) => originalSentencesOf(read(ruleset), read(faq))
};

/** The sentences of the documents of an edition; null where one of them is not there. */
export function readSentences(
	edition: EditionId,
	paths: readonly string[] = sourcePaths(edition)
): readonly Sentence[] | null {
	if (!paths.every((path) => existsSync(path))) return null;
	const [first = '', second = ''] = paths;
	return SPLIT[edition](first, second);
}

const read = (path: string): string => readFileSync(path, 'utf8');

/** The texts of the chapters in a folder, by the numbers that their files begin with. */
const readChapters = (folder: string): ReadonlyMap<string, string> =>
	new Map(
		readdirSync(folder).flatMap((name) => {
			const number = /^(?<number>\d\d)-.*\.txt$/u.exec(name)?.groups?.['number'];
			return number === undefined ? [] : [[number, read(join(folder, name))] as const];
		})
	);
