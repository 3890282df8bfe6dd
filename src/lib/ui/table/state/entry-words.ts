import { onceFor } from '../../../model/memo.ts';
import { toldAt, type Entry } from '../../../scenario/entry.ts';
import type { Line } from '../../../scenario/scenario.ts';
import { decisionSentence, itemName, resolvedFrom } from '../../../wording/index.ts';

/** What was decided at an entry, as sentences; a whole round of passes as one, nothing where nobody decided. */
export const decidedAt = onceFor(({ decisions }: Entry<Line | null>): string => {
	const acts = decisions.filter(({ decision }) => decision.do !== 'pass');
	if (acts.length === 0 && decisions.length > 1) return 'Everyone passes.';
	return (acts.length > 0 ? acts : decisions)
		.map(({ decision, before }) => decisionSentence(before, decision))
		.join(' ');
});

/** What resolved at an entry, by name; null where nothing did. */
export const resolvedAt = onceFor((entry: Entry<Line | null>): string | null => {
	for (const told of toldAt(entry)) {
		const { what } = told.step;
		if (what.did === 'began to resolve') return itemName(resolvedFrom(told, what.item), what.item);
	}
	return null;
});
