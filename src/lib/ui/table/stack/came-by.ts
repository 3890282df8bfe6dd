import type { StackItem } from '../../../model/stack-item.ts';
import type { Step } from '../../../rules/step.ts';
import { toldAt } from '../../../scenario/entry.ts';
import type { ToldStep } from '../../../wording/index.ts';
import type { ShownEntry } from '../state/shown-entry.ts';

/** Whether a step is the one that put a thing on the stack. */
function putIt({ what }: Step, item: StackItem): boolean {
	switch (item.kind) {
		case 'loot':
			return what.did === 'played' && what.card === item.card;
		case 'ability':
			if (item.way === 'outcome') return what.did === 'roll resolved';
			return (
				(what.did === 'activated' || what.did === 'triggered') &&
				what.effect.card === item.effect.card &&
				what.effect.line === item.effect.line
			);
		case 'roll':
			return what.did === 'rolled' && what.player === item.roller;
		case 'damage':
			return what.did === 'put damage' && what.amount === item.amount;
		case 'death':
			return what.did === 'put death';
		case 'procedure':
			return what.did === 'put procedure' && what.item.id === item.id;
	}
}

/**
 * Whether a thing that a player would have had to play or to activate lies on the stack without that:
 * it was laid out there, or put there all the same.
 */
export function isPutThere(moves: readonly ShownEntry[], at: number, item: StackItem): boolean {
	if (
		item.kind !== 'loot' &&
		(item.kind !== 'ability' || (item.way !== 'tap' && item.way !== 'paid'))
	)
		return false;
	const move = moves
		.slice(0, at + 1)
		.find(({ position }) => position.stack.some(({ id }) => id === item.id));
	return move !== undefined && move.decisions.length === 0;
}

/** The step that put a thing on the stack; null for one that lay there from the start. */
export function cameBy(moves: readonly ShownEntry[], at: number, item: StackItem): ToldStep | null {
	const move = moves
		.slice(0, at + 1)
		.find(({ position }) => position.stack.some(({ id }) => id === item.id));
	return (move && toldAt(move).findLast(({ step }) => putIt(step, item))) ?? null;
}
