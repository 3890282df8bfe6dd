import { describe, expect, it } from 'vitest';
import { ALL_CARDS, cardsFound } from './find-cards.ts';

const first = (wanted: string): string | undefined => cardsFound(wanted, ALL_CARDS)[0];

describe('a fragment of a name', () => {
	it.each([
		['relic', 'the-relic'],
		['the relic', 'the-relic'],
		['slei han', 'sleight-of-hand'],
		['soh', 'sleight-of-hand'],
		['BUTTER', 'butter-bean'],
		['guppys col', 'guppys-collar'],
		['butterbeen', 'butter-bean'],
		['magdalene', 'maggy'],
		['nine lives', 'the-dead-cat']
	])('%s means %s', (wanted, card) => {
		expect(first(wanted)).toBe(card);
	});

	it('means nothing where nothing is like it', () => {
		expect(cardsFound('qqqqqq', ALL_CARDS)).toEqual([]);
	});

	it('means every card while nothing is typed', () => {
		expect(cardsFound(' ', ALL_CARDS)).toHaveLength(ALL_CARDS.length);
	});
});
