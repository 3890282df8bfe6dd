/**
 * The large random runs: games of players who respond, every property checked at every decision.
 * `npm run fuzz -- [games] [first seed]`. Exit status 1 when a property fails, or when a transition
 * of a chart, or a line of a card with its verbs, never came up.
 */
import { edition2023 } from '#lib/editions/2023.ts';
import { judgeOf } from '#lib/judge/judge.ts';
import {
	linesUsed,
	nameOfMove,
	OUT_OF_REACH,
	verbsOfLibrary,
	watched
} from '../tests/support/coverage.ts';
import { playGame } from '../tests/support/game.ts';
import { report } from '../tests/support/report.ts';

const games = Number(process.argv[2] ?? 10_000);
const first = Number(process.argv[3] ?? 1);
const { edition, taken } = watched(edition2023());
const judge = judgeOf({ '2023': edition });
const lines = new Map<string, number>();
let decisions = 0;

for (let seed = first; seed < first + games; seed++) {
	const played = playGame(
		{ seed, seats: 4, length: 300, respond: [0.1, 0.3, 0.6][seed % 3] ?? 0.3 },
		{ judge }
	);
	if (played.fault) {
		console.error(report(played.fault));
		process.exit(1);
	}
	decisions += played.decisions.length;
	for (const line of linesUsed(played.steps)) lines.set(line, (lines.get(line) ?? 0) + 1);
	const done = seed - first + 1;
	if (done % 1000 === 0) console.log(`${String(done)} games, ${String(decisions)} decisions`);
}

const never: string[] = [];
const row = (count: number, name: string): void => {
	console.log(`${String(count).padStart(9)}  ${name}`);
	if (count === 0) never.push(name);
};
console.log('\nTransitions');
for (const { chart } of Object.values(edition.charts))
	for (const [state, moves] of Object.entries(chart.states))
		for (const move of moves) row(taken.get(move) ?? 0, nameOfMove(chart.name, state, move));
console.log('\nVerbs, by the games in which a line with them resolved');
const verbs = new Map<string, number>();
for (const [line, words] of verbsOfLibrary())
	for (const verb of words) verbs.set(verb, (verbs.get(verb) ?? 0) + (lines.get(line) ?? 0));
for (const [verb, count] of [...verbs].sort(([a], [b]) => a.localeCompare(b))) row(count, verb);
row(lines.get('keyword trinket') ?? 0, 'keyword trinket');

console.log(
	`\nSeeds ${String(first)} to ${String(first + games - 1)}: ${String(decisions)} decisions, no fault.`
);
const known = new Map(OUT_OF_REACH.map(({ name, reason }) => [name, reason]));
for (const name of never) console.log(`Never came up: ${name}: ${known.get(name) ?? 'why?'}`);
process.exit(never.some((name) => !known.has(name)) ? 1 : 0);
