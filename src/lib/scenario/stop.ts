import { awaitedFor } from '../explore/awaited.ts';
import { endingsOf, type Ending } from '../explore/ends.ts';
import { explore, isAct, type Graph } from '../explore/explore.ts';
import { compare, ONE, ZERO } from '../explore/fraction.ts';
import { gameOdds } from '../explore/game.ts';
import { factsOf, holds, leastFactsOf, lesserFactsOf, type Fact } from '../explore/facts.ts';
import { JUDGE } from '../judge/judge.ts';
import type { Position } from '../model/position.ts';
import type { CardKey, Seat } from '../model/words.ts';
import { factSentence } from '../wording/odds.ts';
import { doesClause } from '../wording/remedies.ts';
import {
	PENDING,
	stoppingSentence,
	unnamedSentences,
	type Pending,
	type Unsettled
} from '../wording/stop.ts';
import type { AheadLimits } from './ahead-limits.ts';
import { sentenceAt } from './end-sentence.ts';
import { isProof, turningCards } from './turning-cards.ts';
import { facesThatDo } from './faces-that-do.ts';
import { couldTrade } from './trades.ts';
import { anyTurn, likelyTurn, turns } from './turning-search.ts';
import { lineOfTaken, replayed, wayTo, type TurningLine } from './turning-line.ts';

/**
 * Whether anybody can still stop what comes if nobody responds: deaths, wins, damage, souls. Plain data.
 * - `can`: there is a line that turns it, with the fewest acts, and with these the fewest decisions; one on which players
 *   undo what they did themselves only where no other with as few acts was found;
 * - `cannot`: there is none, which is proved: all that can come was looked at;
 * - `not found`: none was found, which is no proof;
 * - `open`: none of these comes whatever the dice show.
 */
export interface Stopping {
	readonly is: 'can' | 'cannot' | 'not found' | 'open';
	/**
	 * The deaths and wins that come if nobody responds, whatever is rolled or chosen; where there are none,
	 * the damage that is taken and the souls that are gained and lost; where there is none of it either, what
	 * players gain and lose.
	 */
	readonly settled: readonly { readonly fact: Fact; readonly sentence: string }[];
	/** The answer in words, with the cards that are named. */
	readonly sentence: string;
	/** What is known of the cards that nobody has named, in words; none where there are none, or it can be stopped without. */
	readonly unnamedSentences: readonly string[];
	readonly line: StoppingLine | null;
	/** Responses that are proved not to turn it if nobody makes another; none while that is not known of all. */
	readonly refuted: readonly string[];
	/** How many different positions were looked at; where nothing is settled, of those without responses. */
	readonly positions: number;
	/** Whether those are all that can come. */
	readonly whole: boolean;
	/** Whether players could go on forever instead. */
	readonly forever: boolean;
	/** Whether players could also trade, which is not looked at. */
	readonly trades: boolean;
	/** Those who may respond and have cards in hand that nobody has named. */
	readonly unnamed: readonly Unnamed[];
}

/** A line that stops it. Plain data. */
export interface StoppingLine extends TurningLine {
	/** For each of its dice the numbers with which it can still be stopped. */
	readonly faces: readonly (readonly number[])[];
}

/** Cards in hand that nobody has named. */
export interface Unnamed {
	readonly player: Seat;
	readonly cards: number;
	/**
	 * The loot cards of the whole library of which one would do, if it were among them; null where that was not
	 * asked, or something else stops it already, or nothing is settled.
	 */
	readonly turning: readonly CardKey[] | null;
	/** How many further ones may or may not: not all that can come of them was looked at, or nothing yet. */
	readonly open: number;
}

/**
 * Whether anybody can still stop what comes of a position if nobody responds: the deaths and wins or, where
 * there are none, the damage and the souls, or what players gain and lose. It looks at every legal response of the players in `limits.may`, who are all unless it is said, with the cards that are named.
 */
export function stoppingOf(
	position: Position,
	limits: AheadLimits<Stopping> & {
		/** Whether every loot card is tried in the place of one that nobody has named, which takes longer. */
		readonly unnamed?: boolean;
	} = {}
): Stopping {
	const everybody = position.players.map((_, seat) => seat);
	const { unnamed: tries = false, sofar, ...others } = limits;
	const { may = everybody, judge = JUDGE } = limits;
	const alone = explore(position, { ...others, may: [] });
	const settled = settledIn(alone);
	const unnamed = may.flatMap((player) => {
		const cards = position.players[player]?.hand.filter(({ card }) => card === null).length ?? 0;
		return cards > 0 ? [{ player, cards, turning: null, open: 0 }] : [];
	});
	const none: Unworded = {
		is: 'open',
		settled: told(settled, position),
		line: null,
		refuted: [],
		positions: alone.places.length,
		whole: alone.whole,
		forever: false,
		trades: false,
		unnamed
	};
	if (settled.length === 0)
		return inWords(none, position, { comes: onlySentence(alone), pending: pendingIn(alone) });
	const notFound = (graph: Graph): Unworded => ({
		...none,
		is: 'not found',
		refuted: refutedIn(graph),
		positions: graph.places.length,
		whole: graph.whole,
		trades: couldTrade(graph, judge)
	});
	const graph = likelyTurn(
		position,
		{ ...others, may, sofar: (now) => sofar?.(() => inWords(notFound(now), position)) },
		settled
	);
	const looked = notFound(graph);
	if (graph.found !== null) {
		const taken = replayed(wayTo(graph, graph.found), may, judge);
		const start = graph.places[0]?.position ?? position;
		const awaits = settled.map(awaitedFor);
		const faces = facesThatDo(taken, { ...others, may, judge, awaits }, turns(start, settled));
		const line = { ...lineOfTaken(graph, taken, graph.found, judge), faces };
		return inWords({ ...looked, is: 'can', line }, position);
	}
	const isAll = isProof(graph);
	const proved: Unworded = {
		...looked,
		is: isAll ? 'cannot' : 'not found',
		forever: isAll && canGoOn(graph)
	};
	return inWords(tries ? withTurning(proved) : proved, position);

	/** Tries every loot card in the place of one that nobody has named, a player after the other. */
	function withTurning(said: Unworded): Unworded {
		let now = said;
		const tryOne = (named: Position): Graph =>
			anyTurn(named, { positions: MOST_FOR_ONE, ...others, may }, settled);
		for (const [nth, one] of unnamed.entries())
			for (const cards of turningCards(position, one.player, tryOne)) {
				now = { ...now, unnamed: now.unnamed.with(nth, { ...one, ...cards }) };
				const known = now;
				sofar?.(() => inWords(known, position));
			}
		return now;
	}
}

type Unworded = Omit<Stopping, 'sentence' | 'unnamedSentences'>;

/** The responses that do not turn it alone, each once; none while not every one of them was looked at to its ends. */
function refutedIn({ places, acts }: Graph): readonly string[] {
	const alone = places.filter(({ cost }) => cost.acts < 2);
	if (acts < 2 || alone.some(({ comes: { is } }) => is === 'unknown' || is === 'wide')) return [];
	return [
		...new Set(
			alone.flatMap(({ position, comes, cost }) =>
				comes.is === 'choice' && cost.acts === 0
					? comes.edges.flatMap(({ decisions }) =>
							decisions.filter(isAct).map((decision) => doesClause(position, decision))
						)
					: []
			)
		)
	];
}

/** Positions that are looked at for one card that nobody has named. */
const MOST_FOR_ONE = 1_500;

const told = (facts: readonly Fact[], position: Position): Stopping['settled'] =>
	facts.map((fact) => ({ fact, sentence: factSentence(fact, position) }));

/** What comes of it, where only one thing can. */
function onlySentence(graph: Graph): string | null {
	const [only, ...others] = endingsOf(graph, 'all');
	return graph.whole && only && others.length === 0 ? sentenceAt(graph, only.places) : null;
}

const inWords = (
	stopping: Unworded,
	position: Position,
	unsettled: Unsettled = { comes: null, pending: [] }
): Stopping => ({
	...stopping,
	sentence: stoppingSentence(stopping, unsettled),
	unnamedSentences: hasNoWay(stopping) ? unnamedSentences(stopping, position) : []
});

/** Whether nothing is known that stops it, so that cards that nobody has named are asked about. */
const hasNoWay = ({ is }: Unworded): boolean => is === 'cannot' || is === 'not found';

/**
 * What comes at every end: deaths and wins, or else damage and souls, or else what players gain and lose; none where
 * something else than an end can come.
 */
function settledIn(graph: Graph): readonly Fact[] {
	const goesOn = graph.places.some(
		({ comes: { is } }) => is === 'unknown' || is === 'wide' || is === 'open'
	);
	if (goesOn) return [];
	const main = endingsOf(graph, 'main');
	const weighty = inAll(main, factsOf);
	if (weighty.length > 0) return weighty;
	const lesser = inAll(main, lesserFactsOf);
	return lesser.length > 0 ? lesser : inAll(endingsOf(graph, 'all'), leastFactsOf);
}

/** The facts of a kind that every ending has. */
function inAll(
	[first, ...others]: readonly Ending[],
	factsIn: (outcome: Ending['outcome']) => readonly Fact[]
): readonly Fact[] {
	return first
		? factsIn(first.outcome).filter((fact) => others.every(({ outcome }) => holds(fact, outcome)))
		: [];
}

/** What nothing can be settled before: dice, choices of players, cards that nobody has named. */
function pendingIn({ places }: Graph): readonly Pending[] {
	const isThere = (pending: Pending): boolean =>
		places.some(({ comes }) =>
			pending === 'cards'
				? comes.is === 'unknown'
				: pending === 'dice'
					? comes.is === 'chance'
					: comes.is === 'choice' && comes.edges.length > 1
		);
	return PENDING.filter(isThere);
}

/** Whether players can choose so that no end is sure to come. */
function canGoOn(graph: Graph): boolean {
	const isEnd = (at: number): boolean => graph.places[at]?.comes.is === 'end';
	const ends = gameOdds(graph, isEnd, () => 'against').chances[0] ?? ZERO;
	return compare(ends, ONE) < 0;
}
