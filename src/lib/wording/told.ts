import type { Position } from '../model/position.ts';
import type { StackItem } from '../model/stack-item.ts';
import type { Step } from '../rules/step.ts';

/** A step with the positions around what it came of: one of the two knows what it names. */
export interface ToldStep {
	readonly step: Step;
	/** The position before the decision that led to it. */
	readonly before: Position;
	/** The position that it led to. */
	readonly position: Position;
}

/** The position in which something that began to resolve is named: it may be gone afterwards. */
export const resolvedFrom = (
	{ before, position }: Pick<ToldStep, 'before' | 'position'>,
	{ id }: StackItem
): Position => (before.stack.some((item) => item.id === id) ? before : position);
