import { awaitedFor, isAllOf } from '../explore/awaited.ts';
import { explore, type Graph, type Limits } from '../explore/explore.ts';
import { outcomeAt } from '../explore/ending.ts';
import { holds, type Fact } from '../explore/facts.ts';
import { compare, ZERO, type Fraction } from '../explore/fraction.ts';
import { gameOdds, type GameOdds, type Side } from '../explore/game.ts';
import { inPlay } from '../model/in-play.ts';
import type { Position } from '../model/position.ts';
import type { Seat } from '../model/words.ts';
import { handsSentence } from '../wording/hands.ts';
import { cardName } from '../wording/index.ts';
import { factSentence } from '../wording/odds.ts';
import { doesClause } from '../wording/remedies.ts';
import { chanceOf, type Chance } from './chance.ts';
import { couldTrade } from './trades.ts';

/** Who plays for something and who against it; everybody else passes. */
export interface Sides extends Omit<Limits, 'may'> {
	readonly for?: readonly Seat[];
	readonly against?: readonly Seat[];
}

/** How likely a fact is where players play for it and against it. Plain data. */
export interface GoalOdds {
	readonly goal: Fact;
	/** "Gurdy dies." */
	readonly sentence: string;
	/** Where somebody of no side decides something, or not all was looked at, the least. */
	readonly chance: Chance;
	/** The most it can be then; null where it is one number. */
	readonly most: Chance | null;
	/** What the first of them who has more than one way does, as well as can be done. */
	readonly first: { readonly who: Seat; readonly words: string } | null;
	readonly positions: number;
	readonly whole: boolean;
	/** What nobody knows of the hands of those who play for or against it, in words. */
	readonly hands: string | null;
	/** Whether they could also trade, which is not looked at. */
	readonly trades: boolean;
}

/**
 * The exact odds of a death, a win or another fact if some players do all they can for it and others all they can
 * against it, everybody knowing the table.
 */
export function goalOdds(position: Position, goal: Fact, sides: Sides): GoalOdds {
	const { for: pro = [], against: con = [], ...limits } = sides;
	// What has come has come for good, whatever comes after it.
	const awaits = [awaitedFor(goal)];
	const graph = explore(position, { ...limits, may: [...new Set([...pro, ...con])], awaits });
	const start = graph.places[0]?.position ?? position;
	const sideOf =
		(others: Side) =>
		(who: Seat): Side =>
			pro.includes(who) ? 'for' : con.includes(who) ? 'against' : others;
	const isGoal =
		(unknown: boolean) =>
		(at: number): boolean => {
			const place = graph.places[at];
			if (!place) return false;
			if (place.comes.is !== 'end') return unknown;
			return isAllOf(place.came) || holds(goal, outcomeAt(start, place));
		};
	const low = gameOdds(graph, isGoal(false), sideOf('against'));
	const high = gameOdds(graph, isGoal(true), sideOf('for'));
	const [least, most]: readonly Fraction[] = [low.chances[0] ?? ZERO, high.chances[0] ?? ZERO];
	return {
		goal,
		sentence: factSentence(goal, position),
		chance: chanceOf(least ?? ZERO),
		most: least && most && compare(least, most) !== 0 ? chanceOf(most) : null,
		first: firstOf(graph, low, [...pro, ...con]),
		positions: graph.places.length,
		whole: graph.whole,
		hands: handsSentence(position, [...pro, ...con]),
		trades: pro.length + con.length > 0 && couldTrade(graph, limits.judge)
	};
}

/** What is done at the first place on the way at which somebody of a side has more than one way. */
function firstOf(
	{ places }: Graph,
	{ picks }: GameOdds,
	sided: readonly Seat[]
): GoalOdds['first'] {
	const met = new Set<number>();
	for (let at = 0; !met.has(at);) {
		met.add(at);
		const place = places[at];
		if (place?.comes.is !== 'choice') return null;
		const { who, edges } = place.comes;
		const edge = edges[picks[at] ?? 0];
		const [decision] = edge?.decisions ?? [];
		if (!edge || !decision) return null;
		if (edges.length > 1 && sided.includes(who))
			return { who, words: doesClause(place.position, decision) };
		at = edge.to;
	}
	return null;
}

const OF_PLAYERS = [
	'wins',
	'dies',
	'takes damage',
	'gains a soul',
	'loses a soul',
	'gains cents',
	'loses cents',
	'loots',
	'discards',
	'gains loot cards',
	'loses loot cards',
	'gains an item',
	'loses an item'
] as const;
const OF_MONSTERS = ['dies', 'takes damage'] as const;

/** A fact in words, as "Gurdy dies", "Amy wins", "Ben takes damage"; null where it is none at this table. */
export function factNamed(position: Position, text: string): Fact | null {
	const said = text.trim().replace(/\.$/u, '').toLowerCase();
	const isSaid = (name: string, does: string): boolean => said === `${name} ${does}`.toLowerCase();
	for (const [player, { name }] of position.players.entries())
		for (const does of OF_PLAYERS) if (isSaid(name, does)) return { does, player };
	for (const { object } of inPlay(position))
		for (const does of object.kind === 'monster' ? OF_MONSTERS : [])
			if (isSaid(cardName(object.card), does))
				return { does, monster: object.card, object: object.id };
	return null;
}
