/**
 * The large random runs: games of players who respond, every property checked at every decision.
 * `npm run fuzz -- [games] [first seed] [--edition EDITION]`: so many games of each edition, or
 * of the one that is named; seeds that nobody names are new ones, and are printed. Exit status 1 when
 * a property fails, or when a transition of a chart, a keyword, or a line of a card with its verbs,
 * never came up. Before them the property tests are run with that seed (mistyped texts, malformed decisions,
 * damaged positions, links and what a browser stores among them), and every scenario is replayed under the
 * other editions. In every twentieth game each position is stored as JSON, said in words and sent in a link.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EDITIONS } from '#lib/editions/index.ts';
import { judgeOf } from '#lib/judge/judge.ts';
import type { Decision } from '#lib/model/decision.ts';
import type { Position } from '#lib/model/position.ts';
import { EDITIONS as EDITION_IDS, type EditionId } from '#lib/model/words.ts';
import {
	KEYWORD_ROWS,
	linesUsed,
	nameOfMove,
	outOfReach,
	verbsOfLibrary,
	watched
} from '../tests/support/coverage.ts';
import { command, ROOT } from './paths.ts';
import { playGame } from '../tests/support/game.ts';
import { faultOfReplays } from '../tests/support/replays.ts';
import { faultOfJson } from '../tests/support/from-outside.ts';
import { report } from '../tests/support/report.ts';
import { faultOfGameSaid, faultOfWords, laidAgain } from '../tests/support/said-again.ts';
import { scenarios } from '../tests/support/scenarios.ts';

const { values, positionals } = parseArgs({
	options: { edition: { type: 'string' } },
	allowPositionals: true
});
const games = Number(positionals[0] ?? 10_000);
const first = Number(positionals[1] ?? Math.floor(Math.random() * 1_000_000_000));
const asked = EDITION_IDS.filter((id) => values.edition === undefined || values.edition === id);
if (asked.length === 0 || !Number.isInteger(games) || !Number.isInteger(first)) {
	console.error(`npm run fuzz -- [games] [first seed] [--edition ${EDITION_IDS.join('|')}]`);
	process.exit(2);
}

/** Runs every test that draws its cases by chance, with another seed than `npm test` has. */
function runProperties(): void {
	const files = globSync('{src,tests}/**/*.test.ts', { cwd: ROOT }).filter((file) =>
		readFileSync(join(ROOT, file), 'utf8').includes("from 'fast-check'")
	);
	const { status } = spawnSync(process.execPath, [command('vitest'), 'run', ...files], {
		cwd: ROOT,
		env: { ...process.env, FIZZLE_SEED: String(first) },
		stdio: 'inherit'
	});
	if (status !== 0) process.exit(1);
}

/** Replays every scenario of the asked editions under the others. */
function replayAll(): void {
	const all = scenarios().filter(({ scenario }) => asked.includes(scenario.rules));
	for (const { file, scenario } of all) {
		const fault = faultOfReplays(scenario);
		if (fault === null) continue;
		console.error(`${file}: ${fault}`);
		process.exit(1);
	}
	console.log(`${String(all.length)} scenarios replayed under the other editions, no fault.`);
}

/** What is lost of a position as JSON, in words and in a link; null if nothing is. */
const faultOfSaying = (_: Position, __: Decision, after: Position): string | null =>
	faultOfJson(after) ?? faultOfWords(after);

/** Plays the games of an edition and prints its table; gives what never came up without a known reason. */
function fuzz(id: EditionId): readonly string[] {
	const { edition, taken } = watched(EDITIONS[id]);
	const judge = judgeOf({ [id]: edition });
	const lines = new Map<string, number>();
	let decisions = 0;

	for (let seed = first; seed < first + games; seed++) {
		// Some ways to play are for two.
		const seats = seed % 5 === 0 ? 2 : 4;
		const respond = [0.1, 0.3, 0.6][seed % 3] ?? 0.3;
		// What a game comes to is written down and read again in some of them: it takes a while.
		const isSaid = seed % 20 === 0;
		const written = { lay: laidAgain, check: faultOfSaying };
		const played = playGame(
			{ edition: id, seed, seats, length: 300, respond },
			{ judge, ...(isSaid && written) }
		);
		const unsaid = isSaid ? faultOfGameSaid(played.start, played.decisions) : null;
		if (unsaid !== null) {
			console.error(`${unsaid}\nseed ${String(seed)}`);
			process.exit(1);
		}
		if (played.fault) {
			console.error(report(played.fault));
			process.exit(1);
		}
		decisions += played.decisions.length;
		for (const line of linesUsed(played.steps, id)) lines.set(line, (lines.get(line) ?? 0) + 1);
		const done = seed - first + 1;
		if (done % 1000 === 0)
			console.log(`${id}: ${String(done)} games, ${String(decisions)} decisions`);
	}

	const never: string[] = [];
	const row = (count: number, name: string): void => {
		console.log(`${String(count).padStart(9)}  ${name}`);
		if (count === 0) never.push(name);
	};
	console.log(`\n${id}: transitions`);
	for (const { chart } of Object.values(edition.charts))
		for (const [state, moves] of Object.entries(chart.states))
			for (const move of moves) row(taken.get(move) ?? 0, nameOfMove(chart.name, state, move));
	console.log(`\n${id}: verbs, by the games in which a line with them resolved, and keywords`);
	const verbs = new Map<string, number>();
	for (const [line, words] of verbsOfLibrary(id))
		for (const verb of words) verbs.set(verb, (verbs.get(verb) ?? 0) + (lines.get(line) ?? 0));
	for (const [verb, count] of [...verbs].sort(([a], [b]) => a.localeCompare(b))) row(count, verb);
	for (const keyword of KEYWORD_ROWS) row(lines.get(keyword) ?? 0, keyword);

	console.log(
		`\n${id}, seeds ${String(first)} to ${String(first + games - 1)}: ${String(decisions)} decisions, no fault.`
	);
	const known = new Map(outOfReach(id).map(({ name, reason }) => [name, reason]));
	for (const name of never) console.log(`Never came up: ${name}: ${known.get(name) ?? 'why?'}`);
	return never.filter((name) => !known.has(name));
}

console.log(`The first seed is ${String(first)}.`);

const unexplained = asked.flatMap(fuzz);
process.exit(unexplained.length > 0 ? 1 : 0);
