import { prompt } from '../../../judge/judge.ts';
import type { Prompt } from '../../../judge/prompt.ts';
import type { Opening } from '../../../scenario/entry.ts';
import { openingOf } from '../../../scenario/play.ts';
import { EMPTY } from './document.ts';
import { shownEntries } from './lay.ts';
import { respondersAt, type Responder } from '../stack/responders.ts';
import type { ShownEntry } from './shown-entry.ts';

/** The table before anything is said of it, as plain data: it can be laid out as the site is built. */
export interface FreshTable {
	readonly opening: Opening;
	/** The same as it is shown. */
	readonly move: ShownEntry;
	readonly prompt: Prompt;
	readonly responders: readonly Responder[];
}

/** Lays out the table of the game's defaults. */
export function freshTable(): FreshTable {
	const laid = openingOf(EMPTY.head);
	if (!laid.ok) throw new Error('An empty table is always a legal game.');
	const { opening } = laid;
	const { position } = opening;
	const [move] = shownEntries([opening]);
	return { opening, move, prompt: prompt(position), responders: respondersAt(position) };
}
