/** An effect as sentences of its own. */
import type { Effect } from '../grammar.ts';
import { ORDER, spoken } from './clause.ts';
import { conditionWords } from './conditions.ts';
import { isForMany } from './many.ts';
import type { Phrase, SentenceScope } from './phrase.ts';
import { clausesOf, isPlain } from './verbs.ts';
import { bracketed, takesElse } from './brackets.ts';
import { doer, isNothing, headWords, within } from './within.ts';

/**
 * The sentences of an effect, each with the lines that follow it.
 * @param last whether nothing is said after it.
 */
export function sentences(
	effect: Effect,
	path: readonly number[],
	scope: SentenceScope,
	last = true
): readonly Phrase[] {
	const inside = (part: Effect, index: number): Phrase =>
		within(part, [...path, index], scope, ORDER);
	const after = (words: string, phrase: Phrase): Phrase => ({
		...phrase,
		text: `${words}${phrase.text}`
	});
	switch (effect.do) {
		case 'then':
			if (effect.steps.length === 0) return [within(effect, path, scope, ORDER)];
			return effect.steps.flatMap((step, index) => {
				const at = [...path, index];
				const isLast = last && index === effect.steps.length - 1;
				return step.do === 'then'
					? [within(step, at, scope, ORDER)]
					: sentences(step, at, scope, isLast);
			});
		case 'choose number':
		case 'remember':
			// What follows to the end is of that number.
			if (!last) return [within(effect, path, scope, ORDER)];
			return [
				{ text: headWords(effect, scope), path, lines: [], voice: ORDER },
				...sentences(effect.effect, [...path, 0], scope)
			];
		case 'if you do': {
			const first = inside(effect.first, 0);
			// In a sentence of its own "they" could be those to whom it is done.
			if (doer(first.voice) === 'they' && isForMany(effect.first))
				return [within(effect, path, scope, ORDER)];
			if (isNothing(effect.second) && effect.otherwise)
				return [first, after(`if ${doer(first.voice)} don't, `, inside(effect.otherwise, 2))];
			const condition = `if ${doer(first.voice)} do, `;
			const bracket = effect.otherwise !== undefined && takesElse(effect.second);
			const second = bracketed(inside(effect.second, 1), bracket);
			const parts = [first, after(condition, second)];
			return effect.otherwise
				? [...parts, after('otherwise, ', inside(effect.otherwise, 2))]
				: parts;
		}
		case 'if': {
			const condition = `if ${conditionWords(effect.condition, scope)}, `;
			const bracket = effect.otherwise !== undefined && takesElse(effect.effect);
			const first = { ...after(condition, bracketed(inside(effect.effect, 0), bracket)), path };
			return effect.otherwise
				? [first, after('otherwise, ', inside(effect.otherwise, 1))]
				: [first];
		}
		default:
			if (!isPlain(effect)) return [within(effect, path, scope, ORDER)];
			return clausesOf(effect, scope).map((clause) => ({
				...spoken(clause, ORDER),
				path,
				lines: []
			}));
	}
}
