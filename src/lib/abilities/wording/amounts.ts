/** How many and how much, in words. */
import { AMOUNT } from '../english/amounts.ts';
import { STAT_NOUN } from '../english/stats.ts';
import type { Amount, Stat } from '../grammar.ts';
import { wordsOf } from './form.ts';
import { signed } from './lists.ts';
import type { Scope } from './scope.ts';

/** An amount by itself: "3", "that much", "the number of souls you have". */
export const amountWords = (amount: Amount, scope: Scope): string => wordsOf(AMOUNT, amount, scope);

/** A change to a stat: "+1 HP", "+1 to attack rolls". */
export const statChange = (stat: Stat, add: number): string => `${signed(add)} ${STAT_NOUN[stat]}`;
