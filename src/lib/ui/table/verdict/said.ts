import type { Failure } from '../../judge-worker/client.ts';
import type { ShownVerdict } from '../../judge-worker/shapes/verdict.ts';
import { apart } from './said-apart.ts';

/** What a banner says: what is bold, what stands behind it, and whether the rules forbid an act. */
export interface Said {
	readonly bold: string;
	readonly rest: string;
	readonly no: boolean;
	/** What a card says of it, for whoever wants to read on. */
	readonly cited?: string;
}

/** A verdict as a banner says it: what was asked first, then why. */
export function saidOf(verdict: ShownVerdict): Said {
	const { refused, depends, waits, headline, because, more, reply } = verdict;
	const told = headline.join(' ');
	const asked = (text: string): string => (reply === null ? text : `${reply} ${text}`);
	if (refused) {
		const { sentence, needs, asks } = refused;
		const { why, cited } = apart(sentence);
		return reply !== null
			? { bold: 'No.', rest: `${why} ${needs ?? ''}`.trim(), no: !asks, cited }
			: { bold: why, rest: needs ?? '', no: !asks, cited };
	}
	if (depends) return { bold: asked(depends.sentence), rest: told, no: false };
	const rest = [because, ...more, waits?.sentence].filter((one) => one).join(' ');
	return told === ''
		? { bold: asked(rest), rest: '', no: false }
		: { bold: asked(told), rest, no: false };
}

/** A refusal: "No.", and why in letters that can be read. */
const refusedSaid = (sentence: string): Said => {
	const { why, cited } = apart(sentence);
	return { bold: 'No.', rest: why, no: true, cited };
};

/** Why there is no verdict, where the judge was there to be asked; null where it was not loaded. */
export function failureSaid(failed: Failure | null): Said | null {
	switch (failed) {
		case 'too long':
			return {
				bold: 'This takes too long to judge.',
				rest: 'Take something back and try again.',
				no: true
			};
		case 'broke':
			return {
				bold: 'The judge broke down here.',
				rest: 'That is a mistake in the judge. What you said is kept.',
				no: true
			};
		case 'not loaded':
		case null:
			return null;
	}
}

/** A table as a banner speaks of it. */
interface SpokenOf {
	readonly isPossible: boolean;
	/** What the table itself refuses. */
	readonly refused: { readonly sentence: string; readonly asks: boolean } | null;
	/** Nothing lies on it and nothing was done. */
	readonly fresh: boolean;
}

/** What the judge has answered so far. */
interface Answered {
	readonly given: ShownVerdict | null;
	/** It is of an older table. */
	readonly old: boolean;
	readonly failed: Failure | null;
}

const NOTHING: Said = {
	bold: 'Say what happened.',
	rest: 'The answer stands here, and which rule it follows from.',
	no: false
};

/** What a banner says of a table, whether the judge has answered or not. */
export function saidOfTable({ isPossible, refused, fresh }: SpokenOf, answered: Answered): Said {
	const { given, old, failed } = answered;
	if (!isPossible) return { bold: 'This table isn’t possible.', rest: '', no: true };
	if (refused && (old || !given?.refused))
		return refused.asks
			? { bold: refused.sentence, rest: '', no: false }
			: refusedSaid(refused.sentence);
	const failure = failureSaid(failed);
	if (failure) return failure;
	if (given) return saidOf(given);
	return fresh ? NOTHING : { bold: '…', rest: '', no: false };
}
