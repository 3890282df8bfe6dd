import type { Position } from '../model/position.ts';
import type { Context } from '../model/stack.ts';
import { holds } from './conditions.ts';
import { countPoints } from './counting.ts';
import type { Held } from './printed-abilities.ts';
import type { Run } from './run.ts';

/** How often an ability has been activated this turn, by the object that has it. */
const keyOf = ({ at }: Held, { source }: Context): string =>
	`${String(source)}:${String(at.line)}:used`;

/** Whether an ability says nothing of when and how often it can be used, or that it can be now (4.2). */
export function isUsableNow(position: Position, held: Held, context: Context): boolean {
	const { ability } = held;
	if ('only' in ability && !holds(position, ability.only, context)) return false;
	const used = position.turn.seen?.[keyOf(held, context)] ?? 0;
	return !('times' in ability) || used < ability.times;
}

/** Counts that an ability is activated once more this turn, where it says how often that can be. */
export function countUse(run: Run, held: Held, context: Context): void {
	if ('times' in held.ability) countPoints(run, keyOf(held, context), 1);
}
