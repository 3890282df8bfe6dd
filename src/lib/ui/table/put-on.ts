import type { Ref } from '../../model/words.ts';
import type { Refusal } from '../../rules/step.ts';
import { nameAt } from '../../scenario/match.ts';
import { withOnStack } from './head.ts';
import { beginOf } from './lay.ts';
import { actOfPut, isGames, refusalOfPut, thingOfPut, type Putting } from './put.ts';
import type { Table } from './table-state.svelte.ts';

/** What came of putting something on the stack. */
export type Put =
	| { readonly ok: true }
	| {
			readonly ok: false;
			readonly message: string;
			readonly refusal: Refusal | null;
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
	const given = table.giving(putting);
	const act = actOfPut(given.position, putting, targets);
	const canLay = table.at === 0;
	if (act && !anyway) {
		const refused = refusalOfPut(given.position, act);
		if (refused) return { ok: false, ...refused, canForce: canLay };
		table.setHeadAndAdd(given.head, [act]);
		return { ok: true };
	}
	if (!canLay)
		return {
			ok: false,
			message: 'What nobody decides can be put there before the first move. Step back to it.',
			refusal: null,
			canForce: false
		};
	const priority = act && !isGames(putting.card) ? nameAt(given.position, putting.seat) : null;
	const head = withOnStack(given.head, thingOfPut(given.position, putting, targets), priority);
	const begin = beginOf(head);
	const [problem] = begin.ok ? [] : begin.problems;
	if (problem) return { ok: false, message: problem.message, refusal: null, canForce: false };
	table.setHead(head);
	return { ok: true };
}
