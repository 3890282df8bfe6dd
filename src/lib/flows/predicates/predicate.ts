import type { FrameOf } from '../../model/frame.ts';
import type { RuleId } from '../../rules/index.ts';
import type { Refusal } from '../../rules/step.ts';
import type { Next } from '../chart.ts';

/** A named question that a chart asks, with its rule and the clause that refuses. */
export interface Predicate {
	/** What is said when the answer is no. */
	readonly refusal: Refusal;
	readonly holds: (at: Next) => boolean;
	/** The clause with the names and numbers of this table, where it says more than the refusal. */
	readonly says?: (at: Next) => string;
}

export const ask = (
	holds: (at: Next) => boolean,
	rules: readonly RuleId[] = [],
	refused = '',
	says?: Predicate['says']
): Predicate => ({ holds, refusal: { refused, rules }, ...(says ? { says } : {}) });

/** The frame the question is about, which the chart that asks it guarantees. */
export function frameOf<C extends Next['frame']['chart']>({ frame }: Next, chart: C): FrameOf<C> {
	if (frame.chart !== chart)
		throw new Error(`A ${chart} question was put to a ${frame.chart} frame.`);
	return frame as FrameOf<C>;
}
