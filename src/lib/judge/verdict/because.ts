import { abilityOf } from '../../cards/library.ts';
import { onceFor } from '../../model/memo.ts';
import type { Happening } from '../../model/happening/index.ts';
import type { Position } from '../../model/position.ts';
import type { Step } from '../../rules/step.ts';
import type { Part } from './play-on.ts';

/** The kind of step that made the difference, the weightiest first. */
export const DIFFERENCES = [
	'won',
	'cancelled',
	'death prevented',
	'replaced',
	'fizzled',
	'damage prevented',
	'rerolled',
	'died',
	'attack ended',
	'purchase failed',
	'hit or missed',
	'did not trigger',
	'nothing'
] as const;
export type DifferenceKind = (typeof DIFFERENCES)[number];

/** The step that made the difference, with the table before and after the decision that led to it. */
export interface Turning {
	readonly kind: DifferenceKind;
	readonly step: Step;
	/** What was told just before it, in the same part. */
	readonly earlier: readonly Step[];
	readonly before: Position;
	readonly position: Position;
}

/** Whether it is worth saying that a step made the difference, and as what. */
export function kindOf(what: Happening): DifferenceKind | null {
	switch (what.did) {
		case 'won':
		case 'lost':
			return 'won';
		case 'cancelled':
		case 'not cancelled':
			return 'cancelled';
		case 'prevented death':
		case 'no death':
			return 'death prevented';
		case 'replaced':
			return 'replaced';
		case 'replaced damage':
			return what.before === what.amount ? null : 'replaced';
		case 'fizzled':
			return 'fizzled';
		case 'prevented damage':
			return 'damage prevented';
		case 'rerolled':
		case 'changed roll':
			return 'rerolled';
		case 'died':
			return 'died';
		case 'attack ended':
			return 'attack ended';
		case 'purchase failed':
		case 'no purchase':
		case 'no attack':
			return 'purchase failed';
		case 'hit':
		case 'missed':
			return 'hit or missed';
		case 'did not trigger':
			return 'did not trigger';
		case 'nothing':
		case 'no line':
		case 'not done':
			return 'nothing';
		default:
			return null;
	}
}

/** An ability triggers and finds all as it would make it: The D6 at the end of the turn, charged. Nobody misses that. */
export const findsAllSo = (what: Happening, { edition }: Pick<Position, 'edition'>): boolean =>
	what.did === 'nothing' &&
	'already' in what.because &&
	abilityOf(what.effect, edition)?.way === 'trigger';

/** Every step of a line that could have made the difference, in order. */
export const turningsIn = (parts: readonly Part[]): readonly Turning[] =>
	parts.flatMap(({ before, steps, position }) =>
		steps.flatMap((step, at): readonly Turning[] => {
			const kind = findsAllSo(step.what, before) ? null : kindOf(step.what);
			return kind ? [{ kind, step, earlier: steps.slice(0, at), before, position }] : [];
		})
	);

/** The step that made the difference: the weightiest, and of several the last; null where nothing did. */
export const turningOf = onceFor((parts: readonly Part[]): Turning | null =>
	turningsIn(parts).reduce<Turning | null>(
		(best, one) => (best && isWeightier(best.kind, one.kind) ? best : one),
		null
	)
);

/** Whether what came before makes more of a difference than what came after it. */
const isWeightier = (before: DifferenceKind, after: DifferenceKind): boolean =>
	DIFFERENCES.indexOf(before) < DIFFERENCES.indexOf(after) &&
	// Whom a cancelled card did not save, another saved after it.
	!(before === 'cancelled' && (after === 'death prevented' || after === 'damage prevented'));
