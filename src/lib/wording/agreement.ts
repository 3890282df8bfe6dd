import type { Agreement } from '../rules/readings.ts';

const SAYS: Readonly<Record<Agreement, string>> = {
	untouched: 'No open reading was touched.',
	same: 'The same happens under every reading.',
	'same end': 'The line ends the same under every reading, but not by the same steps.',
	depends: 'It depends on how an open question is read.'
};

/** Whether the open questions that a line touches make a difference, in one sentence. */
export const agreementSentence = (agreement: Agreement): string => SAYS[agreement];
