import type { StackItem } from '../../../model/stack-item.ts';
import type { Step } from '../../../rules/step.ts';
import { toldAt } from '../../../scenario/entry.ts';
import type { ToldStep } from '../../../wording/index.ts';
import { isPutInMove } from '../state/put-in.ts';
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
	const move = moveThatPut(moves, at, item);
	return move !== undefined && move.decisions.length === 0;
}

/** Whether nobody said the move that put a thing on the stack: the rules asked for it before another one. */
export function isPutInFirst(moves: readonly ShownEntry[], at: number, item: StackItem): boolean {
	const move = moveThatPut(moves, at, item);
	return move !== undefined && isPutInMove(move);
}

/** The move since which a thing has lain on the stack. */
const moveThatPut = (
	moves: readonly ShownEntry[],
	at: number,
	item: StackItem
): ShownEntry | undefined =>
	moves.slice(0, at + 1).find(({ position }) => position.stack.some(({ id }) => id === item.id));

/** The step that put a thing on the stack; null for one that lay there from the start. */
export function cameBy(moves: readonly ShownEntry[], at: number, item: StackItem): ToldStep | null {
	const move = moveThatPut(moves, at, item);
	return (move && toldAt(move).findLast(({ step }) => putIt(step, item))) ?? null;
}
