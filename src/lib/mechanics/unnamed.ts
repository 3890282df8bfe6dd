import type { Position } from '../model/position.ts';
import type { Task } from '../model/task.ts';
import { topFrame } from './run.ts';

/** What is done with a revealed card that goes the same way whatever card it is. */
const ANY_CARD: ReadonlySet<Task['do']> = new Set([
	'refill',
	'gain treasure',
	'put cards',
	'take purchase'
]);

/**
 * Whether the card that the judge asks for may stay unknown: it enters play and nothing looks at
 * it. What is looked for in a deck, or attacked on top of it, must be named.
 */
export function mayStayUnnamed(position: Position): boolean {
	const { question } = position;
	if (question?.domain.pick !== 'card') return false;
	const [task] = topFrame(position).agenda;
	return task !== undefined && ANY_CARD.has(task.do);
}
