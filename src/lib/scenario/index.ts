/**
 * Scenarios: the text a person reads and writes, the same as data, and the playing of it.
 *
 * @example
 * const parsed = parse(text);
 * if (parsed.ok) {
 *   const played = play(parsed.scenario);
 *   if (played.ok) console.log(played.held);
 * }
 */
export { parse, type Asked, type Parsed, type Places } from './parse/parse.ts';
export type { TextPlace } from './parse/header.ts';
export { lineText, namesOf, print } from './print/print.ts';
export { problemText, type Problem } from './parse/problem.ts';
export { start, type Started } from './start/start.ts';
export type { Impossible } from './start/setup-builder.ts';
export {
	play,
	playLeniently,
	playOn,
	type Played,
	type PlayedLines,
	type Stopped
} from './play.ts';
export { playLine, reachedAt, reachedBy, type Reached } from './play-line.ts';
export {
	isIdle,
	stepsAt,
	toldAt,
	toldIn,
	unplayedAt,
	type Came,
	type DecidedBy,
	type DoesNotFollow,
	type Entry,
	type Happened,
	type Opening,
	type TakenDecision
} from './entry.ts';
export { decisionOf } from './resolve.ts';
export {
	verdictOf,
	verdictsOf,
	type Because,
	type DependsOn,
	type RefusedAct,
	type SoFar,
	type Verdict
} from './verdict.ts';
export {
	oddsAt,
	type LeftOver,
	type Likely,
	type LikelyFact,
	type LikelyOutcome,
	type Odds
} from './odds.ts';
export type { OddsBranch, OddsWay } from './odds-tree.ts';
export { factNamed, goalOdds, type GoalOdds, type Sides } from './goal.ts';
export { hingesOf, type Hinge, type Hinges } from './hinge/hinges.ts';
export { stoppingOf, type Stopping, type StoppingLine } from './stop.ts';
export { type TurningLine } from './turning-line.ts';
export { differenceOf, type Compared, type LineDifference } from './difference.ts';
export {
	remediesOf,
	remediesOfAct,
	remediesOfLine,
	type Looking,
	type Remedies,
	type Remedy
} from './remedy/remedies.ts';
export { REMEDY_KINDS, type RemedyKind } from './remedy/kinds.ts';
export { claimWords, type Claim, type ClaimWhat } from './claim/claim.ts';
export { courseFrom, judged, type Judgement } from './claim/judged.ts';
export { claimsOf, type Dispute } from './claim/offered.ts';
export { rulingAbout, triedIn, type RuledRefusal, type Tried } from './ruling/about.ts';
export { ruledRefusals } from './ruling/refusals.ts';
export { verdictUnderReadings, type HangsOn } from './verdict-readings.ts';
export { check, type Outcome } from './expect/expect.ts';
export { itemText, itemThing, optionText, optionThing, stackText } from './describe/describe.ts';
export { objectThing } from './describe/object.ts';
export * from './scenario.ts';
export { GAME_EVENTS } from './words/lists.ts';
export type * from './words/things.ts';
export { applyEdit, type EditResult } from './edit/apply.ts';
export type { Among } from './words/lists.ts';
export type { Edit, ObjectChange } from './words/edit/changes.ts';
export type { PlayerChange } from './words/player.ts';
export { actOf } from './act-of.ts';
export { type ComesTo, type ReadAs, type Way } from './agreement.ts';
export { endsDiffer, type LineEnd } from './expect/line-end.ts';
export {
	openRulesIn,
	playUnderReadings,
	stepsOf,
	touchedIn,
	type ReadingRun,
	type UnderReadings
} from './readings.ts';
export { refusalRules, rulesCited, rulesNamed } from './cites.ts';
export { spelledOut } from './spelled-out.ts';
export { fromJson, type FromJson } from './from-json.ts';
export { scenarioSchema } from './words/scenario.ts';
export { scenarioOf } from './describe/scenario-of.ts';
export { scenarioOfGame } from './describe/game-so-far.ts';
export {
	parseRuling,
	RULING_STATUSES,
	type ParsedRuling,
	type Ruling,
	type RulingScenario,
	type RulingStatus
} from './ruling/ruling.ts';
export { TOPICS, type Topic } from './ruling/topics.ts';
export { allDifferences } from './expect/all-facts.ts';
export { differences, factsOf, type Difference as EndDifference } from './expect/ends.ts';
export * from './editions/index.ts';
export type { Chance } from './chance.ts';
export type { Spread } from './spread.ts';
