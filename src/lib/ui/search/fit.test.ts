import { describe, expect, it } from 'vitest';
import type { SearchEntry } from './entry.ts';
import { fits, phrasingsOf } from './fit.ts';
import { wantedBy, weighty } from './question.ts';
import { askedIn } from './synonyms.ts';
import { termsOf } from './terms.ts';

const entry = (
	kind: SearchEntry['kind'],
	title: string,
	asked: readonly string[],
	about: string[] = []
): SearchEntry => ({ kind, title, names: [], asked, text: '', place: '', about, path: title });

const ENTRIES = [
	entry('rule', 'One attack each turn', ['how many monsters can I fight in a turn']),
	entry('rule', 'Nothing has to be declared', ['do I have to attack', 'can I pass']),
	entry('ruling', 'I use Lemon Mishap. Twice in a turn?', ['use it again'], ['Lemon Mishap']),
	entry('card', 'Lemon Mishap', [])
];
const PHRASINGS = phrasingsOf(ENTRIES);
const fit = (question: string): readonly number[] => {
	const parts = askedIn([...weighty(termsOf(question)), ...wantedBy(question)]);
	const found = fits(PHRASINGS, parts);
	return ENTRIES.map((_, at) => found.get(at) ?? 0);
};

describe('how near a question is', () => {
	it('is 1 where it is asked in the very words, in whatever order', () => {
		expect(fit('in a turn, how many monsters may I fight?')[0]).toBeCloseTo(1);
		expect(fit('must I attack?')[1]).toBeCloseTo(1);
	});

	it('is less in other words, and nothing where no word is shared', () => {
		const [near = 0] = fit('how many enemies can I battle in a turn');
		expect(near).toBeGreaterThan(0.6);
		expect(near).toBeLessThan(1);
		expect(fit('what is the weather')).toEqual([0, 0, 0, 0]);
	});

	it('tells by the kind of answer that is wanted', () => {
		const [, must = 0] = fit('do I have to attack');
		const [, how = 0] = fit('how do I attack');
		expect(must).toBeGreaterThan(how);
	});

	it('is less to a question about a card that nobody speaks of', () => {
		const [, , unsaid = 0] = fit('again in a turn');
		const [, , said = 0] = fit('lemon mishap again in a turn');
		expect(said).toBeGreaterThan(unsaid);
	});
});
