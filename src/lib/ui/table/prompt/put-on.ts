import type { Decision } from '../../../model/decision.ts';
import type { Ref } from '../../../model/words.ts';
import type { Refusal } from '../../../rules/step.ts';
import type { Edit } from '../../../scenario/words/edit/changes.ts';
import { nameAt } from '../../../scenario/match.ts';
import { actOfPut, giftsFor, isGames, refusalOfPut, thingOfPut, type Putting } from './put.ts';
import type { Table } from '../state/table-state.svelte.ts';

/** What came of putting something on the stack. */
export type Put =
	| { readonly ok: true }
	| {
			readonly ok: false;
			readonly message: string;
			readonly refusal: Refusal | null;
			/** What is refused, where it is a decision, and what has been given for it. */
			readonly decision: Decision | null;
			readonly gifts: readonly Edit[];
			/** Whether the table can say that it is there all the same. */
			readonly canForce: boolean;
	  };

/**
 * Puts something on the stack: as somebody's decision where the judge allows it, and as part of the
 * table that is laid out where nobody decides it, as for a trigger.
 * @param anyway lays it there though the judge refuses the decision.
 */
export function putOn(
	table: Table,
	putting: Putting,
	targets: readonly Ref[],
	anyway: boolean
): Put {
	const gifts = giftsFor(table.position, putting);
	const { position } = table.after(gifts);
	const act = actOfPut(position, putting, targets);
	if (act && !anyway) {
		const refused = refusalOfPut(position, act);
		if (refused) return { ok: false, ...refused, gifts, canForce: true };
		table.editAndAdd(gifts, [act]);
		return { ok: true };
	}
	const thing = thingOfPut(position, putting, targets);
	const holder = act && !isGames(putting.card) ? nameAt(position, putting.seat) : null;
	const problem = table.edit([...gifts, { edit: 'stack', things: [thing] }], holder, true);
	return problem === null
		? { ok: true }
		: {
				ok: false,
				message: problem,
				refusal: null,
				decision: null,
				gifts,
				canForce: false
			};
}
