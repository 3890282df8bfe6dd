import * as v from 'valibot';
import { fractionIn, percentTexts } from '../../../explore/percents.ts';
import { hingesOf, type Hinges } from '../../../scenario/hinge/hinges.ts';
import { linkFor } from '../../../scenario/link/index.ts';
import { oddsAt, type Likely, type Odds } from '../../../scenario/odds.ts';
import { scenarioSchema } from '../../../scenario/words/scenario.ts';
import { stoppingOf, type Stopping } from '../../../scenario/stop.ts';
import {
	lookedSentence,
	MAIN_ONLY,
	NO_RESPONSE_COUNTS,
	oddsHeading,
	refutedHeading
} from '../../../wording/index.ts';
import { sentence as sentenceOf } from '../../../wording/names.ts';
import type { Meanwhile } from '../meanwhile.ts';
import type {
	AheadAsked,
	OddsAsked,
	ShownHinges,
	ShownLikely,
	ShownOdds,
	ShownStopping,
	StoppingAsked
} from '../shapes/ahead.ts';
import { playedUpTo } from './played.ts';

const ASKED = { scenario: scenarioSchema, at: v.number() };
const AHEAD: v.GenericSchema<unknown, AheadAsked> = v.strictObject(ASKED);
const ODDS: v.GenericSchema<unknown, OddsAsked> = v.strictObject({
	...ASKED,
	respond: v.boolean()
});

const STOPPING: v.GenericSchema<unknown, StoppingAsked> = v.strictObject({
	...ASKED,
	unnamed: v.boolean()
});

/** Says how likely everything is that could come of a table. */
export function oddsAnswer(asked: unknown, meanwhile: Meanwhile<ShownOdds>): ShownOdds {
	const { respond, ...ahead } = v.parse(ODDS, asked);
	const { position } = playedUpTo(ahead).played;
	const may = respond ? position.players.map((_, seat) => seat) : [];
	const show = (odds: Odds): ShownOdds => shownOdds(odds, oddsHeading(position, may));
	const odds = oddsAt(position, { may, ...shownMeanwhile(meanwhile, show) });
	const given = show(odds);
	return respond && odds.whole && isAsLikely(odds, oddsAt(position))
		? { ...given, looked: `${NO_RESPONSE_COUNTS} ${given.looked}` }
		: given;
}

/** Whether everything is as likely by both. */
function isAsLikely(...both: readonly [Odds, Odds]): boolean {
	const [one, other] = both.map(({ facts, outcomes }) =>
		[...facts, ...outcomes]
			.map(({ sentence, chance, most }) =>
				[chance.fraction, (most ?? chance).fraction, sentence].join(' ')
			)
			.sort()
			.join('\n')
	);
	return one === other;
}

/** What an answer tells before it is there, as it is shown. */
const shownMeanwhile = <T, S>(
	{ looked, sofar }: Meanwhile<S>,
	show: (one: T) => S
): { readonly looked: Meanwhile<S>['looked']; readonly sofar: Meanwhile<T>['sofar'] } => ({
	looked,
	sofar: (known) => {
		sofar(() => show(known()));
	}
});

function shownOdds(odds: Odds, heading: string): ShownOdds {
	const { facts, outcomes, rest, spreads, tree, hangOn, compared } = odds;
	return {
		heading,
		facts: together(facts.map(shown)),
		outcomes: together([...outcomes, ...rest.map((one) => ({ ...one, most: null }))].map(shown)),
		spreads: spreads.map(({ title, numbers }) => ({
			title,
			numbers: together(numbers.map(({ label, chance }) => ({ label, ...chance })))
		})),
		tree,
		hangOn: hangOn.map(({ words }) => words),
		looked: [...(compared === 'main' ? [MAIN_ONLY] : []), lookedSentence(odds)].join(' ')
	};
}

/** What is shown below each other; where it is all that can come, its percents add up to 100. */
function together<T extends { readonly fraction: string; readonly percent: string }>(
	all: readonly T[]
): T[] {
	const fractions = all.flatMap((one) => fractionIn(one.fraction) ?? []);
	if (fractions.length < all.length) return [...all];
	const percents = percentTexts(fractions);
	return all.map((one, i) => ({ ...one, percent: percents[i] ?? one.percent }));
}

/** "1/4", "25%"; "1/4 to 1/2" where players make it more or less likely, "at most 1/2" where that begins at 0. */
function shown({ sentence, chance, most }: Likely): ShownLikely {
	return {
		sentence,
		fraction: most ? rangeWords(chance.fraction, most.fraction) : chance.fraction,
		percent: most ? `${chance.percent} to ${most.percent}` : chance.percent,
		most: (most ?? chance).value
	};
}

function rangeWords(from: string, to: string): string {
	if (from === '0') return to === '1' ? '' : `at most ${to}`;
	return to === '1' ? `at least ${from}` : `${from} to ${to}`;
}

/** Says whether anybody can still stop what comes of a table, and how. */
export function stoppingAnswer(asked: unknown, meanwhile: Meanwhile<ShownStopping>): ShownStopping {
	const { unnamed: tried, ...ahead } = v.parse(STOPPING, asked);
	const { position } = playedUpTo(ahead).played;
	const show = ({ is, refuted, unnamed, line, ...words }: Stopping): ShownStopping => ({
		sentence: words.sentence,
		unnamedSentences: [...words.unnamedSentences],
		refuted:
			refuted.length === 0
				? null
				: { heading: refutedHeading(refuted.length), responses: refuted.map(sentenceOf) },
		unnamed: !tried && unnamed.length > 0 && (is === 'cannot' || is === 'not found'),
		line: line && { plays: [...line.lines], sentence: line.sentence }
	});
	return show(stoppingOf(position, { unnamed: tried, ...shownMeanwhile(meanwhile, show) }));
}

/** Says which smallest changed facts would turn what comes of a table, each as a table of its own. */
export function hingesAnswer(asked: unknown, meanwhile: Meanwhile<ShownHinges>): ShownHinges {
	const { played, scenario } = playedUpTo(v.parse(AHEAD, asked));
	return shownHinges(hingesOf(scenario, played, shownMeanwhile(meanwhile, shownHinges)));
}

const shownHinges = ({ hinges, sentence }: Hinges): ShownHinges => ({
	sentence,
	hinges: hinges.map(({ words, sentence: then, scenario: twin }) => ({
		words,
		sentence: then,
		letters: linkFor({ scenario: twin, at: twin.script.length })
	}))
});
