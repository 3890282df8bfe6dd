import type { Failure } from '../../judge-worker/client.ts';
import type { ShownVerdict } from '../../judge-worker/shapes/verdict.ts';

/** What a banner says: what is bold, what stands behind it, and whether the rules forbid an act. */
export interface Said {
	readonly bold: string;
	readonly rest: string;
	readonly no: boolean;
}

/** A verdict as a banner says it: what was asked first, then why. */
export function saidOf(verdict: ShownVerdict): Said {
	const { refused, depends, waits, headline, because, more, reply } = verdict;
	const told = headline.join(' ');
	const asked = (text: string): string => (reply === null ? text : `${reply} ${text}`);
	if (refused) {
		const { sentence, needs, asks, rules } = refused;
		return rules.length > 0
			? refusedSaid([sentence, needs ?? ''].join(' ').trim(), !asks)
			: { bold: sentence, rest: needs ?? '', no: !asks };
	}
	if (depends) return { bold: asked(depends.sentence), rest: told, no: false };
	const rest = [because, ...more, waits?.sentence].filter((one) => one).join(' ');
	return told === ''
		? { bold: asked(rest), rest: '', no: false }
		: { bold: asked(told), rest, no: false };
}

/** A refusal: "No.", and why in letters that can be read. */
export const refusedSaid = (sentence: string, no = true): Said => ({
	bold: 'No.',
	rest: sentence,
	no
});

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
