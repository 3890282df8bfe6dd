import type { Judge } from '../../judge/judge.ts';
import type { Position } from '../../model/position.ts';
import { check } from '../expect/expect.ts';
import type { Act, Expectation } from '../scenario.ts';
import { askedAt, sameAsked, type Asked } from './asked.ts';
import { decidedAt } from './decided.ts';
import { withoutRules } from './expected.ts';
import type { ReplayedLine, UnderEdition } from './replayed.ts';

type Run = Extract<UnderEdition, { ok: true }>;

/** An expectation about an answer, to be looked at where the question is asked: it is not asked here. */
export interface Deferred {
	readonly at: number;
	readonly expectation: Expectation;
	readonly asks: Asked;
}

const ANSWERS: readonly Act['do'][] = ['choose', 'roll', 'reveal'];

/** Whether an expectation is about what may be done. */
export const isAboutLegality = (expectation: Expectation): boolean =>
	expectation.expect === 'legal' || expectation.expect === 'refused';

/** Whether an expectation is about an answer that may or may not be given. */
export const isAboutAnswer = (expectation: Expectation): boolean =>
	(expectation.expect === 'legal' || expectation.expect === 'refused') &&
	ANSWERS.includes(expectation.act.do);

/**
 * Looks at the expectations that were put off, each at the moment nearest to its line at which this
 * edition asks what was asked there; one that is never asked stays without an outcome.
 */
export function lookedAtThen(
	{ begun, lines }: Pick<Run, 'begun' | 'lines'>,
	end: Position,
	deferred: readonly Deferred[],
	judge: Judge
): readonly ReplayedLine[] {
	if (deferred.length === 0) return lines;
	const moments = [-1, ...lines.keys()].flatMap((at) =>
		decidedAt({ begun, lines }, at).map(({ before }) => ({ at, position: before }))
	);
	moments.push({ at: lines.length, position: end });
	return lines.map((line, at) => {
		const one = deferred.find((each) => each.at === at);
		const expectation = one && withoutRules(one.expectation);
		const [then] = moments
			.filter(({ position }) => one && sameAsked(askedAt(position), one.asks))
			.sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
		if (!expectation || !then) return line;
		const { position } = then;
		const outcome = check(expectation, { judge, before: position, position, steps: [] });
		return { ...line, came: 'played', refused: null, outcome };
	});
}
