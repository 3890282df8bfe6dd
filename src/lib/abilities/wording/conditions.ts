import { CONDITION, RIGHT_AFTER } from '../english/conditions.ts';
import type { Condition } from '../grammar.ts';
import { saidOf, wordsOf } from './form.ts';
import type { Scope } from './scope.ts';

/** "it's your turn", "you have 8 or more loot cards in hand": a question, after "if" or "while". */
export function conditionWords(condition: Condition, scope: Scope): string {
	if ('not' in condition)
		return (
			saidOf(CONDITION, condition, scope) ??
			`it's not true that ${conditionWords(condition.not, scope)}`
		);
	if ('all' in condition)
		return condition.all.map((one) => conditionWords(one, scope)).join(' and ');
	if ('either' in condition)
		return `either ${condition.either.map((one) => conditionWords(one, scope)).join(' or ')}`;
	return wordsOf(CONDITION, condition, scope);
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
	inline: null,
	event: 'none',
	says: { they: false, it: false },
	bound: []
};

/** A question right after what happens: "on your turn", "on an attack roll of 6", "while …". */
export const whileWords = (condition: Condition, scope: Scope): string =>
	saidOf(RIGHT_AFTER, condition, scope) ?? `while ${conditionWords(condition, scope)}`;
