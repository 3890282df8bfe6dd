import { JUDGE, type Judge } from '../../judge/judge.ts';
import { playOn, type Course, type Part } from '../../judge/verdict/play-on.ts';
import type { Decision } from '../../model/decision.ts';
import type { Position } from '../../model/position.ts';
import type { Question } from '../../model/question.ts';
import type { RuleId } from '../../rules/index.ts';
import { sentence } from '../../wording/names.ts';
import { toldSentence, type ToldStep } from '../../wording/index.ts';
import { answersWords, dependsOnWords, waitsSentence } from '../../wording/verdict.ts';
import type { PlayedLines } from '../play.ts';
import type { Claim, ClaimWhat } from './claim.ts';
import { ELSEWHERE, isOpen, judgeTold } from './found.ts';
import { untold } from './untold.ts';

/** What is to be said of a claim. Plain data. */
export interface Judgement {
	readonly is: 'right' | 'wrong' | 'depends' | 'not yet';
	/** "Right: Gurdy dies.", "It depends on Amy's roll: right on 1–3, wrong on 4–6." */
	readonly sentence: string;
	/** Those of the step that decides it. */
	readonly rules: readonly RuleId[];
	/** What decides it, with the answers by which it comes out; null where nothing has to be decided. */
	readonly on: {
		readonly question: Question;
		readonly answers: readonly { readonly when: Decision; readonly is: Judgement['is'] }[];
	} | null;
}

/**
 * Judges a claim by what has happened since it was made, and what comes if nobody does anything more. Where it
 * cannot be said yet, what would decide it is: the answer to a question.
 * @param made the table at which it was made.
 * @param course what happened since, and what comes: see `courseFrom`.
 */
export function judged(what: ClaimWhat, made: Position, course: Course): Judgement {
	const { parts, end, stop } = course;
	if (stop.is === 'forks') return overAnswers(what, made, course, stop);
	const told = parts.flatMap(toldIn);
	const found = judgeTold(what, made, end, told);
	if (!found) return { is: 'not yet', sentence: ELSEWHERE, rules: [], on: null };
	// What somebody ends with is told up to the next roll of an attack, as a verdict tells it.
	const isEnd = stop.is === 'waits' && stop.attackRoll && what.says === 'has';
	const goesOn = (stop.is === 'waits' || stop.is === 'limit') && !isEnd;
	if (!goesOn || !isOpen(what, found)) {
		const { is, step } = found;
		const why = step ? toldSentence(step) : untold(what, is);
		const rules = step?.step.rules ?? [];
		return { is, sentence: sentence(`${is}: ${why}`), rules, on: null };
	}
	if (stop.is === 'limit')
		return {
			is: 'not yet',
			sentence: 'Not yet: it goes on for longer than is followed here.',
			rules: [],
			on: null
		};
	const waits = waitsSentence(stop.question, stop.attackRoll, end);
	return {
		is: 'not yet',
		sentence: sentence(`not yet: ${waits.charAt(0).toLowerCase()}${waits.slice(1)}`),
		rules: [],
		on: { question: stop.question, answers: [] }
	};
}

/**
 * What has happened of a line, and what comes if nobody does anything more.
 * @param since what was decided since a claim was made, up to the position.
 */
export function courseFrom(
	position: Position,
	since: readonly Part[] = [],
	judge: Judge = JUDGE
): Course {
	const course = playOn(judge, position);
	return { ...course, parts: [...since, ...course.parts] };
}

/** Judges what was claimed of lines, each claim from where it was made. */
export function judgedOn(
	[opening, ...entries]: PlayedLines,
	claims: readonly Claim[]
): readonly Judgement[] {
	const course = playOn(JUDGE, (entries.at(-1) ?? opening).position);
	return claims.map(({ what, entries: made }) => {
		const from = entries.findLast(({ at }) => at < made) ?? opening;
		const since = entries.filter(({ at }) => at >= made).flatMap(({ decisions }) => decisions);
		return judged(what, from.position, { ...course, parts: [...since, ...course.parts] });
	});
}

const toldIn = ({ before, steps, position }: Part): readonly ToldStep[] =>
	steps.map((step) => ({ step, before, position }));

const HOW = {
	right: 'right',
	wrong: 'wrong',
	depends: 'open',
	'not yet': 'open'
} as const satisfies Record<Judgement['is'], string>;

/** A claim where a die or a choice decides: the same whatever it is, or by which answers it is right. */
function overAnswers(
	what: ClaimWhat,
	made: Position,
	{ parts, end }: Course,
	{ question, ways }: Extract<Course['stop'], { is: 'forks' }>
): Judgement {
	const each = ways.map(({ when, course }) => ({
		when,
		judgement: judged(what, made, { ...course, parts: [...parts, ...course.parts] })
	}));
	const [first, ...others] = each;
	if (first && others.every(({ judgement }) => judgement.sentence === first.judgement.sentence))
		return first.judgement;
	const settled = first?.judgement.is;
	if (
		first &&
		(settled === 'right' || settled === 'wrong') &&
		others.every(({ judgement }) => judgement.is === settled)
	)
		return {
			...first.judgement,
			sentence: `${settled === 'right' ? 'Right' : 'Wrong'}, whatever comes.`
		};
	const groups = (['right', 'wrong', 'open'] as const).flatMap((how) => {
		const whens = each.filter(({ judgement }) => HOW[judgement.is] === how).map(({ when }) => when);
		return whens.length === 0 ? [] : [`${how} on ${answersWords(whens, end)}`];
	});
	return {
		is: 'depends',
		sentence: sentence(`it depends on ${dependsOnWords(question, end)}: ${groups.join(', ')}`),
		rules: [...new Set(each.flatMap(({ judgement }) => judgement.rules))],
		on: { question, answers: each.map(({ when, judgement }) => ({ when, is: judgement.is })) }
	};
}
