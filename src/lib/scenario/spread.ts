import type { Graph } from '../explore/explore.ts';
import { compare, plus, ZERO, type Fraction } from '../explore/fraction.ts';
import { rollsIn } from '../explore/rolls.ts';
import type { MonsterOutcome, Outcome, PlayerOutcome } from '../judge/verdict/outcome.ts';
import { hp } from '../mechanics/stats.ts';
import type { Position } from '../model/position.ts';
import { cardName } from '../wording/index.ts';
import { SPREAD } from '../wording/odds.ts';
import { chanceOf, type Chance } from './chance.ts';

/** How likely each number of something is. Plain data; together they are 1. */
export interface Spread {
	/** How many dice are rolled until it is decided, or how much damage is left on somebody. */
	readonly of: 'rolls' | 'damage';
	/** "Damage on Amy at the end, of 2 HP". */
	readonly title: string;
	readonly numbers: readonly {
		/** "0", "2", "dies", "13 or more". */
		readonly label: string;
		readonly chance: Chance;
	}[];
}

/** An outcome with how likely it is. */
interface Weighed {
	readonly outcome: Outcome;
	readonly chance: Fraction;
}

/** The numbers that the dice make different: rolls until it is decided, and the damage on each. */
export function spreadsOf(graph: Graph, ends: readonly Weighed[]): readonly Spread[] {
	const start = graph.places[0]?.position;
	if (!start) return [];
	return [...rollSpread(graph), ...damageSpreads(start, ends)].filter(
		({ numbers }) => numbers.length > 1
	);
}

function rollSpread(graph: Graph): readonly Spread[] {
	const rolls = rollsIn(graph);
	if (!rolls) return [];
	const { by, more } = rolls;
	const numbers = [
		...by.map((chance, count) => ({ label: String(count), chance })),
		{ label: SPREAD.orMore(by.length), chance: more }
	];
	return [{ of: 'rolls', title: SPREAD.rolls, numbers: numbers.filter(isThere).map(told) }];
}

function damageSpreads(start: Position, ends: readonly Weighed[]): readonly Spread[] {
	const monsters = new Map(
		ends.flatMap(({ outcome }) =>
			outcome.monsters.flatMap(({ monster }) =>
				start.nextId > monster.object ? [[monster.object, monster.card] as const] : []
			)
		)
	);
	return [
		...start.players.map(({ name }, seat) =>
			damageSpread(
				SPREAD.damage(name, hp(start, { player: seat })),
				ends,
				({ players }) => players[seat]
			)
		),
		...[...monsters].map(([object, card]) =>
			damageSpread(SPREAD.damage(cardName(card), hp(start, { object })), ends, (outcome) =>
				outcome.monsters.find(({ monster }) => monster.object === object)
			)
		)
	];
}

function damageSpread(
	title: string,
	ends: readonly Weighed[],
	of: (outcome: Outcome) => PlayerOutcome | MonsterOutcome | undefined
): Spread {
	const sums = new Map<number, Fraction>();
	for (const { outcome, chance } of ends) {
		const one = of(outcome);
		const damage = one?.died ? Infinity : (one?.damage ?? 0);
		sums.set(damage, plus(sums.get(damage) ?? ZERO, chance));
	}
	const numbers = [...sums]
		.sort(([one], [other]) => one - other)
		.map(([damage, chance]) => ({
			label: damage === Infinity ? SPREAD.dies : String(damage),
			chance
		}));
	return { of: 'damage', title, numbers: numbers.filter(isThere).map(told) };
}

const isThere = ({ chance }: { readonly chance: Fraction }): boolean => compare(chance, ZERO) > 0;

const told = ({ label, chance }: { readonly label: string; readonly chance: Fraction }) => ({
	label,
	chance: chanceOf(chance)
});
