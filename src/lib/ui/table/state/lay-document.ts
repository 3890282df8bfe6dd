import { JUDGE } from '../../../judge/judge.ts';
import type { Decision } from '../../../model/decision.ts';
import type { Refusal } from '../../../rules/step.ts';
import type { Opening } from '../../../scenario/entry.ts';
import { entryOf, take } from '../../../scenario/play-line.ts';
import { openingOf, playOn, type PlayedLines } from '../../../scenario/play.ts';
import type { Line } from '../../../scenario/scenario.ts';
import type { Impossible } from '../../../scenario/start/setup-builder.ts';
import { EMPTY, shownBranch, type Head, type TableDocument } from './document.ts';
import { shownEntries } from './lay.ts';
import type { ShownEntry } from './shown-entry.ts';

/** A table with what is played in the branch that is shown. */
export interface Laid {
	readonly moves: readonly [ShownEntry, ...ShownEntry[]];
	/** What makes it impossible; the moves are those of the table before, then. */
	readonly problems: readonly Impossible[];
}

/** What lays the tables of a page one after the other, and keeps of the last one what stays as it was. */
export interface CachedPlayer {
	readonly lay: (document: TableDocument) => Laid;
	/**
	 * Takes a decision at an entry of the table that was laid last, and keeps what came of it for when
	 * its line stands in the document.
	 * @returns the line that says it; or the refusal of one that is illegal.
	 */
	readonly decide: (
		at: Pick<ShownEntry, 'position' | 'entries'>,
		decision: Decision
	) =>
		{ readonly ok: true; readonly line: Line } | { readonly ok: false; readonly refusal: Refusal };
}

/** @param fresh the table that nothing is said of, before any decision. */
export function cachedPlayer(fresh: Opening): CachedPlayer {
	let head: Head = EMPTY.head;
	let played: PlayedLines = [fresh];
	return {
		lay(document) {
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
		},
		decide({ position, entries: at }, decision) {
			const decided = take(JUDGE, position, decision, 'line');
			if (!decided.ok) return decided;
			const entry = entryOf(decided.taken, at);
			const [opening, ...entries] = played;
			played = [opening, ...entries.slice(0, at), entry];
			return { ok: true, line: entry.line };
		}
	};
}
