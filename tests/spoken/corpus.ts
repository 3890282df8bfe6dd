/**
 * The corpus of spoken notation: disputes as people write them in chats, each with the scenario that
 * it means. README.md beside this file says how the files are written and what an unsaid thing means.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One half is there to write the grammar by, the other to measure it; whoever writes it leaves that shut.
 * The fresh sentences came later, to write it by as well.
 */
export const POOLS = ['seen', 'fresh', 'set-aside'] as const;
export type Pool = (typeof POOLS)[number];

/** A dispute as somebody wrote it, and what it means. */
export interface Spoken {
	readonly pool: Pool;
	/** What it is an example of: the name of its file. */
	readonly kind: string;
	/** The sentence, which may have several lines. */
	readonly said: string;
	/** Pieces of it that say nothing about the table: a reader keeps them and marks them. */
	readonly left: readonly string[];
	/** The scenario in canonical notation, with the lines that the rules refuse. */
	readonly meant: string;
	/** The lines of the script that the rules refuse: what was said to have happened and cannot. */
	readonly refused: readonly number[];
}

const REFUSED = '! ';
const LEFT = 'left: ';

/** The entries of one pool, by file and in the order written. */
export function corpus(pool: Pool): readonly Spoken[] {
	const folder = join(import.meta.dirname, pool);
	return readdirSync(folder)
		.sort()
		.flatMap((file) =>
			readFileSync(join(folder, file), 'utf8')
				.split(/^%%\n/m)
				.map((entry) => spoken(pool, file.replace(/\.txt$/, ''), entry))
		);
}

function spoken(pool: Pool, kind: string, entry: string): Spoken {
	const [said = '', answer] = entry.split(/^=>\n/m);
	if (answer === undefined) throw new Error(`${pool}/${kind}.txt: “${said.trim()}” has no “=>”.`);
	const lines = answer.trim().split('\n');
	const meant = lines.filter((line) => !line.startsWith(LEFT));
	const script = meant.includes('---') ? meant.slice(meant.indexOf('---') + 1) : [];
	return {
		pool,
		kind,
		said: said.trim(),
		left: lines.filter((line) => line.startsWith(LEFT)).map((line) => line.slice(LEFT.length)),
		meant: meant
			.map((line) => (line.startsWith(REFUSED) ? line.slice(REFUSED.length) : line))
			.join('\n'),
		refused: script.flatMap((line, at) => (line.startsWith(REFUSED) ? [at] : []))
	};
}
