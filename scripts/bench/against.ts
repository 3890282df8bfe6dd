/** Two trees on the same games, in turn: `npm run bench -- --against REF`. */
import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EDITIONS, type EditionId } from '#lib/model/words.ts';
import { ROOT } from '../paths.ts';
import { median } from './time.ts';
import { POOL_NAMES, type Answer, type Ask, type PoolName } from './tree.ts';

const RUNS = 7;
const GAMES = 60;
const LENGTH = 600;

const git = (...args: readonly string[]): void => {
	const { status, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
	if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
};

/** A tree's judge in a process of its own. */
class Tree {
	readonly #child: ChildProcess;

	constructor(folder: string) {
		this.#child = fork(join(folder, 'scripts/bench/tree.ts'), {
			cwd: folder,
			execArgv: ['--expose-gc'],
			serialization: 'advanced'
		});
	}

	ask(ask: Ask): Promise<Answer> {
		return new Promise((resolve, reject) => {
			const gone = (code: number | null): void => {
				reject(new Error(`A tree ended with ${String(code)} as it was asked to ${ask.do}.`));
			};
			this.#child.once('exit', gone);
			this.#child.once('message', (answer: Answer) => {
				this.#child.off('exit', gone);
				resolve(answer);
			});
			this.#child.send(ask);
		});
	}

	close(): void {
		this.#child.kill();
	}
}

async function replayed(tree: Tree, which: readonly number[]) {
	const answer = await tree.ask({ do: 'replay', which });
	if (!('replayed' in answer)) throw new Error('A tree answered something else.');
	return answer.replayed;
}

async function bytes(tree: Tree, which: readonly number[]): Promise<number> {
	const answer = await tree.ask({ do: 'memory', which });
	if (!('bytes' in answer)) throw new Error('A tree answered something else.');
	return answer.bytes;
}

/** Games recorded in the other tree; those that go otherwise here are left out. */
async function compare(here: Tree, there: Tree, edition: EditionId, pool: PoolName): Promise<void> {
	const recorded = await there.ask({ do: 'record', edition, pool, games: GAMES, length: LENGTH });
	const games = 'games' in recorded ? recorded.games : [];
	const [own, other] = await Promise.all([
		here.ask({ do: 'load', games }),
		there.ask({ do: 'load', games })
	]);
	const same = games.flatMap((_, nth) =>
		'traces' in own &&
		'traces' in other &&
		own.traces[nth] !== null &&
		own.traces[nth] === other.traces[nth]
			? [nth]
			: []
	);
	const ratios: number[] = [];
	const rates: number[] = [];
	for (let run = 0; run < RUNS; run++) {
		const before = await replayed(there, same);
		const now = await replayed(here, same);
		ratios.push(before.ms / now.ms);
		rates.push((now.resolutions / now.ms) * 1000);
	}
	const kept = (await bytes(here, same)) / (await bytes(there, same));
	console.log(
		`${edition}, ${pool}: ${median(ratios).toFixed(2)} times as fast (${Math.round(median(rates)).toLocaleString('en')} resolutions a second; games kept whole take ${kept.toFixed(2)} of the memory; ${String(same.length)} of ${String(games.length)} games go as they went)`
	);
}

/** The abilities of the other tree in its words, as far as both read them whole. */
async function compareReading(here: Tree, there: Tree): Promise<void> {
	const worded = await there.ask({ do: 'word' });
	const all = 'texts' in worded ? worded.texts : [];
	const [own, other] = [await read(here, all), await read(there, all)];
	const texts = all.filter((_, nth) => own.whole[nth] === true && other.whole[nth] === true);
	const ratios: number[] = [];
	for (let run = 0; run < RUNS; run++) {
		const before = await read(there, texts);
		const now = await read(here, texts);
		ratios.push(before.ms / now.ms);
	}
	console.log(
		`reading: ${median(ratios).toFixed(2)} times as fast (${String(texts.length)} of ${String(all.length)} abilities are read whole by both)`
	);
}

async function read(tree: Tree, texts: readonly string[]) {
	const answer = await tree.ask({ do: 'read', texts });
	if (!('read' in answer)) throw new Error('A tree answered something else.');
	return answer.read;
}

/**
 * Prints how many times as fast this tree is as the one of a commit.
 * @param ref a commit, tag or branch of this repository.
 */
export async function against(ref: string): Promise<void> {
	const folder = join(mkdtempSync(join(tmpdir(), 'fizzle-bench-')), 'tree');
	git('worktree', 'add', '--detach', folder, ref);
	try {
		cpSync(join(ROOT, 'scripts/bench'), join(folder, 'scripts/bench'), { recursive: true });
		symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
		const here = new Tree(ROOT);
		const there = new Tree(folder);
		try {
			await compareReading(here, there);
			const known = await there.ask({ do: 'editions' });
			const editions = 'editions' in known ? known.editions : [];
			for (const edition of EDITIONS.filter((id) => editions.includes(id)))
				for (const pool of POOL_NAMES) await compare(here, there, edition, pool);
		} finally {
			here.close();
			there.close();
		}
	} finally {
		git('worktree', 'remove', '--force', folder);
		rmSync(join(folder, '..'), { recursive: true, force: true });
	}
}
