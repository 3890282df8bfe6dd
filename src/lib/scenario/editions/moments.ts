import type { Judge } from '../../judge/judge.ts';
import type { Position } from '../../model/position.ts';
import type { Entry } from '../entry.ts';
import { playLine, reachedAt } from '../play-line.ts';
import type { Act, Expectation } from '../scenario.ts';
import { askedAt, sameAsked, type Asked } from './asked.ts';
import { withoutRules } from './expected.ts';
import type { UnderEdition } from './replayed.ts';

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
	{ opening, entries }: Pick<Run, 'opening' | 'entries'>,
	end: Position,
	deferred: readonly Deferred[],
	judge: Judge
): readonly Entry[] {
	if (deferred.length === 0) return entries;
	const moments = [opening, ...entries].flatMap(({ at, decisions }) =>
		decisions.map(({ before }) => ({ at, position: before }))
	);
	moments.push({ at: entries.length, position: end });
	return entries.map((entry, at) => {
		const one = deferred.find((each) => each.at === at);
		const expectation = one && withoutRules(one.expectation);
		const [then] = moments
			.filter(({ position }) => one && sameAsked(askedAt(position), one.asks))
			.sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
		if (!expectation || !then) return entry;
		const { position } = then;
		const { outcome } = playLine(expectation, at, reachedAt(position, judge));
		return { ...entry, came: 'played', refused: null, outcome };
	});
}
