/**
 * The judge as a library: what a bot, a tool or another site calls.
 *
 * Plain data in, plain data out: a position and a decision give the next position and the steps,
 * each with its rules. Nothing here throws for what a person wrote; a text that cannot be read, an
 * impossible table and a refused decision are values.
 *
 * A position is taken as the judge has given it. One from outside goes through `readPosition` first; a
 * decision needs no such care, as `decide` and `why` refuse whatever is none.
 *
 * @example
 * import { parse, play, print } from 'fizzle';
 * const parsed = parse(text);
 * if (parsed.ok) console.log(play(parsed.scenario).ok, print(parsed.scenario));
 */

// So that the cards of all sets are known.
import '../lib/cards/sets/known.ts';

// The judge: begin, prompt, decide, why, replay.
export {
	begin,
	decide,
	prompt,
	replay,
	why,
	type Begun,
	type Decided,
	type Judge,
	type Replayed
} from '../lib/judge/judge.ts';
// Positions and decisions from outside, such as stored JSON, are read first; `decide` and `why` read the
// decision that they are given in the same way.
export { readDecision, type FromOutside } from '../lib/judge/from-outside.ts';
export { readPosition } from '../lib/judge/read-position.ts';
export { decisionSchema } from '../lib/judge/schema/decision.ts';
export { positionSchema } from '../lib/judge/schema/position.ts';
export type { Prompt } from '../lib/judge/prompt.ts';
export type { Decision } from '../lib/model/decision.ts';
export type { Happening } from '../lib/model/happening/index.ts';
export type { Position } from '../lib/model/position.ts';
export type { CardKey, EditionId } from '../lib/model/words.ts';
export type { Refusal, Step } from '../lib/rules/step.ts';

// Scenarios: the notation, the same as data, laying it out and playing it.
export {
	actOf,
	check,
	decisionOf,
	claimsOf,
	claimWords,
	courseFrom,
	factNamed,
	fromJson,
	goalOdds,
	hingesOf,
	judged,
	lineText,
	namesOf,
	oddsAt,
	parse,
	play,
	playLine,
	playUnderReadings,
	print,
	problemText,
	reachedAt,
	reachedBy,
	rulesCited,
	remediesOf,
	remediesOfAct,
	replayUnder,
	scenarioOf,
	scenarioOfGame,
	start,
	stepsAt,
	stepsOf,
	stoppingOf,
	toldAt,
	underBoth,
	differenceOf,
	verdictOf,
	verdictsOf,
	verdictUnderReadings,
	type Because,
	type Chance,
	type ClaimWhat,
	type Compared,
	type DependsOn,
	type LineDifference,
	type Dispute,
	type Divergence,
	type Entry,
	type FromJson,
	type GoalOdds,
	type HangsOn,
	type Hinge,
	type Hinges,
	type Impossible,
	type InBoth,
	type Judgement,
	type Likely,
	type LikelyFact,
	type LikelyOutcome,
	type Line,
	type Odds,
	type OddsBranch,
	type OddsWay,
	type Outcome,
	type Parsed,
	type Played,
	type Problem,
	type Reached,
	type RefusedAct,
	type Remedies,
	type Remedy,
	type RemedyKind,
	type Scenario,
	type Sides,
	type Started,
	type Stopped,
	type Stopping,
	type StoppingLine,
	type TakenDecision,
	type TurningLine,
	type UnderBoth,
	type UnderEdition,
	type UnderReadings,
	type Verdict
} from '../lib/scenario/index.ts';

// What comes if nobody does anything more.
export type { DifferenceKind } from '../lib/judge/verdict/because.ts';
export type {
	AttackOutcome,
	Change,
	MonsterOutcome,
	Outcome as LineOutcome,
	PlayerOutcome,
	Silent,
	Undone
} from '../lib/judge/verdict/outcome.ts';

// What could still happen.
export {
	explore,
	exploring,
	type Comes,
	type Edge,
	type Graph,
	type Limits,
	type Place
} from '../lib/explore/explore.ts';
export type { Fact } from '../lib/explore/facts.ts';

// Links to the table.
export { decodeLink, linkFor, type Opened, type Shared } from '../lib/scenario/link/index.ts';

// What a person is told.
export {
	agreementSentence,
	cardName,
	decisionSentence,
	playerName,
	promptSentence,
	refusalSentence,
	stepSentence,
	toldSentence,
	wordCard,
	type CardLine,
	type ToldStep
} from '../lib/wording/index.ts';

// The rules, the open readings and the cards.
export { isRuleId, placeOf, RULE_IDS, RULES, type RuleId } from '../lib/rules/index.ts';
export type { Rule, RuleKind, RuleStatus } from '../lib/rules/rule.ts';
export { READINGS, type Agreement, type Reading, type ReadingId } from '../lib/rules/readings.ts';
export { ruleDifferencesAt } from '../lib/scenario/editions/rule-differences.ts';
export type { Difference } from '../lib/rules/difference.ts';
export { LIBRARY as CARDS } from '../lib/cards/library.ts';
export type { Card, CardKind } from '../lib/cards/card.ts';
