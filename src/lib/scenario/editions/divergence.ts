import type { Purpose } from '../../model/question.ts';
import type { CardKey, EditionId } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';
import type { UnderEdition } from './replayed.ts';
import type { Row, PlacedStep } from './rows.ts';

/** Where two runs part. */
export interface Divergence {
	/** The editions of the two runs. */
	readonly editions: readonly [own: EditionId, other: EditionId];
	/**
	 * - `step`: something happens in one and not in the other, or otherwise.
	 * - `order`: the same happens, in another order.
	 * - `act`: a line of the script is played in one only.
	 * - `question`: one asks what the other does not, and the script has no answer.
	 * - `table`: the tables differ before anything has happened, as one edition has not what is laid.
	 * - `way`: the same comes of it, but not in the same way: an answer is given at another line, or an
	 *   expectation comes to something else on the way.
	 */
	readonly kind: 'step' | 'order' | 'act' | 'question' | 'table' | 'way';
	/** The line of the script under which they part; -1 before the first. */
	readonly at: number;
	/** The row, counted from 0. */
	readonly row: number;
	/** The step of each there; null where nothing happens there in that run any more. */
	readonly steps: readonly [own: PlacedStep | null, other: PlacedStep | null];
	/** The rules that each cites there; of an act that is refused, those of the refusal. */
	readonly rules: readonly [own: readonly RuleId[], other: readonly RuleId[]];
	/** What the other edition asks there; null where it asks nothing. */
	readonly asks: Purpose | null;
	/** The rows that led there since the two tables were last alike, the nearest first. */
	readonly before: readonly Row[];
	/** The rows after it until something of the game happens in both again; none after an act that is refused. */
	readonly after: readonly Row[];
	/** The cards of the steps there, and of those on the way, that have other abilities in each edition. */
	readonly cards: readonly CardKey[];
}

export type Run = Extract<UnderEdition, { ok: true }>;
