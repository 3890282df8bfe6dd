import * as v from 'valibot';

/** The name under which a page says of which version of the site it is. */
export const VERSION_NAME = 'fizzle-version';

/** Whether a document is a page of a version of the site. */
export const isOfVersion = (document: string, version: string): boolean =>
	document.includes(`<meta name="${VERSION_NAME}" content="${version}"`);

/** What a tab says to the version that waits: it wants it now. */
export const TAKE_OVER = { take: 'over' } as const;
const TAKES_OVER = v.object({ take: v.literal('over') });
export const isTakeOver = (message: unknown): boolean => v.is(TAKES_OVER, message);

const OTHERS = v.object({ others: v.pipe(v.number(), v.integer(), v.minValue(1)) });
/** How many other tabs would lose their version by that; null for any other message. */
export const othersIn = (message: unknown): number | null => {
	const read = v.safeParse(OTHERS, message);
	return read.success ? read.output.others : null;
};
