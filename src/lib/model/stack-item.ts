import type { WaitingFrame } from './frame.ts';
import type { PlainItem } from './stack.ts';
import type { ItemId } from './words.ts';

/** Anything on the stack, in the words of chapters 6, 13 and 15. */
export type StackItem =
	| PlainItem
	| {
			/** A procedure of the game that waits on the stack, and goes on from its state as it resolves. */
			readonly kind: 'procedure';
			readonly id: ItemId;
			readonly frame: WaitingFrame;
	  };
export type ItemOf<K extends StackItem['kind']> = Extract<StackItem, { kind: K }>;
