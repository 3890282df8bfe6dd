import type { Decision } from '../model/decision.ts';
import type { TakenTransition } from '../model/frame.ts';
import type { Position } from '../model/position.ts';
import type { Refusal, Step } from '../rules/step.ts';
import type { ToldStep } from '../wording/index.ts';
import type { Outcome } from './expect/expect.ts';
import type { Trouble } from './pick.ts';
import type { Line } from './scenario.ts';

/** What the game did in one go: as it began, after an edit, after a decision. */
export interface Happened {
	/** The table before it. */
	readonly before: Position;
	/** The table after it. */
	readonly position: Position;
	readonly steps: readonly Step[];
	/** The transitions that the charts took on the way. */
	readonly transitions: readonly TakenTransition[];
	/** The positions on the way at which something with just one answer would have been asked. */
	readonly unasked: readonly Position[];
}

/** Why an answer is supposed that the script does not give. */
export type SupposedBy = 'any answer' | 'as it went';

/**
 * Where a decision came from: the line itself · a pass that the line implies and does not write out ·
 * and under another edition: an answer that the script gives at another line, because the question
 * comes earlier or later there · the one answer there is · one of several that all come to the same ·
 * the one that does what has been done in the scenario's own run · passes that only that edition asks
 * for, or the declaration that the turn ends where passing does not end it.
 */
export type DecidedBy =
	'line' | 'implied' | 'another line' | 'only answer' | SupposedBy | 'the game';

/** A decision that was taken, and what came of it. */
export interface TakenDecision extends Happened {
	readonly decision: Decision;
	readonly by: DecidedBy;
}

/** Why a line does not follow from the lines before it. */
export interface DoesNotFollow {
	readonly trouble: Trouble;
	/** The judge's refusal, when the decision was an illegal one. */
	readonly refusal: Refusal | null;
}

/**
 * What became of a line.
 *
 * - `played`: its decision was taken, here or at the line `where` the question came; an expectation
 *   was looked at, an edit made.
 * - `left out`: the judge refuses it, or what it names is not there; `refused` says why.
 * - `not needed`: under another edition or another reading, a pass or a declaration that nobody asks
 *   for there; `refused` says so.
 * - `not reached`: the replay there had stopped.
 */
export type Came = 'played' | 'left out' | 'not needed' | 'not reached';

/** A line of a script that was played, and all that came of it. */
export interface Entry<L extends Line | null = Line> {
	readonly line: L;
	/** The place of the line in its script, counted from 0; -1 for the table as it is laid out. */
	readonly at: number;
	readonly came: Came;
	/** The line at which its answer was given in a replay, when that is another one; -1 before the first. */
	readonly where: number | null;
	/** The table before the line. */
	readonly before: Position;
	/** What happened that nobody decided: by an edit, or as the game began; null at any other line. */
	readonly changed: Happened | null;
	/** What was decided, in order: several decisions where passes are implied, none for an expectation. */
	readonly decisions: readonly TakenDecision[];
	/** The table after the line. */
	readonly position: Position;
	/** What came of an expectation; null at any other line, and where it could not be looked at. */
	readonly outcome: Outcome | null;
	/** Why nothing came of the line; null where it was played. */
	readonly refused: DoesNotFollow | null;
}

/** The table as it is laid out, gone on to its first decision: what stands before every line. */
export interface Opening extends Entry<null> {
	readonly changed: Happened;
}

/** An entry of any kind. */
type AnyEntry = Pick<Entry<Line | null>, 'changed' | 'decisions'>;

/** What happened at an entry, in order. */
export const happenedAt = ({ changed, decisions }: AnyEntry): readonly Happened[] =>
	changed ? [changed, ...decisions] : decisions;

/** Whether nothing happened: an expectation, a line that does not follow, an answer that was not asked for. */
export const isIdle = ({ changed, decisions }: AnyEntry): boolean =>
	changed === null && decisions.length === 0;

/** What was done in a replay with an act that was not taken at its line; null of one that was. */
export function unplayedAt({
	line,
	at,
	came,
	where,
	decisions
}: Entry): 'answered before' | 'not needed' | 'left out' | null {
	if ('expect' in line || decisions.length > 0) return null;
	if (came === 'left out' || came === 'not needed') return came;
	return where !== null && where < at ? 'answered before' : null;
}

/** The steps of an entry, in order. */
export const stepsAt = (entry: AnyEntry): readonly Step[] =>
	happenedAt(entry).flatMap(({ steps }) => steps);

/** Steps as they are told. */
export const toldIn = ({ steps, before, position }: Happened): readonly ToldStep[] =>
	steps.map((step) => ({ step, before, position }));

/** The steps of an entry, in order, as they are told. */
export const toldAt = (entry: AnyEntry): readonly ToldStep[] => happenedAt(entry).flatMap(toldIn);

/** The positions of an entry at which something with just one answer would have been asked. */
export const unaskedAt = (entry: AnyEntry): readonly Position[] =>
	happenedAt(entry).flatMap(({ unasked }) => unasked);
