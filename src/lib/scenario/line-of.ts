import { JUDGE, type Judge } from '../judge/judge.ts';
import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import { actOf } from './act-of.ts';
import { playLine, reachedAt } from './play-line.ts';
import type { Act } from './scenario.ts';

/** A decision with the table before and after it. */
export interface Taken {
	readonly before: Position;
	readonly decision: Decision;
	readonly after: Position;
}

/**
 * Decisions in a row in the notation, as a person writes it: passes that an act implies are left out, and
 * those of everybody are one line. Each line has been played, and comes to the same table.
 */
export function linesOf(taken: readonly Taken[], judge: Judge = JUDGE): readonly Act[] {
	const lines: Act[] = [];
	for (let at = 0; at < taken.length;) {
		const next = taken[at];
		if (!next) break;
		const { line, until } = shortened(taken, at, judge) ?? {
			line: actOf(next.before, next.decision),
			until: at + 1
		};
		lines.push(line);
		at = until;
	}
	return lines;
}

/** A line for several decisions, and the place after them; null where the next one is on its own. */
function shortened(
	taken: readonly Taken[],
	at: number,
	judge: Judge
): { readonly line: Act; readonly until: number } | null {
	const [first] = taken.slice(at, at + 1);
	if (first?.decision.do !== 'pass') return null;
	const comesTo = (line: Act): number => {
		const { position, refused } = playLine(line, 0, reachedAt(first.before, judge));
		if (refused) return -1;
		const end = JSON.stringify(position);
		const run = taken.slice(at);
		return at + run.findIndex(({ after }) => JSON.stringify(after) === end);
	};
	const acts = taken.findIndex(({ decision }, n) => n > at && decision.do !== 'pass');
	const act = taken[acts];
	if (act) {
		const line = actOf(act.before, act.decision);
		if (comesTo(line) === acts) return { line, until: acts + 1 };
	}
	const line: Act = { do: 'everyone passes' };
	const end = comesTo(line);
	return end > at ? { line, until: end + 1 } : null;
}
