import type { Opening } from '../../scenario/entry.ts';
import { openingOf, playOn, type PlayedLines } from '../../scenario/play.ts';
import type { Impossible } from '../../scenario/start/setup-builder.ts';
import { EMPTY, shownBranch, type Head, type TableDocument } from './document.ts';
import { shownEntries } from './lay.ts';
import type { ShownEntry } from './shown-entry.ts';

/** A table with what is played in the branch that is shown. */
export interface Laid {
	readonly moves: readonly [ShownEntry, ...ShownEntry[]];
	/** What makes it impossible; the moves are those of the table before, then. */
	readonly problems: readonly Impossible[];
}

/**
 * Lays tables one after the other, and keeps of the last one what stays as it was.
 * @param fresh the table that nothing is said of, before any decision.
 */
export function cachedPlayer(fresh: Opening): (document: TableDocument) => Laid {
	let head: Head = EMPTY.head;
	let played: PlayedLines = [fresh];
	return (document) => {
		let from = played;
		if (document.head !== head) {
			const laid = openingOf(document.head);
			if (!laid.ok) return { moves: shownEntries(played), problems: laid.problems };
			from = [laid.opening];
			({ head } = document);
		}
		const { script } = shownBranch(document);
		const [opening, ...entries] = from;
		const changed = entries.findIndex(({ line, at }) => line !== script[at]);
		played = playOn([opening, ...(changed < 0 ? entries : entries.slice(0, changed))], script);
		return { moves: shownEntries(played), problems: [] };
	};
}
