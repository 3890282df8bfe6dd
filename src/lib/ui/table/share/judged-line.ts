import type { RuleId } from '../../../rules/index.ts';
import { isReadingId, type Agreement, type ReadingId } from '../../../rules/readings.ts';
import type { Step } from '../../../rules/step.ts';
import { agree, partBy, type ComesTo, type ReadAs, type Way } from '../../../scenario/agreement.ts';
import { stepsAt } from '../../../scenario/entry.ts';
import { lineEnd } from '../../../scenario/expect/line-end.ts';
import {
	isAnswer,
	openRulesIn,
	readingsIn,
	wayIn,
	withoutCitations
} from '../../../scenario/readings.ts';
import type { Scenario } from '../../../scenario/scenario.ts';
import { answeredQuestion } from '../../../wording/readings.ts';
import type { Claim } from '../../../scenario/claim/claim.ts';
import { judgedOn, type Judgement } from '../../../scenario/claim/judged.ts';
import { byHandIn } from '../state/by-hand-in.ts';
import { playOut, type PlayedOut } from '../lines/play-out.ts';

/** What comes of a line when everyone passes, and whether that hangs on an open question. */
export interface JudgedLine {
	readonly line: PlayedOut;
	/** The open questions that decided something, under any reading. */
	readonly touched: readonly ReadingId[];
	/** Whether they make a difference to what happens, or to a claim. */
	readonly agreement: Agreement;
	/** The open rules that are read in one way alone. */
	readonly open: readonly RuleId[];
	/** The readings under which the table ends otherwise, or a claim is judged otherwise. */
	readonly otherwise: readonly ReadAs[];
	/** One for each claim that was made. */
	readonly claims: readonly JudgedClaim[];
	/** What was done by hand on the way, which the judge has not checked. */
	readonly byHand: readonly string[];
}

/** What is to be said of a claim, under each reading that was touched. */
export interface JudgedClaim {
	readonly judgement: Judgement;
	/** The readings under which it comes out otherwise. */
	readonly otherwise: readonly ReadAs[];
}

/** Judges a line and the claims made about it; null when its table is impossible. */
export function judgeLine(scenario: Scenario, claims: readonly Claim[]): JudgedLine | null {
	const line = playOut(scenario);
	if (!line) return null;
	const { touched, agreement, apart, ways } = agree(scenario, (read) => {
		const out = playOut(withoutCitations(read));
		const steps = out?.moves.flatMap(stepsAt) ?? [];
		const run = out ? judgedOn(out.played, claims).map(({ is }) => is) : [];
		return { run, touched: readingsIn(steps), comesTo: comesTo(out, steps, run) };
	});
	return {
		line,
		touched,
		agreement,
		open: openRulesIn(line.moves.flatMap(stepsAt), line.end.edition),
		byHand: line.moves.flatMap(byHandIn),
		otherwise: agreement === 'depends' ? othersIn(apart, endText) : [],
		claims: judgedOn(line.played, claims).map((judgement, nth) => {
			const look = ({ run }: (typeof ways)[number]): string => run[nth] ?? '';
			return { judgement, otherwise: othersIn(partBy(ways, look).apart, look) };
		})
	};
}

/** What a line comes to, with what the script expects and what is claimed of it. */
function comesTo(
	out: PlayedOut | null,
	steps: readonly Step[],
	judged: readonly string[]
): ComesTo {
	if (!out) return { end: null, answers: [], way: [] };
	const checks = out.moves.flatMap((move) => move.checks);
	const left = out.moves.filter(({ refused, line }) => refused && line && !isAnswer(line));
	return {
		end: lineEnd(out.end),
		answers: [
			...checks.flatMap(({ held, expected }) => (held ? [] : [expected])),
			...left.map(({ text }) => text),
			...judged
		],
		way: wayIn(steps)
	};
}

/** The readings of the ways that do not come to what the first comes to. */
function othersIn<T>(apart: readonly Way<T>[], look: (way: Way<T>) => string): readonly ReadAs[] {
	const [own] = apart;
	return apart.filter((way) => own && look(way) !== look(own)).map(({ readings }) => readings);
}

const endText = ({ comesTo: { end, answers } }: Way<unknown>): string =>
	JSON.stringify([end, answers]);

/** Readings in words, one question with its answer after the other. */
export const readingsText = (readings: ReadAs): string =>
	Object.entries(readings)
		.map(([id, value]) => (isReadingId(id) ? answeredQuestion(id, value) : ''))
		.join(' ');
