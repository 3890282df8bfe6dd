import { JUDGE, prompt, type Judge } from '../judge/judge.ts';
import type { EditionId } from '../model/words.ts';
import { promptSentence } from '../wording/prompts.ts';
import { ruleIn, type RuleId } from '../rules/index.ts';
import { READINGS, readingsOf, type ReadingId } from '../rules/readings.ts';
import type { Step } from '../rules/step.ts';
import { agree, type Agreed, type ComesTo, type ReadAs } from './agreement.ts';
import { isOfGame, sameWords } from './editions/told.ts';
import { withoutRules } from './editions/expected.ts';
import { lineEnd } from './expect/line-end.ts';
import { replayUnder } from './editions/replay.ts';
import type { UnderEdition } from './editions/replayed.ts';
import { goneOn } from './editions/supposed.ts';
import { stepsAt, type Entry } from './entry.ts';
import { play, playLeniently, type Played, type Stopped } from './play.ts';
import { lineText, namesOf } from './print/print.ts';
import { isExpectation, type Line, type Scenario } from './scenario.ts';

/** A scenario played under some readings. */
export interface ReadingRun {
	/** Each reading that any run touched, with the value followed in this one. */
	readonly readings: ReadAs;
	readonly played: Played;
}

/** A scenario under every reading that it touches. */
export interface UnderReadings extends Pick<
	Agreed<Played>,
	'touched' | 'agreement' | 'on' | 'apart' | 'complete'
> {
	/** The scenario as it stands first. */
	readonly runs: readonly ReadingRun[];
}

/** Every step of a scenario that was played, in order. */
export const stepsOf = (played: Played): readonly Step[] =>
	played.ok ? [played.opening, ...played.entries].flatMap(stepsAt) : [];

/** The readings whose answer decided something. */
export const touchedIn = (played: Played): readonly ReadingId[] => readingsIn(stepsOf(played));

/** The readings whose answer decided one of these steps. */
export const readingsIn = (steps: readonly Step[]): readonly ReadingId[] => [
	...new Set(steps.flatMap((step) => step.readings))
];

/** The open rules that these steps rest on and that the judge knows one answer to: no reading is theirs. */
export const openRulesIn = (steps: readonly Step[], edition: EditionId): readonly RuleId[] => {
	const near: readonly RuleId[] = readingsOf(edition).map((id) => READINGS[id].near);
	const cited = new Set(steps.flatMap(({ rules }) => rules));
	return [...cited].filter(
		(id) => !near.includes(id) && (ruleIn(id, edition)?.status ?? 'settled') !== 'settled'
	);
};

/** What happened to the game, in words that are the same whatever was read to get there. */
export const wayIn = (steps: readonly Step[]): readonly string[] =>
	steps.flatMap(({ what }) => (isOfGame(what) ? [sameWords(what)] : []));

/**
 * Plays a scenario under every combination of the readings that it touches, those included that
 * only another reading leads to. What the script answers is answered where it is asked.
 */
export function playUnderReadings(scenario: Scenario, judge: Judge = JUDGE): UnderReadings {
	const again = redoing(scenario, judge);
	const unruled = redoing(withoutCitations(scenario), judge);
	const { ways, ...agreed } = agree(scenario, (read) => {
		const run = read === scenario ? play(scenario, judge) : (again(read) ?? play(read, judge));
		const replayed = read === scenario ? null : unruled(withoutCitations(read));
		const comes = replayed ? comesToOf(replayed) : comesTo(read, judge);
		return { run, touched: touchedIn(run), comesTo: comes };
	});
	return { ...agreed, runs: ways.map(({ readings, run: played }) => ({ readings, played })) };
}

/** A scenario under other readings, as it was played; null where a replay cannot tell. */
type Again = (read: Scenario) => Extract<Played, { ok: true }> | null;

/**
 * Plays a scenario again under other readings: what its own run answers is answered where the same is
 * asked, a little earlier or later. Where its own run came to no end, there is nothing to go by.
 */
function redoing(scenario: Scenario, judge: Judge): Again {
	const played = play(scenario, judge);
	if (!played.ok || played.stopped) return () => null;
	const { rules } = scenario;
	const own = replayUnder(scenario, rules, judge, played);
	return (read) => {
		const stopped = replayUnder(read, rules, judge, played);
		if (!own.ok || !stopped.ok) return null;
		const gone = goneOn(own, stopped, (supposing) =>
			replayUnder(read, rules, judge, played, supposing)
		);
		// What one of several answers would do is no answer to what comes of a reading.
		return asPlayed(gone.entries.some(isSupposedAsItWent) ? stopped : gone);
	};
}

const isSupposedAsItWent = ({ decisions }: Entry): boolean =>
	decisions.some(({ by }) => by === 'as it went');

/** A replay as if its script had been played. */
function asPlayed({
	opening,
	entries,
	position,
	open
}: Extract<UnderEdition, { ok: true }>): Extract<Played, { ok: true }> {
	const stopped: Stopped | null = open && {
		at: open.at,
		trouble: { message: 'Something is asked here that the script has no answer to.' },
		refusal: null
	};
	const reached = stopped ? entries.slice(0, stopped.at + 1) : entries;
	const held = stopped === null && reached.every(({ outcome }) => outcome?.held ?? true);
	return { ok: true, opening, entries: reached, position, stopped, held };
}

/** What comes of a scenario that was played again: what it could not do is told by its table. */
function comesToOf(played: Extract<Played, { ok: true }>): ComesTo {
	const { entries, position, stopped } = played;
	const fails = entries.flatMap(({ outcome }) =>
		!outcome || outcome.held ? [] : [`fails: ${outcome.expected}`]
	);
	const asks = stopped
		? [`the script does not answer: ${promptSentence(position, prompt(position))}`]
		: [];
	return { end: lineEnd(position), answers: [...fails, ...asks], way: wayIn(stepsOf(played)) };
}

/** The scenario with expectations of what happens alone, by whatever rule: as many lines as before. */
export const withoutCitations = (scenario: Scenario): Scenario => ({
	...scenario,
	script: scenario.script.map((line) =>
		isExpectation(line) ? (withoutRules(line) ?? { expect: 'steps', steps: [] }) : line
	)
});

/**
 * What comes of a scenario: an answer that nothing asks for under these readings is left out, and an
 * expectation holds whatever rules it names.
 */
function comesTo(scenario: Scenario, judge: Judge): ComesTo {
	const played = playLeniently(withoutCitations(scenario), judge);
	if (!played.ok) return { end: null, answers: [], way: [] };
	const names = namesOf(scenario);
	const answers = played.entries.flatMap(({ line, outcome, refused }) => {
		if (outcome) return outcome.held ? [] : [`fails: ${outcome.expected}`];
		return refused && !isExpectation(line) && !isAnswer(line)
			? [`cannot be done: ${lineText(line, names)}`]
			: [];
	});
	return { end: lineEnd(played.position), answers, way: wayIn(stepsOf(played)) };
}

/** Whether a line only answers what is asked, or lets the game go on. */
export const isAnswer = (line: Line): boolean =>
	'do' in line && ['choose', 'roll', 'reveal', 'pass', 'everyone passes'].includes(line.do);
