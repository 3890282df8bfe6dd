/** A text in the words of the grammar: what print and players say otherwise is taken for them before it is read. */
import { butApart } from './but-apart.ts';
import { chosenByEach } from './chosen-by-each.ts';
import { chosenInLine } from './chosen-in-line.ts';
import { costToPlay } from './cost-to-play.ts';
import { eachBanApart } from './bans-apart.ts';
import { eachStatApart } from './both-stats.ts';
import { eachSoApart } from './each-so-apart.ts';
import { inActive } from './in-active.ts';
import { laterInLine } from './later-in-line.ts';
import { mayInstead } from './may-instead.ts';
import { newlyPut } from './newly-put.ts';
import { onTheirTurn } from './on-their-turn.ts';
import { preventAnd } from './prevent-and.ts';
import { rolledInLine } from './rolled-in-line.ts';
import { downToSoMany } from './down-to.ts';
import { eventLast } from './event-last.ts';
import { inOurWords } from './variants.ts';
import type { Token } from './tokens.ts';

/** One after the other: each reads what the ones before it made. */
const CHANGES: readonly ((tokens: readonly Token[]) => readonly Token[])[] = [
	butApart,
	costToPlay,
	eventLast,
	inActive,
	eachStatApart,
	eachSoApart,
	eachBanApart,
	preventAnd,
	mayInstead,
	onTheirTurn,
	laterInLine,
	rolledInLine,
	chosenByEach,
	chosenInLine,
	downToSoMany,
	inOurWords,
	newlyPut
];

/** The tokens of a text in our words; they keep the places of what they stand for. */
export const asWeSayIt = (tokens: readonly Token[]): readonly Token[] =>
	CHANGES.reduce((said, change) => change(said), tokens);
