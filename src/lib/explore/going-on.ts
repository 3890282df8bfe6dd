import type { Judge } from '../judge/judge.ts';
import { leavesTurn } from '../judge/verdict/play-on.ts';
import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import type { Step } from '../rules/step.ts';
import type { Moves } from './moves.ts';

/** One decision on the way, with the table on both sides of it. */
export interface Gone {
	readonly before: Position;
	readonly decision: Decision;
	readonly after: Position;
	readonly steps: readonly Step[];
}

/**
 * What comes of a decision, with the passes behind it that others have no choice but to make, until one of them lets
 * something resolve, and as long as they stay in the turn. None where it is refused.
 * @param movesAt what can come next at a position.
 */
export function goneOn(
	judge: Judge,
	before: Position,
	decision: Decision,
	movesAt: (at: Position) => Moves
): readonly Gone[] {
	const decided = judge.take(before, decision);
	if (!decided.ok) return [];
	const first: Gone = { before, decision, after: decided.position, steps: decided.steps };
	if (leavesTurn(first.steps)) return [first];
	const all = [first];
	for (let last = first; !lets(last) && all.length <= before.players.length;) {
		const moves = movesAt(last.after);
		const [only, ...others] = moves.is === 'choice' ? moves.decisions : [];
		if (only?.do !== 'pass' || others.length > 0) break;
		const passed = judge.take(last.after, only);
		if (!passed.ok || leavesTurn(passed.steps)) break;
		last = { before: last.after, decision: only, after: passed.position, steps: passed.steps };
		all.push(last);
	}
	return all;
}

/** Whether it is a pass that lets something resolve. */
const lets = ({ before, decision, after }: Gone): boolean =>
	decision.do === 'pass' && before.stack !== after.stack;
