import type { RuleId } from '../../rules/index.ts';
import { refusalRules } from '../../scenario/cites.ts';
import type { Line } from '../../scenario/scenario.ts';
import { stepsAt } from '../../scenario/entry.ts';
import type { ShownEntry } from '../table/state/shown-entry.ts';

const isCited = (move: ShownEntry | undefined, rule: RuleId): boolean =>
	move !== undefined && stepsAt(move).some(({ rules }) => rules.includes(rule));

/** The first move that cites a rule, by the step or by the refusal that is expected after it; -1 if none does. */
export function firstCiting(
	moves: readonly ShownEntry[],
	script: readonly Line[],
	rule: RuleId
): number {
	const told = moves.findIndex((move) => isCited(move, rule));
	if (told >= 0) return told;
	const refused = script.findIndex((line) => refusalRules(line).includes(rule));
	return refused < 0 ? -1 : moves.findLastIndex(({ entries }) => entries <= refused + 1);
}

/** The move that a position opens at: the one before the rule is at work, or the one that it forbids something at. */
export function opensAt(
	moves: readonly ShownEntry[],
	script: readonly Line[],
	rule: RuleId
): number {
	const at = firstCiting(moves, script, rule);
	return Math.max(0, isCited(moves[at], rule) ? at - 1 : at);
}
