/**
 * Typed cards are read beside the page before it needs them, as their English can be long to read: what
 * asks for them later, as the parser does, finds them read.
 */
import { isRead, takeRead, type TypedCard } from '../../../cards/typed.ts';

export interface CardsAsked {
	readonly id: number;
	readonly texts: readonly string[];
}
export interface CardsRead {
	readonly id: number;
	readonly cards: readonly (readonly [text: string, card: TypedCard])[];
}

/** So long a page waits for its cards, in milliseconds. */
const LONGEST = 10_000;

/** Said where that was not enough. */
export const TOOK_TOO_LONG =
	'Reading the cards that are typed here took more than 10 seconds, so it was stopped. Shorter sentences, fewer cards, or fewer lists inside each other are read faster.';

let worker: Worker | null = null;
let asked = 0;

/**
 * Reads cards beside the page.
 * @returns whether they were read in time. A browser that runs no worker reads them where they are
 * needed, which is true too.
 */
export function readAhead(texts: readonly string[]): Promise<boolean> {
	const unread = texts.filter((text) => !isRead(text));
	if (unread.length === 0 || typeof Worker === 'undefined') return Promise.resolve(true);
	worker ??= new Worker(new URL('../setup/card-reader.worker.ts', import.meta.url), {
		type: 'module'
	});
	const here = worker;
	const id = (asked += 1);
	return new Promise((resolve) => {
		const done = (inTime: boolean): void => {
			clearTimeout(limit);
			here.removeEventListener('message', take);
			here.removeEventListener('error', fail);
			resolve(inTime);
		};
		const forget = (): void => {
			here.terminate();
			if (worker === here) worker = null;
		};
		const take = ({ data }: MessageEvent<CardsRead>): void => {
			if (data.id !== id) return;
			for (const [text, card] of data.cards) takeRead(text, card);
			done(true);
		};
		const fail = (): void => {
			forget();
			done(true);
		};
		const limit = setTimeout(() => {
			forget();
			done(false);
		}, LONGEST);
		here.addEventListener('message', take);
		here.addEventListener('error', fail);
		const question: CardsAsked = { id, texts: unread };
		here.postMessage(question);
	});
}
