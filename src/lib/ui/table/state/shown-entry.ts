import { stepsAt, toldAt, type Entry } from '../../../scenario/entry.ts';
import type { Outcome } from '../../../scenario/expect/expect.ts';
import type { Line } from '../../../scenario/scenario.ts';
import { decisionSentence, itemName, resolvedFrom } from '../../../wording/index.ts';

/** An entry that the table can show: the table as it is laid out, an act or an edit. */
export interface ShownEntry extends Entry<Line | null> {
	/** The words of the notation, where there are no decisions to tell of. */
	readonly text: string;
	/** What the script expects right after it. */
	readonly checks: readonly Outcome[];
	/** How many entries of the script have been played up to here, expectations included. */
	readonly entries: number;
}

/** Whether something happened that the people at the table do, since the judge cannot read it. */
const leavesToTable = (entry: ShownEntry): boolean =>
	stepsAt(entry).some(({ what }) => what.did === 'left to the table');

/** Whether the people at the table do it, and the judge does not check it. */
export const isByHand = (entry: ShownEntry): boolean =>
	leavesToTable(entry) ||
	(entry.changed !== null &&
		entry.line !== null &&
		'edit' in entry.line &&
		entry.line.edit === 'by hand');

/** An entry in a few words: its decisions as sentences; a whole round of passes as one. */
export function entrySentence({ decisions, text }: ShownEntry): string {
	if (decisions.length === 0) return text;
	const acts = decisions.filter(({ decision }) => decision.do !== 'pass');
	if (acts.length === 0 && decisions.length > 1) return 'Everyone passes.';
	return (acts.length > 0 ? acts : decisions)
		.map(({ decision, before }) => decisionSentence(before, decision))
		.join(' ');
}

/** What resolved at an entry, by name; null where nothing did. */
export function resolvedIn(entry: ShownEntry): string | null {
	for (const told of toldAt(entry)) {
		const { what } = told.step;
		if (what.did === 'began to resolve') return itemName(resolvedFrom(told, what.item), what.item);
	}
	return null;
}
