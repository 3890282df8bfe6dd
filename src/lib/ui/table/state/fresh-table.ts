import { prompt } from '../../../judge/judge.ts';
import type { Prompt } from '../../../judge/prompt.ts';
import type { Opening } from '../../../scenario/entry.ts';
import { openingOf } from '../../../scenario/play.ts';
import type { Decision } from '../../../model/decision.ts';
import { passSentence, promptSentence } from '../../../wording/index.ts';
import { offers } from '../prompt/wishes.ts';
import { playText } from '../prompt/play-text.ts';
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
	readonly says: FreshWords;
}

/** What is said on it: what makes sentences comes with what it is played with. */
export interface FreshWords {
	readonly asks: string;
	readonly ifAllPass: string;
	/** What the card says of each play that is offered. */
	readonly plays: ReadonlyMap<Decision, string>;
}

/** Lays out the table of the game's defaults. */
export function freshTable(): FreshTable {
	const laid = openingOf(EMPTY.head);
	if (!laid.ok) throw new Error('An empty table is always a legal game.');
	const { opening } = laid;
	const { position } = opening;
	const [move] = shownEntries([opening]);
	const asked = prompt(position);
	const responders = respondersAt(position);
	const offered = [
		...(asked.kind === 'priority' ? offers(asked).map((play) => ({ play, at: position })) : []),
		...responders.flatMap(({ plays, position: at }) => plays.map((play) => ({ play, at })))
	];
	const says: FreshWords = {
		asks: promptSentence(position, asked),
		ifAllPass: passSentence(position),
		plays: new Map(offered.map(({ play, at }) => [play.decision, playText(at, play.decision)]))
	};
	return { opening, move, prompt: asked, responders, says };
}
