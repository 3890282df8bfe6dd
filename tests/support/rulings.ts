/** The rulings of the repository. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseRuling, problemText, type Ruling } from '#lib/scenario/index.ts';

const FOLDER = join(import.meta.dirname, '../../content/rulings');

export interface RulingFile {
	readonly slug: string;
	/** Path from the top of the repository. */
	readonly file: string;
	readonly text: string;
}

/** Every file of a ruling, by name. */
export function rulingFiles(): readonly RulingFile[] {
	return readdirSync(FOLDER)
		.filter((name) => name.endsWith('.svx'))
		.sort()
		.map((name) => ({
			slug: name.replace(/\.svx$/u, ''),
			file: `content/rulings/${name}`,
			text: readFileSync(join(FOLDER, name), 'utf8')
		}));
}

/**
 * Every ruling.
 * @throws Error when one cannot be read.
 */
export function rulings(): readonly Ruling[] {
	return rulingFiles().map(({ slug, file, text }) => {
		const parsed = parseRuling(slug, text);
		if (parsed.ok) return parsed.ruling;
		throw new Error(parsed.problems.map((problem) => problemText(file, problem)).join('\n'));
	});
}
