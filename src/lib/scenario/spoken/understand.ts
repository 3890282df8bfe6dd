import type { Scenario } from '../scenario.ts';
import { asNotation } from './notation.ts';
import type { Spoken } from './spoken.ts';

/**
 * Understands play as people say it: "amy attacks gurdy (1 hp), rolls 2, ben bombs it". Nothing of the text
 * is dropped: what is not understood stays as a chip that says so. Scenario notation is understood as it is.
 * @param onto a table that is there: "it", "him" and "the roll" may be of it, and what is said comes after
 * its script.
 */
export function understand(text: string, onto: Scenario | null = null): Spoken {
	const notation = asNotation(text, onto);
	if (notation) return notation;
	const words = text.trim();
	const from = text.indexOf(words);
	return {
		scenario: onto ?? { rules: '2023', script: [] },
		chips:
			words === ''
				? []
				: [
						{
							from,
							to: from + words.length,
							kind: 'unread',
							words,
							lines: [],
							at: null,
							inserted: false,
							trouble: null,
							fits: []
						}
					]
	};
}
