import type { Card } from '../card.ts';
import { ALWAYS } from './always.ts';
import { ONE_USE } from './one-use.ts';
import { OTHER_TREASURES } from './other-sets.ts';
import { PAID } from './paid.ts';
import { ROLLS } from './rolls.ts';
import { STACK_AND_DICE } from './stack-and-dice.ts';
import { TAPS } from './taps.ts';
import { TRIGGERS } from './triggers.ts';

/** The treasures of the base set, and those of others that documents name. */
export const TREASURES: Readonly<Record<string, Card>> = {
	...ALWAYS,
	...ROLLS,
	...TRIGGERS,
	...PAID,
	...TAPS,
	...STACK_AND_DICE,
	...ONE_USE,
	...OTHER_TREASURES
};
