import { locate } from '../../model/objects.ts';
import type { SlotPlace } from '../../model/task.ts';
import {
	SLOT_KINDS,
	type CardKey,
	type Option,
	type Seat,
	type SlotKind
} from '../../model/words.ts';
import { canBeCovered } from '../covering.ts';
import { attackUnderWay } from '../pointing.ts';
import { ask, type Run } from '../run.ts';
import type { Doing } from './doing.ts';

/** The monster slots whose monster can be covered and is not being attacked, or all slots of another kind. */
export function openSlots(run: Run, kind: SlotKind): readonly SlotPlace[] {
	const target = attackUnderWay(run.position)?.target;
	const attacked = target && target !== 'deck' && 'object' in target ? target.object : null;
	return run.position.slots[kind].flatMap(({ top }, index) =>
		kind === 'monster' && top !== null && (top.id === attacked || !canBeCovered(run.position, top))
			? []
			: [{ slot: kind, index }]
	);
}

/** Those of a kind with something on top. */
export const slotsWithATop = (run: Run, slot: SlotKind): readonly SlotPlace[] =>
	run.position.slots[slot].flatMap(({ top }, index) => (top === null ? [] : [{ slot, index }]));

/** The slot of these that a player chooses. */
export function slotChosen(
	{ run, at }: Doing,
	options: readonly SlotPlace[],
	who: Seat,
	question = 0
): SlotPlace | 'asked' | 'none' {
	if (options.length === 0) return 'none';
	const answer = ask(run, question, {
		who,
		purpose: { about: 'choice', effect: at },
		domain: { pick: 'one' },
		options
	});
	if (!answer) return 'asked';
	const [picked] = answer;
	return picked && 'slot' in picked ? picked : 'none';
}

/**
 * What the controller of the ability chooses for each of several cards, all decided before any moves; none
 * where nothing can be chosen, null while they are asked.
 */
export function choiceForEach(
	{ run, at, context }: Doing,
	cards: readonly CardKey[],
	options: readonly Option[],
	question: number
): readonly Option[] | null {
	if (options.length === 0) return [];
	const chosen: Option[] = [];
	for (const [index] of cards.entries()) {
		const answer = ask(run, question + index, {
			who: context.you,
			purpose: { about: 'choice', effect: at },
			domain: { pick: 'one' },
			options
		});
		if (!answer) return null;
		chosen.push(...answer);
	}
	return chosen;
}

/** The slot an object is in, if it is in one. */
export function slotOf(run: Run, id: number): { slot: SlotKind; index: number } | null {
	const found = locate(run.position, id);
	return found && 'slot' in found.place && SLOT_KINDS.includes(found.place.slot)
		? found.place
		: null;
}
