import { toldAt } from '../../../scenario/entry.ts';
import { toldSentence } from '../../../wording/index.ts';
import { isByHand, type ShownEntry } from './shown-entry.ts';

/** What is done by hand at an entry, as sentences. */
export function byHandIn(entry: ShownEntry): readonly string[] {
	const left = toldAt(entry).filter(({ step }) => step.what.did === 'left to the table');
	if (left.length > 0) return left.map(toldSentence);
	return isByHand(entry) ? [entry.text] : [];
}
