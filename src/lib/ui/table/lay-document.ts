import type { Begun } from '../../judge/judge.ts';
import type { Impossible } from '../../scenario/start/setup-builder.ts';
import type { Line } from '../../scenario/scenario.ts';
import { EMPTY, shownBranch, type Head, type TableDocument } from './document.ts';
import { beginOf, playScript } from './lay.ts';
import type { Move } from './moves.ts';

/** A table with the moves of the branch that is shown. */
export interface Laid {
	readonly moves: readonly [Move, ...Move[]];
	/** What makes it impossible; the moves are those of the table before, then. */
	readonly problems: readonly Impossible[];
}

/** A table as it was last played. */
interface Playing extends Pick<Laid, 'moves'> {
	readonly head: Head;
	readonly begun: Pick<Begun, 'position' | 'steps' | 'unasked'>;
	readonly script: readonly Line[];
}

/**
 * Lays tables one after the other, and keeps of the last one what stays as it was.
 * @param fresh the move before any decision on a table that nothing is said of.
 */
export function cachedPlayer(fresh: Move): (document: TableDocument) => Laid {
	let last: Playing = {
		head: EMPTY.head,
		begun: { position: fresh.after, steps: fresh.told.map(({ step }) => step), unasked: [] },
		script: [],
		moves: [fresh]
	};
	return (document) => {
		const { head } = document;
		const { script } = shownBranch(document);
		let from = last;
		if (from.head !== head) {
			const begin = beginOf(head);
			if (!begin.ok) return { moves: last.moves, problems: begin.problems };
			const { begun } = begin;
			from = { head, begun, script: [], moves: playScript(head, begun, []) };
		}
		const moves = playScript(head, from.begun, script, from.moves, from.script);
		last = { ...from, script, moves };
		return { moves, problems: [] };
	};
}
