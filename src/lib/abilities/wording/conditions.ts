import type { Amount, Condition } from '../grammar.ts';
import { amountWords } from './amounts.ts';
import { cardThat, counterNoun, manyOf, someOf } from './filters.ts';
import { orList, ordinal, spaced } from './lists.ts';
import { nounFor } from './nouns.ts';
import { agree, type Scope } from './scope.ts';

/** "it's your turn", "you have 8 or more loot cards in hand": a question, after "if" or "while". */
export function conditionWords(condition: Condition, scope: Scope): string {
	if ('not' in condition)
		return (
			deniedWords(condition.not, scope) ??
			`it's not true that ${conditionWords(condition.not, scope)}`
		);
	if ('all' in condition)
		return condition.all.map((one) => conditionWords(one, scope)).join(' and ');
	if ('either' in condition)
		return `either ${condition.either.map((one) => conditionWords(one, scope)).join(' or ')}`;
	if ('noted' in condition) return `${amountWords(condition.noted, scope)} is noted on this`;
	if ('attacked' in condition)
		return `${agree(nounFor(condition.attacked, scope), 'have', 'has')} been attacked this turn`;
	if ('dealtCombatDamage' in condition)
		return `${nounFor(condition.dealtCombatDamage, scope).subject ?? 'you'} dealt combat damage to a player this turn`;
	if ('atLeast' in condition) return compared(condition.amount, condition.atLeast, 'more', scope);
	if ('atMost' in condition) return compared(condition.amount, condition.atMost, 'less', scope);
	if ('equals' in condition) return compared(condition.amount, condition.equals, 'exactly', scope);
	if ('what' in condition)
		return `${agree(nounFor(condition.what, scope), 'are', 'is')} ${someOf([condition.fits], scope)}`;
	if ('onAttackRoll' in condition)
		return `the attack roll was a ${orList(condition.onAttackRoll.map(String))}`;
	if ('nth' in condition) {
		const whose = nounFor(condition.of, scope).possessive;
		return `it's ${whose} ${orList(condition.is.map(ordinal))} ${condition.nth} this turn`;
	}
	if ('everyOther' in condition)
		return `it's every second attack roll made against ${nounFor(condition.against, scope).object}`;
	if ('discarded' in condition)
		return `the discarded card is ${cardThat(condition.discarded, scope)}`;
	if ('turnOf' in condition) return `it's ${nounFor(condition.turnOf, scope).possessive} turn`;
	return IS[condition.is];
}

/** What is denied in words of its own, "it's not your turn"; null where it has none. */
function deniedWords(condition: Condition, scope: Scope): string | null {
	if ('onAttackRoll' in condition)
		return `the attack roll wasn't a ${orList(condition.onAttackRoll.map(String))}`;
	if ('atLeast' in condition && typeof condition.atLeast !== 'number')
		return `${amountWords(condition.amount, scope)} is less than ${amountWords(condition.atLeast, scope)}`;
	if ('attacked' in condition)
		return `${agree(nounFor(condition.attacked, scope), 'have', 'has')} not been attacked this turn`;
	if ('is' in condition && typeof condition.is === 'string') return IS_NOT[condition.is] ?? null;
	return null;
}

/** A condition without its ability; null where it speaks of what only the ability has named. */
export function conditionAlone(condition: Condition): string | null {
	const written = JSON.stringify(condition);
	if (/"(?:chosen|target|they|it)"/u.test(written)) return null;
	const words = conditionWords(condition, ALONE);
	return /that (?:much|number)/u.test(words) ? null : words;
}

const ALONE: Scope = {
	targets: [],
	inline: false,
	event: 'none',
	says: { they: false, it: false },
	bound: []
};

const IS: Readonly<Record<Extract<Condition, { is: string }>['is'], string>> = {
	'your turn': "it's your turn",
	'same result twice': 'this roll shows the same number as the one before it',
	'same results': 'all of these rolls show the same number',
	'the loot step': "it's the loot step",
	'an attack': 'an attack is under way'
};

const IS_NOT: Partial<typeof IS> = {
	'your turn': "it's not your turn",
	'the loot step': "it's not the loot step",
	'an attack': 'no attack is under way'
};

const onAttackRoll = (numbers: readonly number[]): string =>
	`on an attack roll of ${orList(numbers.map(String))}`;

/** A question right after what happens: "on your turn", "on an attack roll of 6", "while …". */
export function whileWords(condition: Condition, scope: Scope): string {
	if ('onAttackRoll' in condition) return onAttackRoll(condition.onAttackRoll);
	if ('is' in condition && condition.is === 'your turn') return 'on your turn';
	if ('is' in condition && condition.is === 'the loot step') return 'in the loot step';
	return `while ${conditionWords(condition, scope)}`;
}

/** "you have 25¢ or more", "this has 1 HP", "there are 6 or more counters on this". */
function compared(
	amount: Amount,
	limit: Amount,
	way: 'more' | 'less' | 'exactly',
	scope: Scope
): string {
	const reach = (unit = ''): string => {
		const words = `${amountWords(limit, scope)}${unit}`;
		const bare = way === 'exactly' || (way === 'less' && limit === 0);
		return bare ? words : `${words} or ${way}`;
	};
	if (typeof limit === 'number' && typeof amount === 'object') {
		if ('owned' in amount && amount.owned !== 'HP') {
			const has = agree(nounFor(amount.by, scope), 'have', 'has');
			if (amount.owned === '¢') return `${has} ${reach('¢')}`;
			return `${has} ${reach()} ${amount.owned === 'loot cards' ? 'loot cards in hand' : amount.owned}`;
		}
		if ('counters' in amount) {
			const on = nounFor(amount.on, scope).object;
			return `there are ${reach()} ${counterNoun(amount.counters)}s on ${on}`;
		}
		if ('playedBy' in amount)
			return `${nounFor(amount.playedBy, scope).subject ?? 'you'} played ${reach()} loot cards this turn`;
		if ('count' in amount) return `there are ${spaced(reach(), manyOf([amount.count], scope))}`;
		if ('stat' in amount)
			return `${agree(nounFor(amount.of, scope), 'have', 'has')} ${reach(STATS[amount.stat])}`;
	}
	const is = { more: 'is at least', less: 'is at most', exactly: 'is' }[way];
	return `${amountWords(amount, scope)} ${is} ${amountWords(limit, scope)}`;
}

const STATS = { hp: ' HP', 'max hp': ' max HP', attack: ' ATK', evasion: ' evasion' } as const;
