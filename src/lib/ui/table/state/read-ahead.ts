/**
 * Typed cards are read beside the page before it needs them, as their English can be long to read: what
 * asks for them later, as the parser does, finds them read.
 */
import { isRead, takeRead } from '../../../cards/typed.ts';
import { judgeWorker } from '../../judge-worker/judge-worker.ts';

/** Said where that was not enough. */
export const TOOK_TOO_LONG =
	'Reading the cards that are typed here took more than 10 seconds, so it was stopped. Shorter sentences, fewer cards, or fewer lists inside each other are read faster.';

/**
 * Reads cards beside the page.
 * @returns whether they were read in time. What could not be read beside the page is read where it is
 * needed, which is true too.
 */
export async function readAhead(texts: readonly string[]): Promise<boolean> {
	const unread = texts.filter((text) => !isRead(text));
	if (unread.length === 0) return true;
	const answer = await judgeWorker.ask('read cards', { texts: unread });
	if (answer.is === 'given') for (const [text, card] of answer.given) takeRead(text, card);
	return answer.is !== 'failed' || answer.why !== 'too long';
}
