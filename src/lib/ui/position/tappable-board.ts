import type { Position } from '../../model/position.ts';
import type { Ref } from '../../model/words.ts';
import { placeOf } from '../table/board/place.ts';
import { drawnBoardOf, type DrawnBoardView } from './drawn-board.ts';

/** A table on which some places can be tapped. */
export const drawnBoardWith = (position: Position, places: ReadonlySet<string>): DrawnBoardView =>
	drawnBoardOf(position, (ref) => (places.has(placeOf(ref)) ? placeOf(ref) : null));

/** A table on which everything can be tapped, and what lies at each place. */
export function openBoardOf(position: Position): {
	readonly board: DrawnBoardView;
	readonly refs: ReadonlyMap<string, Ref>;
} {
	const refs = new Map<string, Ref>();
	const board = drawnBoardOf(position, (ref) => {
		const at = placeOf(ref);
		refs.set(at, ref);
		return at;
	});
	return { board, refs };
}
