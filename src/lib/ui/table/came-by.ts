import type { StackItem } from '../../model/stack.ts';
import type { Step } from '../../rules/step.ts';
import type { Move } from './moves.ts';

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

/** The step that put a thing on the stack; null for one that lay there from the start. */
export function cameBy(
	moves: readonly Move[],
	at: number,
	item: StackItem
): Move['told'][number] | null {
	const move = moves
		.slice(0, at + 1)
		.find(({ after }) => after.stack.some(({ id }) => id === item.id));
	return move?.told.findLast(({ step }) => putIt(step, item)) ?? null;
}
