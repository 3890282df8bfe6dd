import { begin, decide, prompt, replay, why, type Judge } from '../../judge/judge.ts';
import type { Decision } from '../../model/decision.ts';
import type { Position } from '../../model/position.ts';
import type { Refusal, Step } from '../../rules/step.ts';
import { act, type Outcome } from '../../scenario/index.ts';
import { decisionSentence } from '../../wording/index.ts';

/** One decision with the positions around it and what it led to. */
export interface Deed {
	readonly decision: Decision;
	readonly before: Position;
	readonly after: Position;
	readonly steps: readonly Step[];
}

/** An expectation of the script, and where it stands in the text. */
export interface Check extends Outcome {
	readonly line: number;
}

/** A line of the script or one tap: usually one decision, several where passes are implied. */
export interface Move {
	readonly deeds: readonly Deed[];
	/** The position the move led to. */
	readonly after: Position;
	/** What happened, each step with the position it is told from. */
	readonly told: readonly { readonly step: Step; readonly position: Position }[];
	/** What the script expects after the move. */
	readonly checks: readonly Check[];
}

/** What came of a row of decisions: a move, or the first refusal. */
export type Taken =
	| { readonly ok: true; readonly move: Move }
	| { readonly ok: false; readonly decision: Decision; readonly refusal: Refusal };

/** The move before any decision: the table as it is laid out. */
export const openingMove = (after: Position, steps: readonly Step[]): Move => ({
	deeds: [],
	after,
	told: steps.map((step) => ({ step, position: after })),
	checks: []
});

/** Deeds in a row, from the decisions and what each led to. */
export function deedsFrom(
	start: Position,
	taken: readonly (Pick<Deed, 'decision' | 'steps'> & { readonly position: Position })[]
): readonly Deed[] {
	let before = start;
	return taken.map(({ decision, steps, position: after }) => {
		const deed = { decision, before, after, steps };
		before = after;
		return deed;
	});
}

/** A move of deeds in a row; null without any. */
export function moveOf(deeds: readonly Deed[]): Move | null {
	const last = deeds.at(-1);
	if (!last) return null;
	return {
		deeds,
		after: last.after,
		told: deeds.flatMap(({ steps, after }) => steps.map((step) => ({ step, position: after }))),
		checks: []
	};
}

/** Takes a row of decisions as one move; a refusal leaves nothing of it, and no decision is no move. */
export function take(start: Position, decisions: readonly Decision[]): Taken | null {
	const deeds: Deed[] = [];
	let before = start;
	for (const decision of decisions) {
		const decided = decide(before, decision);
		if (!decided.ok) return { ok: false, decision, refusal: decided.refusal };
		deeds.push({ decision, before, after: decided.position, steps: decided.steps });
		before = decided.position;
	}
	const move = moveOf(deeds);
	return move && { ok: true, move };
}

const JUDGE: Judge = { begin, decide, prompt, replay, why };

/**
 * Everyone passes once, so that the top of the stack has resolved or the procedure has gone on;
 * null when nobody has priority.
 */
export function everyonePasses(start: Position): Move | null {
	const acted = act(JUDGE, start, { do: 'everyone passes' });
	return acted.ok ? moveOf(deedsFrom(start, acted.taken)) : null;
}

/** The decisions of a move. */
export const decisionsOf = (move: Move): readonly Decision[] =>
	move.deeds.map(({ decision }) => decision);

/** Whether two moves are the same decisions. */
export const sameMove = (a: Move, b: Move): boolean =>
	JSON.stringify(decisionsOf(a)) === JSON.stringify(decisionsOf(b));

/** A move in a few words: its decisions as sentences; a whole round of passes as one. */
export function moveSentence(move: Move): string {
	const { deeds } = move;
	if (deeds.length === 0) return 'The table is laid out.';
	if (isRound(move)) return 'Everyone passes.';
	const acts = deeds.filter(({ decision }) => decision.do !== 'pass');
	return (acts.length > 0 ? acts : deeds)
		.map(({ decision, before }) => decisionSentence(before, decision))
		.join(' ');
}

/** Whether a move is all players passing in a row. */
const isRound = ({ deeds }: Move): boolean =>
	deeds.length > 1 && deeds.every(({ decision }) => decision.do === 'pass');
