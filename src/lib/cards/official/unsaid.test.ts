import { describe, expect, it } from 'vitest';
import { OFFICIAL_FACTS } from './facts.ts';
import { UNSAID, unsaidOf } from './unsaid.ts';

const listed = UNSAID.flatMap(({ cards }) => cards);

describe('what the ability language cannot say', () => {
	it.each(listed)('is said of an official card, once: %s', (slug) => {
		expect(OFFICIAL_FACTS.filter((card) => card.slug === slug)).toHaveLength(1);
		expect(listed.filter((one) => one === slug)).toHaveLength(1);
		expect(unsaidOf(slug)?.cards).toContain(slug);
	});

	it('is not said of a card that is played like any other', () => {
		expect(unsaidOf('b2-isaac')).toBeNull();
	});
});
