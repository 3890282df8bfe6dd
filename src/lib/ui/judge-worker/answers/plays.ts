import { answersTo } from '../../../judge/all-answers.ts';
import { JUDGE } from '../../../judge/judge.ts';
import { decidedByNobody } from '../../../judge/verdict/play-on.ts';
import type { Decision } from '../../../model/decision.ts';
import type { Position } from '../../../model/position.ts';
import type { Question } from '../../../model/question.ts';
import { actOf } from '../../../scenario/act-of.ts';
import { playLine, reachedAt } from '../../../scenario/play-line.ts';
import { sameFact } from '../../../scenario/same-fact.ts';
import { answersWords } from '../../../wording/verdict.ts';
import type { Act, Line } from '../../../scenario/scenario.ts';
import type { ShownTap } from '../shapes/verdict.ts';
import { DIE_NUMBERS } from '../../../model/words.ts';

/** More answers than are offered as taps. */
const MOST_TAPS = 24;
/** More decisions than lie between a table and what is asked. */
const MOST_BETWEEN = 400;
const ROUND: Act = { do: 'everyone passes' };

/** What a tap on an outcome plays: passes until the question comes, and the first answer that leads to it. */
export function playsTo(
	from: Position,
	question: Question,
	[answer]: readonly Decision[]
): readonly Line[] {
	const way = wayTo(from, question);
	return way && answer ? [...way.plays, actOf(way.at, answer)] : [];
}

/** The answers to what is waited for; none where a card has to be named. */
export function tapsFor(from: Position, question: Question): ShownTap[] {
	const way = wayTo(from, question);
	if (!way) return [];
	const { who: player, domain } = question;
	const answers: readonly Decision[] =
		domain.pick === 'roll'
			? DIE_NUMBERS.map((result) => ({ do: 'roll', result }))
			: answersTo(question, MOST_TAPS).map((picks) => ({ do: 'choose', player, picks }));
	return answers.map((answer) => ({
		words: answersWords([answer], way.at),
		plays: [...way.plays, actOf(way.at, answer)]
	}));
}

/** readonly Line[] on as if nobody did anything more until a question comes; null where it does not. */
function wayTo(
	from: Position,
	question: Question
): { readonly plays: readonly Line[]; readonly at: Position } | null {
	const plays: Line[] = [];
	let at = from;
	for (let taken = 0; taken < MOST_BETWEEN; taken++) {
		if (at.question && sameFact(at.question, question)) return { plays, at };
		const next = decidedByNobody(at);
		if (!next) return null;
		const round = next.do === 'pass' ? roundFrom(at) : null;
		const decided = round ? null : JUDGE.decide(at, next);
		if (decided && !decided.ok) return null;
		plays.push(round ? ROUND : actOf(at, next));
		at = round ?? decided?.position ?? at;
	}
	return null;
}

/** The table after a whole round of passes; null where one is not possible. */
function roundFrom(at: Position): Position | null {
	const { refused, position } = playLine(ROUND, 0, reachedAt(at));
	return refused ? null : position;
}
