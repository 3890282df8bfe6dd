import type { Position } from '../../model/position.ts';
import type { EditionId, Option } from '../../model/words.ts';
import type { ReadingId } from '../../rules/readings.ts';
import type { Step } from '../../rules/step.ts';
import type { VariantId } from '../../rules/variants.ts';
import type { Outcome } from '../expect/expect.ts';
import type { Impossible } from '../start/setup-builder.ts';
import type { DoesNotFollow, FirstMoment, Taken } from '../play.ts';
import type { Line, Scenario } from '../scenario.ts';

/** A decision of a replay, and where it came from. */
export interface Redone extends Taken {
	/**
	 * The line itself · an answer that the script gives at another line, because the question comes
	 * earlier or later here · the one answer there is · one of several that all come to the same · the
	 * one that does what has been done in the scenario's own run · passes that only this edition asks
	 * for, or the declaration that the turn ends where passing does not end it.
	 */
	readonly by: 'line' | 'another line' | 'only answer' | SupposedBy | 'the game';
}

/** Why an answer is supposed that the script does not give. */
export type SupposedBy = 'any answer' | 'as it went';

/** An answer that the script does not give. */
export interface Supposed {
	readonly picks: readonly Option[];
	readonly by: SupposedBy;
}

/** Such answers, each by how many decisions were taken before it. */
export type Supposing = ReadonlyMap<number, Supposed>;

/**
 * What became of a line of the script.
 *
 * - `played`: its decision was taken, here or at the line `where` the question came; an expectation
 *   was looked at, an edit made.
 * - `not needed`: a pass or a declaration that this edition does not ask for.
 * - `left out`: the judge refuses it, or what it names is not there; `refused` says why.
 * - `not reached`: the replay had stopped.
 */
export type Came = 'played' | 'not needed' | 'left out' | 'not reached';

/** A line of the script in a replay. */
export interface ReplayedLine {
	readonly line: Line;
	readonly came: Came;
	/** Where its answer was given, when that was at another line; -1 before the first. */
	readonly where: number | null;
	/** What was decided from this line to the next, in order. */
	readonly taken: readonly Redone[];
	/** What an edit led to; null for any other line. */
	readonly edited: readonly Step[] | null;
	/** The table right after the edit; null for any other line. */
	readonly editedTo: Position | null;
	/** The table after the line. */
	readonly position: Position;
	/** What came of an expectation; null for any other line, and where it was not reached. */
	readonly outcome: Outcome | null;
	/** Why it was left out or is not needed, as the judge says it; null where it was played. */
	readonly refused: DoesNotFollow | null;
}

/** A question that the script has no answer to. */
export interface OpenQuestion {
	/** The line of the script that it keeps from being played, counted from 0. */
	readonly at: number;
	/** How many decisions were taken before it. */
	readonly after: number;
	/** The table that waits for the answer. */
	readonly position: Position;
}

/** A scenario played again under an edition. */
export type UnderEdition =
	| {
			readonly ok: false;
			readonly edition: EditionId;
			/** What makes its table impossible under that edition. */
			readonly problems: readonly Impossible[];
	  }
	| {
			readonly ok: true;
			readonly edition: EditionId;
			/** The scenario as it was laid: without the readings and variants that this edition has not. */
			readonly scenario: Scenario;
			readonly without: readonly (ReadingId | VariantId)[];
			readonly begun: FirstMoment & { readonly taken: readonly Redone[] };
			/** One for each line of the script. */
			readonly lines: readonly ReplayedLine[];
			/** The table at the end. */
			readonly position: Position;
			/** The question that it stopped at; null when it came to the end of the script. */
			readonly open: OpenQuestion | null;
	  };
