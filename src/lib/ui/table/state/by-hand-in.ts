import type { EffectRef } from '../../../model/words.ts';
import { stepsAt, toldAt } from '../../../scenario/entry.ts';
import { toldSentence } from '../../../wording/index.ts';
import { isByHand, type ShownEntry } from './shown-entry.ts';

/** What is done by hand at an entry, as sentences. */
export function byHandIn(entry: ShownEntry): readonly string[] {
	const left = toldAt(entry).filter(({ step }) => step.what.did === 'left to the table');
	if (left.length > 0) return left.map(toldSentence);
	return isByHand(entry) ? [entry.text] : [];
}

/** The effects of an entry that nobody could read: the players do them. */
export const effectsByHand = (entry: ShownEntry): readonly EffectRef[] =>
	stepsAt(entry).flatMap(({ what }) => (what.did === 'left to the table' ? [what.effect] : []));
