/** Whether words name whoever something would happen to: "if a player would take damage, they take 1 damage instead". */
import type { Amount, Effect, Instead, ObjectWord, Replacement, Whose } from '../grammar.ts';
import { alike } from '../english/hole.ts';
import { eventOf } from '../wording/scope.ts';

/** Whether a word of an effect is whoever it would happen to. */
export const isWhom = (who: Whose, word: ObjectWord): boolean =>
	alike(who, word) ||
	(word === 'they' && eventOf(who) === 'a player') ||
	(word === 'it' && eventOf(who) === 'none');

/** Whether somebody who is named, by a word of their own or by what they are, is whoever it would happen to. */
export function isNamed(who: Whose, named: Whose): boolean {
	if (alike(who, named)) return true;
	if (named === 'it') return isWhom(who, named);
	if (typeof named === 'string' || !('is' in named) || named.is !== 'player') return false;
	const [test, ...more] = named.where;
	return more.length === 0 && typeof test === 'object' && 'by' in test && isWhom(who, test.by);
}

/** "If this would take damage, it takes 1 damage instead": the same happens to the same, and another amount of it. */
export function otherAmount({ would, who }: Replacement['event'], instead: Effect): Instead | null {
	if (instead.do !== would || !('who' in instead) || !('amount' in instead)) return null;
	return isWhom(who, instead.who) && isAmount(instead.amount) ? { amount: instead.amount } : null;
}

const isAmount = (amount: unknown): amount is Amount =>
	amount !== 'hand' && !(typeof amount === 'object' && amount !== null && 'min' in amount);
