import { stepsAt, type Entry } from '../../../scenario/entry.ts';
import type { Outcome } from '../../../scenario/expect/expect.ts';
import type { Line } from '../../../scenario/scenario.ts';

/** An entry that the table can show: the table as it is laid out, an act or an edit. */
export interface ShownEntry extends Entry<Line | null> {
	/** The words of the notation. */
	readonly text: string;
	/** It in a few words: its decisions as sentences, or what the notation says where nobody decided. */
	readonly says: string;
	/** What resolved, by name; null where nothing did. */
	readonly resolved: string | null;
	/** What the script expects right after it. */
	readonly checks: readonly Outcome[];
	/** How many entries of the script have been played up to here, expectations included. */
	readonly entries: number;
}

/** Whether something happened that the people at the table do, since the judge cannot read it. */
export const leavesToTable = (entry: ShownEntry): boolean =>
	stepsAt(entry).some(({ what }) => what.did === 'left to the table');

/** Whether the people at the table do it, and the judge does not check it. */
export const isByHand = (entry: ShownEntry): boolean =>
	leavesToTable(entry) ||
	(entry.changed !== null &&
		entry.line !== null &&
		'edit' in entry.line &&
		entry.line.edit === 'by hand');
