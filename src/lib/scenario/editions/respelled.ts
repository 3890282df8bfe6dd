import { actOf } from '../act-of.ts';
import { isEdit, type Line, type Scenario } from '../scenario.ts';
import type { Redone, UnderEdition } from './replayed.ts';

/**
 * A replay as a scenario of its edition: every decision written out as it was taken there, edits where
 * they were made, expectations left out. Played by itself it goes the same way.
 */
export function respelled({ scenario, begun, lines }: Run): Scenario {
	const script: Line[] = [];
	let before = begun.position;
	const spell = (taken: readonly Redone[]): void => {
		for (const { decision, position } of taken) {
			script.push(actOf(before, decision));
			before = position;
		}
	};
	spell(begun.taken);
	for (const { line, came, edited, editedTo, taken } of lines) {
		if (came === 'played' && isEdit(line) && edited) {
			script.push(line);
			before = editedTo ?? before;
		}
		spell(taken);
	}
	return { ...scenario, script };
}

type Run = Extract<UnderEdition, { ok: true }>;
