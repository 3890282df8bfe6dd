import type { ShownVerdict } from '../../judge-worker/shapes/verdict.ts';

/** What a banner says: what is bold, what stands behind it, and whether the rules forbid an act. */
export interface Said {
	readonly bold: string;
	readonly rest: string;
	readonly no: boolean;
}

/** A verdict as a banner says it: what was asked first, then why. */
export function saidOf({ refused, depends, waits, headline, because, more }: ShownVerdict): Said {
	const told = headline.join(' ');
	if (refused)
		return {
			bold: refused.rules.length > 0 ? `No. ${refused.sentence}` : refused.sentence,
			rest: refused.needs ?? '',
			no: true
		};
	if (depends) return { bold: depends.sentence, rest: told, no: false };
	const rest = [because, ...more, waits?.sentence].filter((one) => one).join(' ');
	return told === '' ? { bold: rest, rest: '', no: false } : { bold: told, rest, no: false };
}
