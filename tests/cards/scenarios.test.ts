import { expect, it } from 'vitest';
import { isCard, FACES } from '#lib/cards/library.ts';
import { cardsIn } from '#lib/ui/cards/shown.ts';
import { scenarios } from '../support/scenarios.ts';

const shown = scenarios().map(({ scenario }) => cardsIn(scenario));

it('names only cards of the library, and typed ones', () => {
	expect(shown.flatMap((cards) => [...cards].filter((key) => !isCard(key)))).toEqual([]);
});

/** Cards without an ability are tried one by one in `vanilla.test.ts`. */
it('shows every card that does something', () => {
	const count = (key: string): number => shown.filter((cards) => cards.has(key)).length;
	const never = [...FACES].filter(
		([key, { abilities }]) => abilities.length > 0 && count(key) === 0
	);
	expect(never.map(([key]) => key)).toEqual([]);
});
