import type { Line } from '../../../scenario/scenario.ts';

/** Lines that nobody said: they were put in so that the act behind them is legal. */
const PUT_IN = new WeakSet<Line>();

/** Remembers that nobody said these lines. */
export function putIn(lines: readonly Line[]): void {
	for (const line of lines) PUT_IN.add(line);
}

/** Whether nobody said a line. */
export const isPutIn = (line: Line): boolean => PUT_IN.has(line);
