import type { ItemOf, StackItem } from '../model/stack-item.ts';
import type { CardKey, ItemId } from '../model/words.ts';
import { set, type Run } from './run.ts';

/** Puts something on top of the stack (3.6). */
export function put(run: Run, item: StackItem): void {
	run.position = { ...run.position, stack: [...run.position.stack, item] };
}

/** A thing on the stack by its id. */
export const onStack = (run: Run, id: ItemId): StackItem | null =>
	run.position.stack.find((item) => item.id === id) ?? null;

/** The card that a thing on the stack is: of a loot, or of a played card of the monster deck. */
export function playedCard(item: ItemOf<'loot' | 'ability'>): CardKey | null {
	if (item.kind === 'ability') return item.plays ?? null;
	return item.copy ? null : item.card;
}

/** Takes a thing off the stack. */
export function takeOff(run: Run, id: ItemId): void {
	run.position = { ...run.position, stack: run.position.stack.filter((item) => item.id !== id) };
}

/** Puts a thing on the stack in the place of what it was before. */
export function exchange(run: Run, now: StackItem): void {
	set(run, { stack: run.position.stack.map((item) => (item.id === now.id ? now : item)) });
}
