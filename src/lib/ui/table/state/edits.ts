import type { Position } from '../../../model/position.ts';
import type { Edit } from '../../../scenario/words/edit/changes.ts';
import { playLine, reachedAt } from '../../../scenario/play-line.ts';
import type { Line } from '../../../scenario/scenario.ts';
import type { Head } from './document.ts';
import { editHead } from './edit-head.ts';

/** What changes do to the setup, and those that are entries of the script; or why one cannot be made. */
export interface Edited {
	readonly head: Head;
	readonly lines: readonly Line[];
	readonly problem: string | null;
}

/**
 * Makes changes that the table itself decides.
 * @param first whether nothing has been decided yet: then they are part of what is laid out, where
 * the setup can say them.
 */
export function edited(
	head: Head,
	position: Position,
	first: boolean,
	edits: readonly Edit[]
): Edited {
	if (first) {
		let next: Head | null = head;
		for (const edit of edits) next = next && editHead(next, edit);
		if (next) return { head: next, lines: [], problem: null };
	}
	let at = position;
	for (const edit of edits) {
		const made = playLine(edit, 0, reachedAt(at));
		if (made.refused) return { head, lines: [], problem: made.refused.trouble.message };
		at = made.position;
	}
	return { head, lines: edits, problem: null };
}

/** The table as it would be after changes; those that cannot be made are left out. */
export const positionAfter = (position: Position, edits: readonly Edit[]): Position =>
	edits.reduce((at, edit) => playLine(edit, 0, reachedAt(at)).position, position);
