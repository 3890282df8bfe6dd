import { contextAt, emptyAt, frameAt } from './context.ts';
import { type Reader, phraseAt, skip } from './reader.ts';
import { readerOf } from './reader-of.ts';
import { isNumbering } from './tokens.ts';

/** Behind words at a place that are known to say nothing of the table, the most of them; the same place where none are. */
const behindNothing = (reader: Reader, at: number): number =>
	Math.max(
		phraseAt(reader, at),
		contextAt(reader, at),
		frameAt(reader, at),
		emptyAt(reader, at),
		skip(reader, at, '') > at ? at + 1 : at
	);

/**
 * Whether a stretch of text is passed over: it is made of nothing but words and phrases of the closed lists
 * that say nothing of the table, and marks.
 */
export function isPassedOver(text: string): boolean {
	if (isNumbering(text)) return true;
	const reader = readerOf(text, { names: [], cards: [] });
	for (let at = 0; at < reader.tokens.length;) {
		const to = reader.tokens[at]?.kind === 'mark' ? at + 1 : behindNothing(reader, at);
		if (to <= at) return false;
		at = to;
	}
	return true;
}
