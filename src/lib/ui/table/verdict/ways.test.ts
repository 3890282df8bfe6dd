import { expect, test } from 'vitest';
import type { ShownOutcome, ShownVerdict } from '../../judge-worker/shapes/verdict.ts';
import { waysOf } from './ways.ts';

const outcome = (words: string, said: Partial<ShownOutcome>): ShownOutcome => ({
	words,
	plays: [],
	sentence: '',
	reply: null,
	headline: [],
	because: null,
	more: [],
	rules: [],
	next: null,
	...said
});
const depends = (outcomes: ShownOutcome[]): Pick<ShownVerdict, 'depends'> => ({
	depends: { on: "Amy's roll", sentence: "It depends on Amy's roll.", outcomes }
});

test('each answer says what comes of it, and what is asked next', () => {
	const all = depends([
		outcome('1–3', { reply: 'Yes.', headline: ['Amy dies.'], because: 'Nothing saves her.' }),
		outcome('4–6', { next: 'Next, Amy rolls.' }),
		outcome('no', {})
	]);
	expect(waysOf(all)).toEqual([
		{ words: '1–3', said: 'Yes. Amy dies.' },
		{ words: '4–6', said: 'Next, Amy rolls.' },
		{ words: 'no', said: 'Nothing changes.' }
	]);
	expect(waysOf({ depends: null })).toEqual([]);
});
