/** Questions that were not asked, as they have just one answer: a script may say it all the same. */
import type { Judge } from '../judge/judge.ts';
import { onlyAnswer } from '../mechanics/run.ts';
import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import { sameOption } from '../model/words.ts';
import type { Refusal } from '../rules/step.ts';
import { decisionOf, type SingleAct } from './resolve.ts';

/** A decision that the judge refuses, and where. */
export interface Refused {
	readonly at: Position;
	readonly decision: Decision;
	readonly refusal: Refusal;
}

/** Whether an act says the one answer to a question that was not asked. */
export function isOnlyAnswer(position: Position, line: SingleAct): boolean {
	const decision = position.question && decisionOf(position, line);
	if (!decision?.ok || decision.value.do !== 'choose') return false;
	const { player, picks } = decision.value;
	const only = position.question && onlyAnswer(position.question);
	return (
		player === position.question?.who &&
		picks.length === only?.length &&
		picks.every((pick) => only.some((one) => sameOption(one, pick)))
	);
}

/** Why what was chosen unasked cannot be what an act says: "Amy chooses Fly", where she must attack Krampus. */
export function refusedUnasked(
	judge: Judge,
	unasked: readonly Position[],
	line: SingleAct
): Refused | null {
	for (const at of unasked.toReversed()) {
		const decision = at.question && decisionOf(at, line);
		if (!decision?.ok || decision.value.do !== 'choose') continue;
		if (decision.value.player !== at.question?.who) continue;
		const refusal = judge.why(at, decision.value);
		if (refusal) return { at, decision: decision.value, refusal };
	}
	return null;
}
