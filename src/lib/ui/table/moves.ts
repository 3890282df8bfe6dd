import type { Decision } from '../../model/decision.ts';
import type { Position } from '../../model/position.ts';
import type { Refusal, Step } from '../../rules/step.ts';
import type { Outcome } from '../../scenario/expect/expect.ts';
import type { Problem } from '../../scenario/parse/problem.ts';
import { decisionSentence, itemName, stepSentence, toldFrom } from '../../wording/index.ts';

/** One decision with the positions around it and what it led to. */
export interface Deed {
	readonly decision: Decision;
	readonly before: Position;
	readonly after: Position;
	readonly steps: readonly Step[];
	/** The positions on the way at which something with just one answer would have been asked. */
	readonly unasked: readonly Position[];
}

/** Why an entry of the script does not follow from what comes before it. */
export interface Trouble extends Pick<Problem, 'message' | 'expected' | 'didYouMean'> {
	readonly refusal: Refusal | null;
}

/** An entry of the script: usually one decision, several where passes are implied. */
export interface Move {
	readonly deeds: readonly Deed[];
	/** The position the move led to. */
	readonly after: Position;
	/** What happened, each step with the position it is told from. */
	readonly told: readonly { readonly step: Step; readonly position: Position }[];
	/** What the script expects after the move. */
	readonly checks: readonly Outcome[];
	/** How many entries of the script have been played up to here, expectations included. */
	readonly entries: number;
	/** Its place in the script, counted from 0; -1 before the first. */
	readonly entry: number;
	/** The words of the notation, where there are no deeds to tell of. */
	readonly text: string;
	/** The people at the table do it, and the judge does not check it. */
	readonly byHand: boolean;
	/** Set when it does not follow: nothing happens then. */
	readonly trouble: Trouble | null;
	/** The positions on the way, of its deeds or of those before it, at which a choice was not asked for. */
	readonly unasked: readonly Position[];
}

/** Whether something happened that the people at the table do, since the judge cannot read it. */
export const leavesToTable = (told: Move['told']): boolean =>
	told.some(({ step }) => step.what.did === 'left to the table');

/** What is done by hand in a move, as sentences. */
export const byHandIn = (move: Move): readonly string[] =>
	!move.byHand
		? []
		: leavesToTable(move.told)
			? move.told.flatMap(({ step, position }) =>
					step.what.did === 'left to the table' ? [stepSentence(step, position)] : []
				)
			: [move.text];

/** The move before any decision: the table as it is laid out. */
export const openingMove = (
	after: Position,
	steps: readonly Step[],
	unasked: readonly Position[] = []
): Move => ({
	deeds: [],
	after,
	told: steps.map((step) => ({ step, position: after })),
	checks: [],
	entries: 0,
	entry: -1,
	text: 'The table is laid out.',
	byHand: leavesToTable(steps.map((step) => ({ step, position: after }))),
	trouble: null,
	unasked
});

/** Deeds in a row, from the decisions and what each led to. */
export function deedsFrom(
	start: Position,
	taken: readonly (Pick<Deed, 'decision' | 'steps' | 'unasked'> & { readonly position: Position })[]
): readonly Deed[] {
	let before = start;
	return taken.map(({ decision, steps, unasked, position: after }) => {
		const deed = { decision, before, after, steps, unasked };
		before = after;
		return deed;
	});
}

/** What the deeds led to, each step with the position it is told from. */
export const toldOf = (deeds: readonly Deed[]): Move['told'] =>
	deeds.flatMap(({ steps, before, after }) =>
		steps.map((step) => ({ step, position: toldFrom(step, before, after) }))
	);

/** A move in a few words: its decisions as sentences; a whole round of passes as one. */
export function moveSentence(move: Move): string {
	const { deeds } = move;
	if (deeds.length === 0) return move.text;
	if (isRound(move)) return 'Everyone passes.';
	const acts = deeds.filter(({ decision }) => decision.do !== 'pass');
	return (acts.length > 0 ? acts : deeds)
		.map(({ decision, before }) => decisionSentence(before, decision))
		.join(' ');
}

/** Whether a move is all players passing in a row. */
const isRound = ({ deeds }: Move): boolean =>
	deeds.length > 1 && deeds.every(({ decision }) => decision.do === 'pass');

/** What resolved in a move, by name; null where nothing did. */
export function resolvedIn({ told }: Move): string | null {
	for (const { step, position } of told)
		if (step.what.did === 'began to resolve') return itemName(position, step.what.item);
	return null;
}
