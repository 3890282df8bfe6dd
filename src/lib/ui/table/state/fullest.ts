import type { ShownEntry } from './shown-entry.ts';

/** The last move at which the most waits on the stack: where a dispute is at its height. */
export function fullest(moves: readonly Pick<ShownEntry, 'position'>[]): number {
	const most = Math.max(...moves.map(({ position }) => position.stack.length));
	return moves.findLastIndex(({ position }) => position.stack.length === most);
}
