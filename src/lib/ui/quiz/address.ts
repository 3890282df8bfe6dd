import { resolve } from '$app/paths';
import type { Asked } from './question.ts';

/** Where something that a day asks is answered. */
export const addressOf = ({ id, puzzle }: Asked) =>
	puzzle === null ? resolve(`quiz/${id}/`) : resolve(`puzzles/${puzzle}/`);
