import type { Condition } from '../grammar.ts';
import { amountWords } from './amounts.ts';
import { someOf } from './filters.ts';
import { orList, ordinal } from './lists.ts';
import { nounFor } from './nouns.ts';
import { agree, type Scope } from './scope.ts';

/** "it's your turn", "you have at least 8 …": a question, said after "if" or "while". */
export function conditionWords(condition: Condition, scope: Scope): string {
	const amount = (of: Parameters<typeof amountWords>[0]): string => amountWords(of, scope);
	if ('not' in condition) return `it's not true that ${conditionWords(condition.not, scope)}`;
	if ('all' in condition)
		return condition.all.map((one) => conditionWords(one, scope)).join(' and ');
	if ('atLeast' in condition)
		return `${amount(condition.amount)} is ${amount(condition.atLeast)} or more`;
	if ('atMost' in condition)
		return `${amount(condition.amount)} is ${amount(condition.atMost)} or less`;
	if ('what' in condition)
		return `${agree(nounFor(condition.what, scope), 'are', 'is')} ${someOf([condition.fits], scope)}`;
	if ('onAttackRoll' in condition)
		return `it came from an attack roll of ${orList(condition.onAttackRoll.map(String))}`;
	if ('nth' in condition)
		return `it's ${nounFor(condition.of, scope).possessive} ${orList(condition.is.map(ordinal))} ${condition.nth} this turn`;
	return IS[condition.is];
}

const IS: Readonly<Record<Extract<Condition, { is: string }>['is'], string>> = {
	'your turn': "it's your turn",
	'same result twice': 'this roll shows the same number as the one before it',
	'the loot step': "it's the loot step"
};
