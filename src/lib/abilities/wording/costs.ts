import { COST } from '../english/costs.ts';
import type { Cost } from '../grammar.ts';
import { NOWHERE } from './filters.ts';
import { wordsOf } from './form.ts';
import { andList, capital } from './lists.ts';

/** "Pay 4¢", "Pay 2¢ and destroy this": what a $ ability costs. */
export const costWords = (cost: readonly Cost[]): string =>
	capital(andList(cost.map((part) => wordsOf(COST, part, NOWHERE))));
