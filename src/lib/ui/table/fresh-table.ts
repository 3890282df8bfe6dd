import { prompt } from '../../judge/judge.ts';
import type { Prompt } from '../../judge/prompt.ts';
import { EMPTY } from './document.ts';
import { beginOf } from './lay.ts';
import { openingMove, type Move } from './moves.ts';
import { respondersAt, type Responder } from './responders.ts';

/** The table before anything is said of it, as plain data: it can be laid out as the site is built. */
export interface FreshTable {
	readonly move: Move;
	readonly prompt: Prompt;
	readonly responders: readonly Responder[];
}

/** Lays out the table of the game's defaults. */
export function freshTable(): FreshTable {
	const begin = beginOf(EMPTY.head);
	if (!begin.ok) throw new Error('An empty table is always a legal game.');
	const { position, steps } = begin.begun;
	return {
		move: openingMove(position, steps),
		prompt: prompt(position),
		responders: respondersAt(position)
	};
}
