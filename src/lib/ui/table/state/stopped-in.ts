import type { Decision } from '../../../model/decision.ts';
import type { Position } from '../../../model/position.ts';
import type { Refusal } from '../../../rules/step.ts';
import { playLine, reachedAt } from '../../../scenario/play-line.ts';
import { decisionOf } from '../../../scenario/resolve.ts';
import { isEdit, isExpectation, type Line } from '../../../scenario/scenario.ts';

/** The first of several lines that cannot be played, and why. */
export interface Stopped {
	/** Its place among them, counted from 0. */
	readonly at: number;
	/** The decision that it is, where the judge refuses it. */
	readonly decision: Decision | null;
	readonly refusal: Refusal | null;
	readonly message: string;
}

/** Plays lines up to one that cannot be played; null where all can. */
export function stoppedIn(position: Position, lines: readonly Line[]): Stopped | null {
	let on = position;
	for (const [at, line] of lines.entries()) {
		const { refused, position: next } = playLine(line, at, reachedAt(on));
		if (refused) {
			const { refusal, trouble } = refused;
			return { at, decision: decisionIn(on, line), refusal, message: trouble.message };
		}
		on = next;
	}
	return null;
}

function decisionIn(position: Position, line: Line): Decision | null {
	if (isEdit(line) || isExpectation(line) || line.do === 'everyone passes') return null;
	const decision = decisionOf(position, line, true);
	return decision.ok ? decision.value : null;
}
