/** How many and how much, in words. */
import {
	ADDITIONAL_LOOT,
	ADDITIONAL_TIMES,
	AMOUNT,
	CENTS,
	DAMAGE,
	LOOT_CARDS,
	PLAIN,
	STAT_NOUN
} from '../english/amounts.ts';
import type { Amount, Stat } from '../grammar.ts';
import { wordsOf } from './form.ts';
import { signed, spaced } from './lists.ts';
import type { Scope } from './scope.ts';

/** An amount by itself: "3", "that much", "the number of souls you have". */
export const amountWords = (amount: Amount, scope: Scope): string => wordsOf(AMOUNT, amount, scope);

/** So much of something that is not counted: "3¢", "that much damage +1", "¢ equal to …". */
export const muchOf = (amount: Amount, unit: '¢' | 'damage', scope: Scope): string =>
	wordsOf(unit === '¢' ? CENTS : DAMAGE, amount, scope);

/** So many of them: "a loot card", "that many loot cards +1", "loot cards equal to …". */
export const lootCards = (amount: Amount, scope: Scope): string =>
	wordsOf(LOOT_CARDS, amount, scope);

/** How often: "an additional time", "2 additional loot cards". */
export const additional = (
	amount: Amount | 'any number',
	one: 'time' | 'loot card',
	scope: Scope
): string => wordsOf(one === 'time' ? ADDITIONAL_TIMES : ADDITIONAL_LOOT, amount, scope);

/** A number for a word that takes one: "loot 3", "loot equal to …". */
export const plain = (amount: Amount, scope: Scope): string => wordsOf(PLAIN, amount, scope);

/** A change to a stat: "+1 HP", "+1 to attack rolls". */
export const statChange = (stat: Stat, add: number): string => `${signed(add)} ${STAT_NOUN[stat]}`;

/** A change to a stat by an amount, with what is said at the end of the sentence about it. */
export function statBy(
	stat: Stat,
	add: Amount,
	scope: Scope
): { readonly change: string; readonly where: string } {
	if (typeof add === 'number') return { change: statChange(stat, add), where: '' };
	const less = typeof add === 'object' && 'minus' in add && add.minus[0] === 0;
	const x = less ? '-x' : '+x';
	return { change: `${x} ${STAT_NOUN[stat]}`, where: whereX(less ? add.minus[1] : add, scope) };
}

/** ", where x is …". */
export const whereX = (amount: Amount, scope: Scope): string =>
	spaced(', where x is', amountWords(amount, scope));
