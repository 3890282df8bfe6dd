/** How many or how much. */
import { AMOUNT } from '../english/amounts.ts';
import type { Amount } from '../grammar.ts';
import type { Scope } from '../wording/scope.ts';
import { phraseIn } from './match.ts';
import type { Rule } from './rule.ts';

/** An amount by itself: "3", "that much", "the number of souls you have". */
export const amountIn = (scope: Scope): Rule<Amount> => phraseIn(AMOUNT, scope);
