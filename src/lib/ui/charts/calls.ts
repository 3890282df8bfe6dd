import type { ChartName, TakenTransition } from '../../model/frame.ts';

/** A transition that waits until another chart is over. */
export interface Call {
	readonly by: Pick<TakenTransition, 'chart' | 'from' | 'nth'>;
	readonly opens: ChartName;
}

/**
 * The calls seen in a game: a transition of a frame right above comes next only when the one
 * before put that frame there.
 * @param taken the transitions of the game in their order.
 */
export function callsIn(taken: readonly TakenTransition[]): readonly Call[] {
	return taken.flatMap((by, i) => {
		const next = taken[i + 1];
		return next?.depth === by.depth + 1 ? [{ by, opens: next.chart }] : [];
	});
}

/** The charts that a transition opens, among the calls that were seen, each once. */
export const opensOf = (
	calls: readonly Call[],
	chart: ChartName,
	from: string,
	nth: number
): readonly ChartName[] => [
	...new Set(
		calls
			.filter(({ by }) => by.chart === chart && by.from === from && by.nth === nth)
			.map(({ opens }) => opens)
	)
];
