/**
 * Speed, measured: `npm run bench`. Resolutions a second on random four-player games of each edition
 * with the charts in charge, a prompt at every decision and citations on every step; the same work
 * without prompts, as a ratio; how long each scenario takes to replay; how quickly it is looked ahead; how much the built pages load,
 * how long a step of the table takes to its next paint, how soon the banner has its answer, and the search
 * and the list of cards one to a keystroke, when a slow phone can begin, and with how many taps and keys disputes are settled.
 * `npm run bench -- --against REF` runs the judge and the reading of another commit in turn, and prints ratios.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { begin, decide, prompt } from '#lib/judge/judge.ts';
import type { Decision } from '#lib/model/decision.ts';
import type { Position } from '#lib/model/position.ts';
import { EDITIONS, type EditionId } from '#lib/model/words.ts';
import { parse, play } from '#lib/scenario/index.ts';
import {
	ALL_CARDS,
	chanceOf,
	poolsOf,
	randomDecision,
	randomTable,
	type Pools
} from '../tests/support/random.ts';
import { against } from './bench/against.ts';
import { aheadLines } from './bench/ahead.ts';
import { readingLines } from './bench/reading.ts';
import { FIRST_CARDS } from './bench/first-cards.ts';
import { answerTimes, firstTimes, workerTimes } from './page-answers.ts';
import { cardTimes } from './page-cards.ts';
import { keystrokeTimes } from './page-search.ts';
import { pageSizes } from './page-sizes.ts';
import { stepTimes } from './page-steps.ts';
import { tapCounts } from './page-taps.ts';

interface Recorded {
	readonly start: Position;
	readonly decisions: readonly Decision[];
}

/** Plays games of players who respond and keeps what they decided. */
function record(
	games: number,
	length: number,
	pools: Pools,
	edition: EditionId
): readonly Recorded[] {
	return Array.from({ length: games }, (_, seed) => {
		const chance = chanceOf(seed + 1);
		const start = begin(randomTable(chance, 4, pools, edition)).position;
		const decisions: Decision[] = [];
		let position = start;
		while (decisions.length < length) {
			const decision = randomDecision(position, chance, 0.6, prompt, pools);
			if (!decision) break;
			const decided = decide(position, decision);
			if (!decided.ok) throw new Error(decided.refusal.refused);
			decisions.push(decision);
			position = decided.position;
		}
		return { start, decisions };
	});
}

interface Measured {
	readonly ms: number;
	readonly resolutions: number;
	readonly citations: number;
	readonly choices: number;
}

/** Replays recorded games, with or without a prompt at each decision. */
function replayAll(recorded: readonly Recorded[], prompts: boolean): Measured {
	let resolutions = 0;
	let citations = 0;
	let choices = 0;
	const from = performance.now();
	for (const { start, decisions } of recorded) {
		let position = start;
		for (const decision of decisions) {
			if (prompts) {
				const asked = prompt(position);
				if (asked.kind === 'priority') choices += asked.plays.length;
			}
			const decided = decide(position, decision);
			if (!decided.ok) throw new Error(decided.refusal.refused);
			for (const { what, rules } of decided.steps) {
				citations += rules.length;
				if (what.did === 'began to resolve') resolutions++;
			}
			position = decided.position;
		}
	}
	return { ms: performance.now() - from, resolutions, citations, choices };
}

const median = (values: readonly number[]): number =>
	[...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const rate = ({ ms, resolutions }: Measured): number => (resolutions / ms) * 1000;
const whole = (n: number): string => Math.round(n).toLocaleString('en');

/** Measures games of an edition drawn from some cards, and prints what came of it. */
function measure(title: string, pools: Pools, edition: EditionId): void {
	const recorded = record(200, 600, pools, edition);
	const decisions = recorded.reduce((sum, game) => sum + game.decisions.length, 0);
	const { resolutions, citations, choices } = replayAll(recorded, true);
	const runs = Array.from({ length: 7 }, () => ({
		with: replayAll(recorded, true),
		without: replayAll(recorded, false)
	}));
	console.log(
		`${title}: ${whole(recorded.length)} four-player games, ${whole(decisions)} decisions, ${whole(resolutions)} resolutions, ${whole(citations)} citations, ${whole(choices)} choices offered`
	);
	console.log(
		`  resolutions a second, prompts and citations on: ${whole(median(runs.map((run) => rate(run.with))))}`
	);
	console.log(
		`  decisions a second, prompts and citations on: ${whole(median(runs.map((run) => (decisions / run.with.ms) * 1000)))}`
	);
	console.log(
		`  without prompts: ${median(runs.map((run) => run.with.ms / run.without.ms)).toFixed(2)} times as fast`
	);
}

const { values } = parseArgs({ options: { against: { type: 'string' } } });
if (values.against !== undefined) {
	await against(values.against);
	process.exit(0);
}

for (const edition of EDITIONS) {
	measure(`${edition}, the first 33 cards`, poolsOf(FIRST_CARDS), edition);
	measure(`${edition}, every card of the library`, ALL_CARDS, edition);
}

const folder = join(import.meta.dirname, '../content/scenarios');
const slowest = readdirSync(folder, { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.souls'))
	.map((file) => {
		const parsed = parse(readFileSync(join(folder, file), 'utf8'));
		if (!parsed.ok) throw new Error(`${file} cannot be read.`);
		const times = Array.from({ length: 15 }, () => {
			const from = performance.now();
			play(parsed.scenario);
			return performance.now() - from;
		});
		return { file, ms: median(times) };
	})
	.sort((a, b) => b.ms - a.ms);
console.log(`replay of ${whole(slowest.length)} scenarios, the slowest first:`);
for (const { file, ms } of slowest.slice(0, 5)) console.log(`  ${ms.toFixed(2)} ms  ${file}`);

for (const line of [...readingLines(), ...aheadLines()]) console.log(line);

for (const line of pageSizes('build')) console.log(line);
if (existsSync('build'))
	for (const measured of [
		stepTimes,
		answerTimes,
		workerTimes,
		firstTimes,
		keystrokeTimes,
		cardTimes,
		tapCounts
	])
		for (const line of await measured()) console.log(line);
