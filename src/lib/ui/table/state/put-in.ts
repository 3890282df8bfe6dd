import type { Line } from '../../../scenario/scenario.ts';
import type { ShownEntry } from './shown-entry.ts';

/** Lines that nobody said: they were put in so that the act behind them is legal. */
const PUT_IN = new WeakSet<Line>();

/** Remembers that nobody said these lines. */
export function putIn(lines: readonly Line[]): void {
	for (const line of lines) PUT_IN.add(line);
}

/** Whether nobody said a line. */
export const isPutIn = (line: Line): boolean => PUT_IN.has(line);

/** Whether nobody said a move: the rules ask for it before the one behind it. */
export const isPutInMove = ({ line }: Pick<ShownEntry, 'line'>): boolean =>
	line !== null && isPutIn(line);

/** A move in a few words; "First, Ben activates Isaac #2." of one that nobody said. */
export const moveWords = (move: Pick<ShownEntry, 'line' | 'says'>): string =>
	isPutInMove(move) ? `First, ${move.says.replace(/^Everyone\b/u, 'everyone')}` : move.says;
