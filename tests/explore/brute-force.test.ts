/** The explorer beside a brute force that knows no keys, on random small positions. */
import { describe, expect, test } from 'vitest';
import { chancesOf } from '#lib/explore/chain.ts';
import { outcomeAt } from '#lib/explore/ending.ts';
import { explore, type Graph } from '#lib/explore/explore.ts';
import { ONE, plus, ZERO, type Fraction } from '#lib/explore/fraction.ts';
import { gameOdds } from '#lib/explore/game.ts';
import { chainOf, FIRST } from '#lib/explore/odds.ts';
import { bruteForce, type Ratio } from './brute.ts';
import { underWay } from './tables.ts';

const POSITIONS = 500;
/** More decisions than are taken by hand for one position. */
const BUDGET = 500;

const isSame = ({ over, under }: Fraction, [a, b]: Ratio): boolean => over * b === a * under;

/** Whether each place is an end at which the player has died. */
function deathsIn({ places }: Graph, victim: number): readonly boolean[] {
	const start = places[0]?.position;
	return places.map(
		(place) =>
			start !== undefined &&
			place.comes.is === 'end' &&
			outcomeAt(start, place).players[victim]?.died === true
	);
}

describe('random small positions', () => {
	test(`${String(POSITIONS)} of them: outcomes, odds and shortest lines are those of a brute force`, () => {
		const counts = { compared: 0, dice: 0, choices: 0, deaths: 0, acts: 0, ways: 0 };
		for (let seed = 1; counts.compared < POSITIONS && seed < 40_000; seed++) {
			const table = underWay(seed);
			if (!table) continue;
			const { position, chance } = table;
			const victim = chance.below(2);
			const may = [[], [0], [1], [0, 1]][chance.below(4)] ?? [];
			const brute = bruteForce(position, victim, may, BUDGET);
			if (!brute || brute.ends === 1) continue;
			const graph = explore(position, { may, positions: 3_000 });
			const known = ['end', 'chance', 'choice'];
			if (!graph.whole || !graph.places.every(({ comes }) => known.includes(comes.is))) continue;
			const isDeath = deathsIn(graph, victim);
			const goal = (at: number): boolean => isDeath[at] === true;
			const most = gameOdds(graph, goal, () => 'for').chances[0] ?? ZERO;
			const least = gameOdds(graph, goal, () => 'against').chances[0] ?? ZERO;
			const fought =
				gameOdds(graph, goal, (who) => (who === victim ? 'against' : 'for')).chances[0] ?? ZERO;
			const told = { seed, may, victim };
			expect({ ...told, most: isSame(most, brute.most) }).toEqual({ ...told, most: true });
			expect({ ...told, fought: isSame(fought, brute.fought) }).toEqual({ ...told, fought: true });
			expect({ ...told, least: isSame(least, brute.least) }).toEqual({ ...told, least: true });
			const all = chancesOf(chainOf(graph, FIRST, (at) => at))[0] ?? new Map<number, Fraction>();
			expect([...all.values()].reduce(plus, ZERO)).toEqual(ONE);
			const shortest = graph.places
				.flatMap(({ cost }, at) => (goal(at) ? [[cost.acts, cost.decisions]] : []))
				.sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d)[0];
			expect({ ...told, shortest: shortest ?? null }).toEqual({
				...told,
				shortest: brute.shortest
			});
			counts.compared++;
			counts.ways += brute.ends;
			if (graph.places.some(({ comes }) => comes.is === 'chance')) counts.dice++;
			if (graph.places.some(({ comes }) => comes.is === 'choice' && comes.edges.length > 1))
				counts.choices++;
			if (brute.shortest) counts.deaths++;
			if (brute.shortest?.[0]) counts.acts++;
		}
		expect(counts.compared).toBe(POSITIONS);
		for (const often of [counts.dice, counts.choices, counts.deaths])
			expect(often).toBeGreaterThan(25);
	});
});
