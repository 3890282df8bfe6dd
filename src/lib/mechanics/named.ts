import type { GameObject } from '../model/board.ts';

/** An object as a step names it. */
export const nameOf = ({ id, card }: GameObject): { object: number; card: string } => ({
	object: id,
	card
});
