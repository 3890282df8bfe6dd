import type { Test } from '../abilities/grammar.ts';
import { cardOf } from '../cards/library.ts';

type ByName = Extract<Test, { named: string } | { nameHas: string }>;

/** Whether a test asks for a name. */
export const asksName = (test: Test): test is ByName =>
	typeof test === 'object' && ('named' in test || 'nameHas' in test);

/** Whether one of some names is what a test asks for. */
export const passesByName = (names: readonly string[], test: ByName): boolean =>
	'named' in test
		? names.includes(test.named)
		: names.some((name) => name.toLowerCase().includes(test.nameHas.toLowerCase()));

/** Whether a card is found by a name that is not in its name box. */
export const isFoundByFurtherName = (card: string, where: readonly Test[]): boolean =>
	where.some((test) => asksName(test) && !passesByName([cardOf(card).name], test));
