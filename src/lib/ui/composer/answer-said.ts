import type { ShownVerdict } from '../judge-worker/shapes/verdict.ts';
import type { Said } from '../table/verdict/said.ts';

/** What stands in the place of an answer where nothing that happened was understood. */
export const LOST: Said = {
	bold: 'No answer yet: nothing that happened was understood.',
	rest: 'Say it in short sentences, who does what to whom: “Amy attacks Gurdy”, “Ben plays Bomb! on Gurdy”.',
	no: false
};

/** The same where a question is asked of which nothing happens. */
export const OF_RULES: Said = {
	bold: 'Nothing happens in that, so there is nothing to judge.',
	rest: 'Say what happens at the table, or read where the rules speak of it:',
	no: false
};

/** A verdict that answers no question. */
export const withoutReply = (one: ShownVerdict): ShownVerdict => ({
	...one,
	reply: null,
	depends: one.depends && {
		...one.depends,
		outcomes: one.depends.outcomes.map((outcome) => ({ ...outcome, reply: null }))
	}
});
