import { FOREVER } from '../explore/chain.ts';
import { endingsOf, type Ending } from '../explore/ends.ts';
import { explore, type Graph, type Place } from '../explore/explore.ts';
import { compare, plus, ZERO, type Fraction } from '../explore/fraction.ts';
import { factsOf, holds, isFact, type Fact } from '../explore/facts.ts';
import { gameOdds, type Side } from '../explore/game.ts';
import { knownPart } from '../explore/known.ts';
import { oddsOf, type ChainOdds } from '../explore/odds.ts';
import { reduced, type Reduced } from '../explore/reduced.ts';
import type { Outcome } from '../judge/verdict/outcome.ts';
import type { Position } from '../model/position.ts';
import type { Seat } from '../model/words.ts';
import { choiceWords, factSentence, LEFT, NOTHING_MAIN } from '../wording/odds.ts';
import { handsSentence } from '../wording/hands.ts';
import { chanceOf, type Chance } from './chance.ts';
import type { AheadLimits } from './ahead-limits.ts';
import { sentenceAt } from './end-sentence.ts';
import { treeOf, type OddsBranch } from './odds-tree.ts';
import { couldTrade } from './trades.ts';
import { spreadsOf, type Spread } from './spread.ts';

/** Something with how likely it is. */
export interface Likely {
	/** The least, where a choice of a player or what is not known makes it another. */
	readonly chance: Chance;
	/** The most then; null where it is one number. */
	readonly most: Chance | null;
	readonly sentence: string;
}

/** An outcome with how likely it is. */
export interface LikelyOutcome extends Likely {
	/** Of several that come to the same in what is compared, the first. */
	readonly outcome: Outcome;
}

/** A death or a win with how likely it is, whatever else comes. */
export interface LikelyFact extends Likely {
	readonly fact: Fact;
}

/** What may still be left, as far as nobody can say how it goes on. */
export type LeftOver = keyof typeof LEFT;

/** What could come of a position and how likely it is. Plain data. */
export interface Odds {
	/** Deaths and wins, each with how likely it is, whatever else comes. */
	readonly facts: readonly LikelyFact[];
	/** The likeliest first. */
	readonly outcomes: readonly LikelyOutcome[];
	/** The rest, at most: with the least of the outcomes it makes 1 where nobody has a choice. */
	readonly rest: readonly {
		readonly is: LeftOver;
		readonly chance: Chance;
		readonly sentence: string;
	}[];
	/**
	 * The numbers that the dice make different: how many are rolled until it is decided, where nobody has a
	 * choice before the last one, and the damage on each player and monster. None where outcomes hang on choices or are not all known.
	 */
	readonly spreads: readonly Spread[];
	/** Choices of players that the odds hang on, each once; none while more could be looked at. */
	readonly hangOn: readonly { readonly who: Seat; readonly words: string }[];
	/** The same answer by answer: what the dice and the choices come to, one after the other;
	 * null where there are none, or somebody may respond. */
	readonly tree: OddsBranch | null;
	/** How closely outcomes are told apart: in everything that is told, or in deaths, souls, HP and who wins. */
	readonly compared: 'all' | 'main';
	/** How many different positions were looked at. */
	readonly positions: number;
	/** Whether nothing was left out. */
	readonly whole: boolean;
	/**
	 * What the least and the most are: `bounds` that nothing that is left out can pass, or what players have been
	 * found to `reach`, which others of their responses may pass.
	 */
	readonly ranges: 'bounds' | 'reach';
	/** What nobody knows of the hands of those who may respond, in words; what such cards could do is not counted. */
	readonly hands: string | null;
	/** Whether those who may respond could also trade, which is not looked at. */
	readonly trades: boolean;
}

/**
 * The exact odds of everything that could come of a position, until nothing that was said is left undone.
 * Nobody responds, unless `limits.may` says who may do whatever the rules allow. Where a choice that somebody
 * has makes no difference the odds are one number each; where one does, they lie between two.
 */
export function oddsAt(position: Position, limits: AheadLimits<Odds> = {}): Odds {
	const { may = [] } = limits;
	const hands = handsSentence(position, may);
	const on = (graph: Graph): Odds => ({
		...(may.length > 0 ? oddsReached(graph) : oddsOn(graph)),
		hands,
		trades: may.length > 0 && couldTrade(graph, limits.judge)
	});
	const sofar = (graph: Graph): void => limits.sofar?.(() => on(graph));
	return on(explore(position, { ...limits, sofar }));
}

/** The same where players may respond: of a part, what they can make of it by what is known. */
function oddsReached(graph: Graph): Odds {
	const part = graph.whole ? null : knownPart(graph);
	return part ? { ...oddsOn(part), spreads: [], ranges: 'reach' } : oddsOn(graph);
}

/** The odds of a graph, as far as it was looked at: what lies behind that may come to anything. */
function oddsOn(graph: Graph): Odds {
	const close = solved(graph, 'all');
	if (close.odds.hangOn.length === 0) return told(graph, close);
	const alike = close.endings.length > MOST_WORDED ? close : solved(graph, 'all', toldAlike);
	if (alike.odds.hangOn.length === 0) return told(graph, alike);
	const main = solved(graph, 'main');
	const isSure = main.odds.hangOn.length === 0 && main.endings.length > 1;
	return told(graph, isSure || alike.endings.length > FEW_ENDINGS ? main : alike);
}

/** So many outcomes that hang on choices are told apart in everything that is said of them. */
const FEW_ENDINGS = 8;
/** Of more it is not asked what would be said of each. */
const MOST_WORDED = 300;

const RESTS: readonly LeftOver[] = ['unknown', 'wide', 'open', 'forever'];

/** A graph with its ends told apart as closely as is said, and their odds. */
interface Solved {
	readonly compared: Odds['compared'];
	readonly endings: readonly Ending[];
	/** The same with places that come to the same taken as one. */
	readonly small: Reduced;
	/** Which ending a place of the small graph is, or which rest, counted after them. */
	readonly endOf: (place: number) => number;
	readonly odds: ChainOdds;
}

function solved(
	graph: Graph,
	compared: Odds['compared'],
	joined: (graph: Graph, endings: readonly Ending[]) => readonly Ending[] = (_, all) => all
): Solved {
	const endings = joined(graph, endingsOf(graph, compared));
	const ends = new Map(endings.flatMap(({ places }, end) => places.map((at) => [at, end])));
	const endAt = (at: number): number => ends.get(at) ?? endings.length + restAt(graph.places[at]);
	const small = reduced(graph, endAt);
	const endOf = (at: number): number => endAt(small.placesOf[at]?.[0] ?? at);
	return { compared, endings, small, endOf, odds: oddsOf(small.graph, endOf) };
}

/** Endings of which the same is said, as one: each with the outcome of the first. */
function toldAlike(graph: Graph, endings: readonly Ending[]): readonly Ending[] {
	const found = new Map<string, Ending>();
	for (const ending of endings) {
		const said = sentenceAt(graph, ending.places);
		const before = found.get(said);
		found.set(said, before ? { ...before, places: [...before.places, ...ending.places] } : ending);
	}
	return [...found.values()];
}

function told(graph: Graph, { compared, endings, small, endOf, odds }: Solved): Odds {
	const { chances, hangOn } = odds;
	const sumOf = (isIt: (end: number) => boolean): Fraction =>
		[...chances].reduce((all, [end, by]) => (isIt(end) ? plus(all, by) : all), ZERO);
	/** How likely it is if everybody plays for it or against it. */
	const playedTo = (isIt: (end: number) => boolean, side: Side): Fraction =>
		hangOn.length === 0
			? sumOf(isIt)
			: (gameOdds(
					small.graph,
					(at) => isIt(endOf(at)),
					() => side
				).chances[0] ?? ZERO);
	/** The least and the most that players can make of it, and what is not known. */
	const rangeOf = (isIt: (end: number) => boolean): Range => ({
		low: playedTo(isIt, 'against'),
		high: playedTo((end) => isIt(end) || end >= endings.length, 'for')
	});
	const left = sumOf((end) => end >= endings.length);
	/** The same of one ending: where nobody has a choice it is what the chain says, and there may be hundreds. */
	const rangeOfEnding = (end: number): Range => {
		const low = chances.get(end) ?? ZERO;
		return hangOn.length === 0 ? { low, high: plus(low, left) } : rangeOf((one) => one === end);
	};
	const outcomes = endings.flatMap((ending, end) => {
		const range = rangeOfEnding(end);
		return compare(range.high, ZERO) === 0 ? [] : [{ ending, range }];
	});
	const start = graph.places[0]?.position;
	// Going round and round with a choice may come to the same, whatever is chosen.
	const hangs =
		graph.whole &&
		hangOn.length > 0 &&
		outcomes.some(({ range: { low, high } }) => compare(low, high) !== 0);
	const rest = RESTS.map((is, at) => ({
		is,
		chance:
			is === 'forever'
				? (chances.get(FOREVER) ?? ZERO)
				: playedTo((end) => end === endings.length + at, 'for')
	}));
	return {
		facts: factsIn(endings.map(({ outcome }) => outcome))
			.map((fact) => ({
				fact,
				range: rangeOf((end) => {
					const outcome = endings[end]?.outcome;
					return outcome !== undefined && holds(fact, outcome);
				})
			}))
			.sort(likeliestFirst)
			.map(({ fact, range }) => ({
				fact,
				sentence: start ? factSentence(fact, start) : '',
				...likely(range)
			})),
		outcomes: outcomes.sort(likeliestFirst).map(({ ending, range }) => ({
			...likely(range),
			sentence: sentenceAt(graph, ending.places, compared === 'main' ? NOTHING_MAIN : undefined),
			outcome: ending.outcome
		})),
		rest: rest.flatMap(({ is, chance }) =>
			compare(chance, ZERO) === 0
				? []
				: [{ is, chance: chanceOf(chance), sentence: LEFT[is](graph.places.length) }]
		),
		spreads:
			!hangs && rest.every(({ chance }) => compare(chance, ZERO) === 0)
				? spreadsOf(
						graph,
						outcomes.map(({ ending: { outcome }, range: { low: chance } }) => ({ outcome, chance }))
					)
				: [],
		hangOn: hangs
			? choicesIn(
					graph,
					hangOn.flatMap((at) => small.placesOf[at] ?? [])
				)
			: [],
		tree: treeOf(small, graph),
		compared,
		positions: graph.places.length,
		whole: graph.whole,
		ranges: 'bounds',
		hands: null,
		trades: false
	};
}

interface Range {
	readonly low: Fraction;
	readonly high: Fraction;
}

const likeliestFirst = (one: { range: Range }, other: { range: Range }): number =>
	compare(other.range.high, one.range.high) || compare(other.range.low, one.range.low);

const likely = ({ low, high }: Range): Pick<Likely, 'chance' | 'most'> => ({
	chance: chanceOf(low),
	most: compare(low, high) === 0 ? null : chanceOf(high)
});

/** Every fact of some outcomes, once: who wins, then monsters, then players, as a verdict tells them. */
function factsIn(outcomes: readonly Outcome[]): readonly Fact[] {
	const found: Fact[] = [];
	for (const fact of outcomes.flatMap(factsOf))
		if (!found.some((one) => isFact(one, fact))) found.push(fact);
	return found.sort((one, other) => rankOf(one) - rankOf(other));
}

const rankOf = (fact: Fact): number =>
	fact.does === 'wins' || fact.does === 'all lose' ? 0 : 'object' in fact ? 1 : 2;

/** Which rest a place is that is no end. */
function restAt(place: Place | undefined): number {
	const is = place?.comes.is;
	return RESTS.indexOf(is === 'unknown' || is === 'wide' ? is : 'open');
}

function choicesIn({ places }: Graph, at: readonly number[]): Odds['hangOn'] {
	const found = new Map<string, Odds['hangOn'][number]>();
	for (const one of at) {
		const place = places[one];
		if (place?.comes.is !== 'choice') continue;
		const { who } = place.comes;
		const words = choiceWords(place.position, who);
		found.set(words, { who, words });
	}
	return [...found.values()];
}
