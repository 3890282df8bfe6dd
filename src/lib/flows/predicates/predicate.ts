import type { FrameOf } from '../../model/frame.ts';
import type { Point } from '../../rules/points.ts';
import type { Next } from '../next.ts';

/** A named question that a chart asks, with its rule and the clause that refuses. */
export interface Predicate {
	/** What is said when the answer is no; empty where nobody is refused anything. */
	readonly refused: string;
	/** By what that is said. */
	readonly by: readonly Point[];
	readonly holds: (at: Next) => boolean;
	/** The clause with the names and numbers of this table, where it says more than the refusal. */
	readonly says?: (at: Next) => string;
	/** What it asks and says is the same of all that one player could do. */
	readonly ofPlayer?: true;
}

export const ask = (
	holds: (at: Next) => boolean,
	by: readonly Point[] = [],
	refused = '',
	says?: Predicate['says']
): Predicate => ({ holds, refused, by, ...(says ? { says } : {}) });

/** A question whose clause looks at nothing of the decision but who decides. */
export const askPlayer = (
	holds: (at: Next) => boolean,
	by: readonly Point[],
	refused: string,
	says?: Predicate['says']
): Predicate => ({ ...ask(holds, by, refused, says), ofPlayer: true });

/** The frame the question is about, which the chart that asks it guarantees. */
export function frameOf<C extends Next['frame']['chart']>({ frame }: Next, chart: C): FrameOf<C> {
	if (frame.chart !== chart)
		throw new Error(`A ${chart} question was put to a ${frame.chart} frame.`);
	return frame as FrameOf<C>;
}
