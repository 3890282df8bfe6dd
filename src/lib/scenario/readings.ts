import type { Judge } from '../judge/judge.ts';
import type { EditionId } from '../model/words.ts';
import { ruleIn, type RuleId } from '../rules/index.ts';
import { READINGS, readingsOf, type ReadingId } from '../rules/readings.ts';
import type { Step } from '../rules/step.ts';
import { agree, type Agreed, type ComesTo, type ReadAs } from './agreement.ts';
import { isOfGame, sameWords } from './editions/told.ts';
import { withoutRules } from './editions/expected.ts';
import { lineEnd } from './expect/line-end.ts';
import { JUDGE, play, playLeniently, type Played } from './play.ts';
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
export function stepsOf(played: Played): readonly Step[] {
	if (!played.ok) return [];
	return [
		...played.begun.steps,
		...played.lines.flatMap(({ taken, edited }) => edited ?? taken.flatMap(({ steps }) => steps))
	];
}

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
 * only another reading leads to.
 */
export function playUnderReadings(scenario: Scenario, judge: Judge = JUDGE): UnderReadings {
	const { ways, ...agreed } = agree(scenario, (read) => {
		const run = play(read, judge);
		return { run, touched: touchedIn(run), comesTo: comesTo(read, judge) };
	});
	return { ...agreed, runs: ways.map(({ readings, run: played }) => ({ readings, played })) };
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
	const { begun, lines, position } = played;
	const answers = lines.flatMap(({ line, outcome, refused }) => {
		if (outcome) return outcome.held ? [] : [`fails: ${outcome.expected}`];
		return refused && !isExpectation(line) && !isAnswer(line)
			? [`cannot be done: ${lineText(line, names)}`]
			: [];
	});
	const steps = lines.flatMap(({ taken, edited }) => edited ?? taken.flatMap((one) => one.steps));
	return { end: lineEnd(position), answers, way: wayIn([...begun.steps, ...steps]) };
}

/** Whether a line only answers what is asked, or lets the game go on. */
export const isAnswer = (line: Line): boolean =>
	'do' in line && ['choose', 'roll', 'reveal', 'pass', 'everyone passes'].includes(line.do);
