/**
 * Makes the puzzles of the site. `npm run puzzles -- search FROM TO FILE` looks for them from those seeds and writes
 * what it finds behind FILE, a line each: the same for the same seeds. `npm run puzzles -- keep FILE…` adds to
 * those that are kept, up to ten of each difficulty and mechanic: it looks at each once more, words them, names all of
 * them anew, and writes src/lib/ui/puzzles/kept.ts. Without a FILE it only names them.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUZZLES } from '#lib/ui/puzzles/puzzles.ts';
import { chanceOf } from '../tests/support/random.ts';
import { ROOT } from './paths.ts';
import { chosen, readFound, writtenKept } from './puzzles/keep.ts';
import { search } from './puzzles/search.ts';
import { MECHANICS } from './puzzles/table.ts';

const KEPT = join(ROOT, 'src/lib/ui/puzzles/kept.ts');

const [command, ...args] = process.argv.slice(2);
const [from, to] = args.map(Number);
const file = args[2];
if (command === 'search' && from !== undefined && to !== undefined && file !== undefined)
	for (let seed = from; seed < to; seed++) {
		const mechanic = MECHANICS[seed % MECHANICS.length] ?? 'damage';
		for (const { moment, difficulty } of search(chanceOf(seed), mechanic))
			appendFileSync(file, `${JSON.stringify({ seed, difficulty, drawn: moment.drawn })}\n`);
	}
else if (command === 'keep') {
	const lines = args.flatMap((name) =>
		readFileSync(name, 'utf8')
			.split('\n')
			.filter((line) => line !== '')
	);
	const kept = chosen(lines.map(readFound), PUZZLES);
	writeFileSync(KEPT, writtenKept(kept));
	console.log(`${String(kept.length)} puzzles of ${String(lines.length)} that were found`);
} else {
	console.error('npm run puzzles -- search FROM TO FILE\nnpm run puzzles -- keep [FILE…]');
	process.exitCode = 2;
}
