import { expect, it } from 'vitest';
import { LIBRARY } from '../../cards/library.ts';
import { bySet, counted, coverage } from './coverage.ts';

const CARDS = coverage();

it('counts every official card once, in one set', () => {
	expect(CARDS).toHaveLength(951);
	expect(bySet(CARDS).flatMap(({ cards }) => cards)).toHaveLength(951);
	const { fully, byHand } = counted(CARDS);
	expect(fully + byHand).toBe(LIBRARY.size);
});

/** The base set, by its component list. */
it('has the base set', () => {
	const base = CARDS.filter(({ card }) => card.sets.includes('b2'));
	expect(base).toHaveLength(287);
	expect(base.filter(({ run }) => run === 'not yet')).toEqual([]);
});

/** What the ability language has no words for is done by hand, and nothing else is. */
it('leaves by hand what the ability language cannot say', () => {
	const unsaid = CARDS.filter(({ unsaid, run }) => unsaid !== null && run !== 'not yet');
	const byHand = CARDS.filter(({ run }) => run === 'by hand');
	expect(unsaid.length).toBeGreaterThan(0);
	expect(byHand.map(({ key }) => key)).toEqual(unsaid.map(({ key }) => key));
});

/** What players may see is told by the table; the judge decides nothing by it (3.2). */
it('counts what players may see as run', () => {
	const seen = ['theres-options', 'guppys-eye'].map((key) => CARDS.find((one) => one.key === key));
	expect(seen.map((one) => one?.leftOut)).toEqual([[], []]);
});
