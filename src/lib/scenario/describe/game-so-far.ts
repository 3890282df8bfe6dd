import { begin, decide } from '../../judge/judge.ts';
import type { Decision } from '../../model/decision.ts';
import type { Position } from '../../model/position.ts';
import { actOf } from '../act-of.ts';
import type { Act, Scenario } from '../scenario.ts';
import { scenarioOf } from './scenario-of.ts';

/**
 * A game as a scenario: the table it began with, and what was decided since. Whatever it has come to, in
 * the middle of a question or at its end, the last line of the script leads there. Null where the table
 * that it began with cannot be laid, or a decision is refused.
 */
export function scenarioOfGame(start: Position, decisions: readonly Decision[]): Scenario | null {
	const table = scenarioOf(start);
	if (!table) return null;
	const script: Act[] = [];
	let { position } = begin(start);
	for (const decision of decisions) {
		script.push(actOf(position, decision));
		const decided = decide(position, decision);
		if (!decided.ok) return null;
		position = decided.position;
	}
	return { ...table, script };
}
