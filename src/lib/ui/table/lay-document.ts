import type { Begun } from '../../judge/judge.ts';
import type { Impossible } from '../../scenario/laying.ts';
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

/** Lays tables one after the other, and keeps of the last one what stays as it was. */
export function layer(): (document: TableDocument) => Laid {
	let last: { head: Head; begun: Begun; script: readonly Line[]; moves: Laid['moves'] } | null =
		null;
	return (document) => {
		const { head } = document;
		const { script } = shownBranch(document);
		let from = last?.head === head ? last : null;
		if (!from) {
			const begin = beginOf(head);
			if (!begin.ok) return { moves: last?.moves ?? emptyMoves(), problems: begin.problems };
			const { begun } = begin;
			from = { head, begun, script: [], moves: playScript(head, begun, []) };
		}
		const moves = playScript(head, from.begun, script, from.moves, from.script);
		last = { ...from, script, moves };
		return { moves, problems: [] };
	};
}

function emptyMoves(): Laid['moves'] {
	const begin = beginOf(EMPTY.head);
	if (!begin.ok) throw new Error('An empty table is always a legal game.');
	return playScript(EMPTY.head, begin.begun, []);
}
